import { useLingui } from '@lingui/react/macro';
import { type MissingChoice, missingChoices } from '@sabuja/contract/rules/if-missing';
import { Select } from '@sabuja/ui/select.tsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { missingChoiceLabels } from '../../lib/missing-choice-labels.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutLine } from './order-plan.ts';
import { Panel } from './panel.tsx';

type Choices = Pick<CheckoutForm, 'ifMissing' | 'lineChoices'>;
type Props = {
  form: Choices;
  lines: readonly CheckoutLine[];
  onChange: (changes: Partial<Choices>) => void;
};

/** Optional choice of what the shop does if an item is missing: for all orders of the checkout, or by item. */
export function MissingChoiceField({ form, lines, onChange }: Props) {
  const { t } = useLingui();
  const title = t`If something is missing`;
  return (
    <Panel title={title}>
      <div role="radiogroup" aria-label={title} className="-mt-2 grid gap-x-6 sm:flex sm:flex-wrap">
        {missingChoices.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="if_missing"
              checked={form.ifMissing === choice}
              onChange={() => onChange({ ifMissing: choice })}
              className="size-5 shrink-0 accent-leaf"
            />
            {t(missingChoiceLabels[choice])}
          </label>
        ))}
      </div>
      <p className="-mt-2 text-sm text-muted">
        {t`A substitute never costs you more. If you choose nothing, we call you.`}
      </p>
      <ChoiceByItem
        lines={lines}
        value={form.lineChoices}
        onChange={(lineChoices) => onChange({ lineChoices })}
      />
    </Panel>
  );
}

type ByItemProps = {
  lines: readonly CheckoutLine[];
  value: CheckoutForm['lineChoices'];
  onChange: (choices: CheckoutForm['lineChoices']) => void;
};

/** The same choice by item; collapsed until the customer opens it, unless it was used before. */
function ChoiceByItem({ lines, value, onChange }: ByItemProps) {
  const { t } = useLingui();
  const isUsed = lines.some(({ cartItemId }) => value[cartItemId] !== undefined);
  const [isOpen, setIsOpen] = useState(isUsed);
  if (lines.length < 2 && !isUsed) return null;
  const choose = (line: number, choice: MissingChoice | undefined) => {
    const { [line]: _, ...others } = value;
    onChange(choice ? { ...others, [line]: choice } : others);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="-ml-1 flex min-h-8 w-fit cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden gap-1.5 rounded-tag px-1 text-sm text-muted hover:text-ink">
        <ChevronDown aria-hidden="true" className="size-4 in-open:rotate-180" />
        {t`Choose by item`}
      </summary>
      <div className="mt-2 grid gap-3">
        {lines.map(({ cartItemId, name }) => (
          <Select
            key={cartItemId}
            label={name}
            value={value[cartItemId] ?? ''}
            onChange={({ target }) =>
              choose(
                cartItemId,
                missingChoices.find((choice) => choice === target.value),
              )
            }
          >
            <option value="">{t`As for the whole order`}</option>
            {missingChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(missingChoiceLabels[choice])}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </details>
  );
}
