import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import { summaryQuery } from '../orders/index.ts';
import { printKinds, type SheetFilter, type useSheetFilter } from './sheet-filter.ts';
import { useSheetLabels } from './use-sheet-labels.ts';

/** The department whose orders a sheet lists; null for all. */
const departmentOf = { harvest: 'GROCERY', kitchen: 'KITCHEN', labels: null } as const;

type Props = Omit<ReturnType<typeof useSheetFilter>, 'filter'> & { filter: SheetFilter };

/** Controls to choose the sheet, and the slot of its department. */
export function SheetFilters({ filter, setFilter }: Props) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(summaryQuery(filter.date));
  const labels = useSheetLabels();
  const department = departmentOf[filter.kind];
  const slots =
    data?.slots.filter((slot) => department === null || slot.department === department) ?? [];
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t`Sheet`}</legend>
        {printKinds.map((kind) => (
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
            {labels[kind]}
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
        {slots.map((slot) => (
          <option key={slot.slot_id} value={slot.slot_id}>
            {slot.name}
            {department === null && ` · ${i18n._(departmentLabels[slot.department])}`}
          </option>
        ))}
      </select>
    </>
  );
}
