import { useLingui } from '@lingui/react/macro';
import type { StopLine } from '@sabuja/contract';
import { type RefusalReason, refusalReasons } from '@sabuja/contract/rules/refused-units';
import { formatDeduction, toRupees } from '@sabuja/kit';
import { Select } from '@sabuja/ui/select.tsx';
import { refusalLabels } from './refusal-labels.ts';
import { amountOf } from './refused-amounts.ts';

type Values = { quantity: number; reason: RefusalReason | '' };
type Props = Values & { line: StopLine; onChange: (change: Partial<Values>) => void };

/** One item: how many of it are refused, and why. */
export function RefusedLine({ line, quantity, reason, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { name, units, is_whole: isWhole } = line;
  const counts = isWhole
    ? [line.quantity]
    : Array.from({ length: line.quantity }, (_, index) => index + 1);
  return (
    <div className="grid gap-2 rounded-field border border-line px-3.5 py-2">
      <Select
        label={`${name} · ${units}`}
        value={quantity}
        {...(isWhole && { hint: t`Weighed: all of it or none` })}
        onChange={({ target }) => onChange({ quantity: Number(target.value) })}
      >
        <option value={0}>{t`Nothing refused`}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count} · {formatDeduction(toRupees(amountOf(line, count)))}
          </option>
        ))}
      </Select>
      {quantity > 0 && (
        <Select
          label={t`Why is ${name} refused?`}
          value={reason}
          required
          onChange={({ target }) => onChange({ reason: target.value as RefusalReason })}
        >
          <option value="">{t`Please choose`}</option>
          {refusalReasons.map((one) => (
            <option key={one} value={one}>
              {i18n._(refusalLabels[one])}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
