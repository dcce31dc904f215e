import { IST_TIME_ZONE } from '@sabuja/kit';
import type { AdminConnection } from '@sabuja/server/platform/db';
import type { Place } from './shop-database.ts';

const batch = 50_000;

/** Adds orders of the last two years, oldest first, with their lines and history. */
export async function addOrders(
  connection: AdminConnection,
  { orders, customers }: { orders: number; customers: number },
  log: Place['log'],
): Promise<void> {
  if (orders === 0) return;
  await makeHelpers(connection, customers);
  const { rows } = await connection.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from orders.orders',
  );
  for (let done = 0; done < orders; done += batch) {
    const until = Math.min(done + batch, orders);
    await connection.query(insertBatch, [done + 1, until, orders, rows[0]?.id]);
    log(`${until} of ${orders} orders`);
  }
  await connection.query(
    `select setval(pg_get_serial_sequence('orders.orders', 'id'), max(id)) from orders.orders`,
  );
  await connection.query(countPlaces);
  await connection.query(countSold);
}

/** Creates numbered temporary tables, so that a random sample is a join on a number. */
async function makeHelpers(connection: AdminConnection, customers: number): Promise<void> {
  await connection.query(`
    create temp table load_items as
      select *, row_number() over (partition by department order by id) - 1 as place
      from catalogue.stocks where not inactive;
    create unique index on load_items (department, place);
    create temp table load_slots as
      select *, row_number() over (partition by department order by id) - 1 as place
      from delivery.slots where not inactive;
    create temp table load_counts as
      select department, (select count(*) from load_items g where g.department = d.department) as items,
        (select count(*) from load_slots s where s.department = d.department) as slots
      from (values ('KITCHEN'), ('GROCERY')) as d (department);
    create temp table load_customers as
      select row_number() over (order by c.id) - 1 as place, c.id, c.mobile_no, c.full_name,
        a.room_no || ', ' || a.locality || ', ' || a.area || ', ' || a.pincode as address,
        a.pincode, z.fee_paise, z.free_above_paise
      from identity.customers c join identity.addresses a on a.customer_id = c.id
      join delivery.pincodes p using (pincode) join delivery.zones z on z.id = p.zone_id
      order by c.id limit ${customers};
    create unique index on load_customers (place);
    analyze load_items; analyze load_slots; analyze load_counts; analyze load_customers`);
}

/** Sets the booked places of each slot and day to the number of its orders. */
const countPlaces = `
  insert into delivery.slot_days (slot_id, date, taken, capacity)
  select o.slot_id, o.delivery_date, count(*), greatest(s.capacity, count(*))
  from orders.orders o join delivery.slots s on s.id = o.slot_id
  where o.status <> 'CANCELLED' group by o.slot_id, o.delivery_date, s.capacity
  on conflict (slot_id, date) do update
    set taken = excluded.taken, capacity = greatest(slot_days.capacity, excluded.capacity)`;

/** Sets the sold quantities to those of the orders that are not cancelled. */
const countSold = `
  update catalogue.stocks s set sold = t.n
  from (
    select i.item_id, sum(i.quantity) as n
    from orders.items i join orders.orders o on o.id = i.order_id
    where o.status <> 'CANCELLED' and i.type = 'STOCK' group by i.item_id
  ) t
  where t.item_id = s.id`;

