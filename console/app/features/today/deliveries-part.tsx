import { useLingui } from '@lingui/react/macro';
import type { TodayFigures } from '@sabuja/contract';
import { orderStatuses } from '@sabuja/contract/rules/order-status';
import { formatRupees } from '@sabuja/kit';
import { departmentLabels, statusLabels } from '../../lib/order-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

type Deliveries = TodayFigures['deliveries'];
type Row = Pick<Deliveries, 'counts' | 'late' | 'value'> & { key: string; name: string };

/** The orders that are to be delivered today, by slot and status. */
export function DeliveriesPart({ deliveries }: { deliveries: Deliveries }) {
  const { t, i18n } = useLingui();
  const statuses = orderStatuses.filter((status) => (deliveries.counts[status] ?? 0) > 0);
  const rows: Row[] = [
    ...deliveries.slots.map((slot) => ({
      ...slot,
      key: String(slot.slot_id),
      name: `${slot.name} · ${i18n._(departmentLabels[slot.department])}`,
    })),
    { ...deliveries, key: 'all', name: t`All` },
  ];
  return (
    <TitledCard title={t`To be delivered today`}>
      <section
        aria-label={t`To be delivered today, by slot and status`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full min-w-2xl text-left text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">{t`Slot`}</th>
              {statuses.map((status) => (
                <th key={status} scope="col" className="px-3 py-2 text-right font-semibold">
                  {i18n._(statusLabels[status].text)}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 text-right font-semibold">{t`Late`}</th>
              <th scope="col" className="py-2 pl-3 text-right font-semibold">{t`Value`}</th>
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-line">
            {rows.map(({ key, name, counts, late, value }) => (
              <tr key={key} className="last:font-bold">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {name}
                </th>
                {statuses.map((status) => (
                  <td key={status} className="px-3 py-2 text-right">
                    {counts[status] ?? 0}
                  </td>
                ))}
                <td
                  className={late > 0 ? 'px-3 py-2 text-right text-chilli' : 'px-3 py-2 text-right'}
                >
                  {late}
                </td>
                <td className="py-2 pl-3 text-right">{formatRupees(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </TitledCard>
  );
}
