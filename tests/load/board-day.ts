import { addDays, type IstDate, istDate } from '@sabuja/kit';
import { queryDatabase } from './bench-cluster.ts';

/** Number of orders of the measured day. */
export const DAY_ORDERS = 2000;

/** Moves the newest orders of a shop to tomorrow, over all slots, zones and statuses; 20 of them are not seen yet. */
export async function fillDay(url: string): Promise<IstDate> {
  const date = addDays(istDate(new Date()), 1);
  // The triggers are disabled: they notify screens and guard final statuses, which only a running shop needs.
  await queryDatabase(
    url,
    `alter table orders.orders disable trigger user;
    update orders.orders set seen_at = now(), seen_by = (select min(id) from staff.members),
      delivery_date = least(delivery_date, date '${date}' - 1);
    update orders.orders o set delivery_date = '${date}', status = d.status,
      seen_at = case when d.n >= 20 then o.seen_at end, seen_by = case when d.n >= 20 then o.seen_by end
    from (
      select id, n, (array['PLACED', 'PLACED', 'PLACED', 'PLACED', 'PLACED', 'PLACED', 'CONFIRMED', 'PACKED',
        'OUT_FOR_DELIVERY', 'CANCELLED'])[n % 10 + 1] as status
      from (select id, row_number() over (order by id desc) - 1 as n from orders.orders) newest
      where n < ${DAY_ORDERS}
    ) d
    where d.id = o.id;
    alter table orders.orders enable trigger user;
    analyze orders.orders`,
  );
  return date;
}

/** The orders of a day that wait to be confirmed. */
export async function listToConfirm(url: string, date: IstDate): Promise<string[]> {
  const rows = await queryDatabase<{ uid: string }>(
    url,
    `select uid from orders.orders where delivery_date = '${date}' and status = 'PLACED' and twin_until is null
    order by id`,
  );
  return rows.map(({ uid }) => uid);
}