/** Inserts the orders $1 to $2 of $3; their ids come after $4. Amounts are rounded as in the pricing room. */
const insertBatch = `
with numbers as (
  select n, abs(hashint8extended(n, 11)) as a, abs(hashint8extended(n, 12)) as b,
    date_trunc('hour', now()) - interval '730 days' * (1 - n::float8 / $3::bigint) as created_at
  from generate_series($1::bigint, $2::bigint) as n
), drawn as materialized (
  select n.*, n.n + $4::bigint as id, k.department, k.items, s.id as slot_id, s.name as slot_name,
    c.id as customer_id, c.mobile_no, c.full_name, c.address, c.pincode, c.fee_paise,
    c.free_above_paise, d.date as delivery_date,
    (d.date + make_interval(mins => s.starts_at_minute)) at time zone '${IST_TIME_ZONE}' as starts_at,
    case when n.a % 20 = 0 then 'CANCELLED'
      when d.date < (now() at time zone '${IST_TIME_ZONE}')::date then 'DELIVERED'
      when n.a % 3 = 0 then 'CONFIRMED' else 'PLACED' end as status
  from numbers n
  join load_counts k on k.department = case when n.a % 4 = 1 then 'KITCHEN' else 'GROCERY' end
  join load_slots s on s.department = k.department and s.place = n.b % k.slots
  join load_customers c on c.place = n.b / 64 % (select count(*) from load_customers)
  cross join lateral (select (n.created_at at time zone '${IST_TIME_ZONE}')::date + 1 + (n.a % 2)::int as date) d
), lines as materialized (
  select d.id, l.line_no, g.id as item_id, g.name, g.units, q.quantity, u.unit_paise,
    g.cost_paise, g.gst_percent, g.tax_included, g.hsn, g.image_urls[1] as image_url,
    case when g.tax_included then 0 else round(u.unit_paise * q.quantity * g.gst_percent / 100) end as tax_paise
  from drawn d
  cross join lateral generate_series(1, 1 + (d.b % 4)::int) as l (line_no)
  join load_items g on g.department = d.department and g.place = (d.a / 256 + l.line_no * 7) % d.items
  cross join lateral (select 1 + (d.b / 16 + l.line_no) % 3 as quantity) q
  cross join lateral (
    select g.cost_paise - round(g.cost_paise * g.discount_percent / 100)::bigint as unit_paise) u
), sums as (
  select id, sum(cost_paise * quantity) as item_total,
    sum((cost_paise - unit_paise) * quantity) as discount, sum(tax_paise) as tax
  from lines group by id
), charged as (
  select d.*, s.item_total, s.discount, s.tax, case
    when s.item_total - s.discount >= d.free_above_paise then 0 else d.fee_paise end as delivery
  from drawn d join sums s using (id)
), placed as (
  insert into orders.orders (id, uid, customer_id, department, status, payment_method,
    payment_status, item_total_paise, discount_paise, tax_paise, delivery_paise, final_paise,
    pending_paise, delivery_date, slot_id, slot_name, pincode, deliver_to, delivery_address,
    customer_name, contact, created_at)
  overriding system value
  select id, md5('order ' || n)::uuid, customer_id, department, status, 'COD',
    case when status = 'DELIVERED' then 1 else 0 end, item_total, discount, tax, delivery,
    item_total - discount + tax + delivery,
    case when status in ('DELIVERED', 'CANCELLED') then 0
      else item_total - discount + tax + delivery end,
    delivery_date, slot_id, slot_name, pincode, full_name, address, full_name, mobile_no, created_at
  from charged order by id
), filled as (
  insert into orders.items (order_id, line_no, uid, item_id, type, name, units, quantity,
    unit_paise, cost_paise, final_paise, gst_percent, tax_included, tax_paise, hsn, image_url, taken)
  select id, line_no, md5('item ' || id || ' ' || line_no)::uuid, item_id, 'STOCK', name, units,
    quantity, unit_paise, cost_paise, unit_paise * quantity, gst_percent, tax_included, tax_paise, hsn, image_url,
    jsonb_build_array(jsonb_build_object('stockId', item_id, 'quantity', quantity))
  from lines order by id, line_no
), collected as (
  insert into orders.cash_collections (order_id, amount_paise, collected_at)
  select id, item_total - discount + tax + delivery, starts_at + interval '40 minutes'
  from charged where status = 'DELIVERED' and item_total - discount + tax + delivery > 0
)
insert into orders.status_history (order_id, status, actor, at)
select d.id, m.status, m.actor, m.at from drawn d cross join lateral (values
  (1, 'PLACED', 'customer', d.created_at, true),
  (2, 'CONFIRMED', 'staff', d.created_at + interval '10 minutes', d.status in ('CONFIRMED', 'DELIVERED')),
  (3, 'PACKED', 'staff', d.starts_at - interval '1 hour', d.status = 'DELIVERED'),
  (4, 'OUT_FOR_DELIVERY', 'staff', d.starts_at - interval '10 minutes', d.status = 'DELIVERED'),
  (5, 'DELIVERED', 'staff', d.starts_at + interval '40 minutes', d.status = 'DELIVERED'),
  (6, 'CANCELLED', 'customer', d.created_at + interval '30 minutes', d.status = 'CANCELLED')
) as m (step, status, actor, at, happened)
where m.happened order by d.id, m.step`;
