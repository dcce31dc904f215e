import { useLingui } from '@lingui/react/macro';
import type { StockMovement } from '@sabuja/contract';
import { formatIstDateTime, formatIstDay, formatRupees, formatSignedCount } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { movementLabels, wasteLabels } from './stock-labels.ts';
import { movementsQuery } from './stock-queries.ts';

/** What changed a product's quantity, newest first. */
export function MovementList({ stockId }: { stockId: number }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(movementsQuery(stockId));
  const movements = query.data?.pages.flatMap(({ results }) => results);
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">{t`History`}</h3>
      <Loaded query={{ ...query, data: movements }} failed={t`The history could not be loaded.`}>
        {(movements) =>
          movements.length === 0 ? (
            <p className="text-muted">{t`Nothing has changed yet.`}</p>
          ) : (
            <ul className="divide-y divide-line">
              {movements.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t`Show older`}
        </Button>
      )}
    </section>
  );
}

function MovementRow({ movement }: { movement: StockMovement }) {
  const { t, i18n } = useLingui();
  const { change, reason, waste_reason, note, supplier, member, quantity_after: after } = movement;
  const details = [waste_reason && i18n._(wasteLabels[waste_reason]), supplier, note, member];
  return (
    <li className="flex items-start gap-3 py-2 text-sm">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">
          {i18n._(movementLabels[reason])} <OrderLink movement={movement} />
        </span>
        <span className="break-words text-muted">
          {[formatIstDateTime(new Date(movement.at)), ...details].filter(Boolean).join(' · ')}
        </span>
        {movement.batches.map((batch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: batches of a past supply never change
          <BatchLine key={index} batch={batch} />
        ))}
      </span>
      <span className="tabular shrink-0 text-right">
        <span className={clsx('block font-bold', change < 0 ? 'text-chilli' : 'text-leaf-deep')}>
          {formatSignedCount(change)}
        </span>
        {after !== null && <span className="text-muted">{t`then ${after}`}</span>}
      </span>
    </li>
  );
}

function OrderLink({ movement: { order_uid, order_no } }: { movement: StockMovement }) {
  const { t } = useLingui();
  const mayRead = useSession()?.permissions.includes('orders.read') ?? false;
  if (order_uid === null) return null;
  const label = t`Order ${order_no}`;
  return mayRead ? (
    <Link to={paths.order(order_uid)} className="font-normal text-leaf underline">
      {label}
    </Link>
  ) : (
    <span className="font-normal">{label}</span>
  );
}

function BatchLine({ batch }: { batch: StockMovement['batches'][number] }) {
  const { t } = useLingui();
  const { quantity, expires_on, purchase_price: price } = batch;
  const day = expires_on && formatIstDay(expires_on);
  const parts = [
    batch.batch && t`Batch ${batch.batch}`,
    day && t`expires ${day}`,
    price !== null && t`${formatRupees(price)} each`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span className="text-muted">
      {quantity} × {parts.join(' · ')}
    </span>
  );
}
