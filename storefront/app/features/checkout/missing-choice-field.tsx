import { useLingui } from '@lingui/react/macro';
import { type MissingChoice, missingChoices } from '@sabuja/contract/rules/if-missing';
import { missingChoiceLabels } from '../../lib/missing-choice-labels.ts';
import { Panel } from './panel.tsx';

type Props = { value: MissingChoice | ''; onChange: (choice: MissingChoice) => void };

/** What the shop does when something is missing; optional, and once for all orders of the checkout. */
export function MissingChoiceField({ value, onChange }: Props) {
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
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="size-5 shrink-0 accent-leaf"
            />
            {t(missingChoiceLabels[choice])}
          </label>
        ))}
      </div>
      <p className="-mt-2 text-sm text-muted">
        {t`A substitute never costs you more. If you choose nothing, we call you.`}
      </p>
    </Panel>
  );
}
