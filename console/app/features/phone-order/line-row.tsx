import { useLingui } from '@lingui/react/macro';
import { MAX_LINE_NOTE_LENGTH, type MissingChoice } from '@sabuja/contract/rules/if-missing';
import { formatPaise } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { Trash2 } from 'lucide-react';
import { MissingOptions } from './missing-options.tsx';
import type { DraftLine } from './phone-draft.ts';
import { lineTotal, unitPrice } from './plan-phone-orders.ts';

type Props = {
  line: DraftLine;
  isPlaced: boolean;
  onChange: (change: Partial<DraftLine>) => void;
};

/** One item: quantity within the stock, note, and what is done when it is missing. */
export function LineRow({ line, isPlaced, onChange }: Props) {
  const { t } = useLingui();
  const { name, units, quantity, max } = line;
  const unit = formatPaise(unitPrice(line));
  return (
    <li className="grid gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_6rem_6.5rem_2.75rem] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="tabular text-sm text-muted">
          {units} · {unit}
        </p>
      </div>
      {isPlaced ? (
        <Badge tone="leaf">{t`placed`}</Badge>
      ) : (
        <TextField
          label={t`Quantity: ${name}`}
          hideLabel
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={String(quantity)}
          error={quantity > max ? t`Only ${max} in stock` : undefined}
          onChange={({ target }) => {
            const typed = Math.trunc(Number(target.value));
            if (typed >= 1) onChange({ quantity: Math.min(typed, Math.max(1, max)) });
          }}
        />
      )}
      <p className="tabular font-semibold md:text-right">{formatPaise(lineTotal(line))}</p>
      <IconButton
        label={t`Take out: ${name}`}
        disabled={isPlaced}
        onClick={() => onChange({ quantity: 0 })}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      {!isPlaced && (
        <div className="grid gap-2 sm:grid-cols-2 md:col-span-4">
          <TextField
            label={t`Note: ${name}`}
            hideLabel
            placeholder={t`Note for the picker`}
            maxLength={MAX_LINE_NOTE_LENGTH}
            value={line.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          <Select
            label={t`If it is missing: ${name}`}
            hideLabel
            value={line.ifMissing}
            onChange={({ target }) => onChange({ ifMissing: target.value as MissingChoice | '' })}
          >
            <option value="">{t`If missing: as for the whole order`}</option>
            <MissingOptions />
          </Select>
        </div>
      )}
    </li>
  );
}
