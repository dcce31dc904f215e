import { useLingui } from '@lingui/react/macro';
import type { Bags } from '@sabuja/contract';
import { MAX_BAGS } from '@sabuja/contract/limits';
import { Stepper } from '../../lib/stepper.tsx';

export type BagCount = Pick<Bags, 'veg' | 'non_veg'>;
type Props = { count: BagCount; onChange: (count: BagCount) => void };

/** Fields for the number of bags; veg and non-veg are separate if the order has both. */
export function BagFields({ count, onChange }: Props) {
  const { t } = useLingui();
  const isMixed = count.veg > 0 && count.non_veg > 0;
  const labels = isMixed
    ? { veg: t`Veg bags`, non_veg: t`Non-veg bags` }
    : { veg: t`Bags`, non_veg: t`Bags` };
  return (['veg', 'non_veg'] as const).map((kind) =>
    count[kind] === 0 ? null : (
      <fieldset key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <legend className="sr-only">{labels[kind]}</legend>
        <span aria-hidden="true" className="font-semibold">
          {labels[kind]}
        </span>
        <Stepper
          of={labels[kind]}
          text={String(count[kind])}
          value={count[kind]}
          min={1}
          max={MAX_BAGS - (kind === 'veg' ? count.non_veg : count.veg)}
          onChange={(value) => onChange({ ...count, [kind]: value })}
        />
      </fieldset>
    ),
  );
}
