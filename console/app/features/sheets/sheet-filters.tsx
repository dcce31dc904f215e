import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { summaryQuery } from '../orders/index.ts';
import type { SheetFilter, useSheetFilter } from './sheet-filter.ts';

type Props = Omit<ReturnType<typeof useSheetFilter>, 'filter'> & { filter: SheetFilter };

/** Which sheet, and for which slot of its department. */
export function SheetFilters({ filter, setFilter }: Props) {
  const { t } = useLingui();
  const { data } = useQuery(summaryQuery(filter.date));
  const department = filter.kind === 'harvest' ? 'GROCERY' : 'KITCHEN';
  const slots = data?.slots.filter((slot) => slot.department === department) ?? [];
  return (
    <>
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">{t`Sheet`}</legend>
        {(['harvest', 'kitchen'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={filter.kind === kind}
            onClick={() => setFilter({ kind, slot: undefined })}
            className={clsx(
              'min-h-9 rounded-control border px-3 text-sm font-semibold max-md:min-h-touch',
              filter.kind === kind
                ? 'border-leaf bg-leaf text-on-leaf'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            {kind === 'harvest' ? t`Harvest list` : t`Kitchen sheet`}
          </button>
        ))}
      </fieldset>
      <select
        aria-label={t`Slot`}
        value={filter.slot ?? ''}
        onChange={({ target }) => setFilter({ slot: Number(target.value) || undefined })}
        className="mr-auto min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch"
      >
        <option value="">{t`All slots`}</option>
        {slots.map(({ slot_id, name }) => (
          <option key={slot_id} value={slot_id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
