import { useLingui } from '@lingui/react/macro';
import type { KitchenDish } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { LineChoice } from '../../lib/line-choice.tsx';
import { LineNote } from '../../lib/line-note.tsx';
import { paths } from '../../lib/paths.ts';
import { type SheetFilter, sheetQuery } from './sheet-filter.ts';
import { SheetState } from './sheet-state.tsx';

/** What the kitchen cooks, by slot: each dish with its portions, and the orders that contain it. */
export function KitchenSheet({ filter }: { filter: SheetFilter }) {
  const query = useQuery({
    queryKey: ['board', 'kitchen', filter.date, filter.slot],
    queryFn: () => api('GET /api/v1/staff/sheets/kitchen', { query: sheetQuery(filter) }),
  });
  return (
    <SheetState query={query}>
      {(dishes) => (
        <div className="grid gap-5">
          {[...Map.groupBy(dishes, ({ slot }) => slot)].map(([slot, ofSlot]) => (
            <section key={slot} aria-label={slot} className="grid gap-2">
              <h2 className="text-base font-bold">{slot}</h2>
              <ul className="grid items-start gap-2 lg:grid-cols-2 xl:grid-cols-3">
                {ofSlot.map((dish) => (
                  <Dish key={`${dish.name} ${dish.units}`} dish={dish} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </SheetState>
  );
}

function Dish({ dish: { name, units, portions, orders } }: { dish: KitchenDish }) {
  const { t } = useLingui();
  return (
    <Card as="li" className="px-4 py-3 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-bold">
          {name} <span className="text-sm font-normal text-muted">{units}</span>
        </span>
        <span className="tabular text-lg font-extrabold">× {portions}</span>
      </p>
      <ul className="mt-1 text-sm">
        {orders.map(({ uid, order_no, quantity, members, occasion, note, if_missing }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={paths.order(uid)}
              className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
            >
              #{order_no}
            </Link>
            <span className="tabular">× {quantity}</span>
            {members !== null && <span>{t`${members} people`}</span>}
            {occasion && <span className="text-haldi-text">{occasion}</span>}
            {note && <LineNote note={note} />}
            <LineChoice choice={if_missing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
