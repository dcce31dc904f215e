import { useLingui } from '@lingui/react/macro';
import type { HarvestLine } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../lib/api.ts';
import { type SheetFilter, sheetQuery } from './sheet-filter.ts';
import { SheetState } from './sheet-state.tsx';

/** The quantity of each product to gather for all open orders, by aisle. */
export function HarvestList({ filter }: { filter: SheetFilter }) {
  const query = useQuery({
    queryKey: ['board', 'harvest', filter.date, filter.slot],
    queryFn: () => api('GET /api/v1/staff/sheets/harvest', { query: sheetQuery(filter) }),
  });
  return (
    <SheetState query={query}>
      {(lines) => (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {[...Map.groupBy(lines, ({ aisle }) => aisle)].map(([aisle, ofAisle]) => (
            <Aisle key={aisle} aisle={aisle} lines={ofAisle} />
          ))}
        </div>
      )}
    </SheetState>
  );
}

function Aisle({ aisle, lines }: { aisle: string; lines: readonly HarvestLine[] }) {
  const { t } = useLingui();
  const id = useId();
  const cell = 'border-t border-line px-3 py-2';
  return (
    <section className="grid gap-2 break-inside-avoid">
      <h2 id={id} className="text-base font-bold">
        {aisle || t`Other`}
      </h2>
      <Card className="overflow-hidden">
        <table aria-labelledby={id} className="w-full table-fixed text-left">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="px-3 py-2">{t`Product`}</th>
              <th scope="col" className="w-20 px-3 py-2 text-right">{t`Pieces`}</th>
              <th scope="col" className="w-20 px-3 py-2 text-right">{t`Orders`}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ stock_id, name, units, quantity, orders }) => (
              <tr key={stock_id}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {name} <span className="font-normal text-muted">{units}</span>
                </th>
                <td className={`${cell} tabular text-right text-lg font-extrabold`}>{quantity}</td>
                <td className={`${cell} tabular text-right text-muted`}>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
