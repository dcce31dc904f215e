import type { AdminConnection } from '@sabuja/server/platform/db';
import type { Place } from './shop-database.ts';

const names = `Ananya Bikash Chinmayee Debasish Gayatri Harihar Ipsita Jagannath Kabita Laxman
  Manaswini Niranjan Ollie Prakash Rashmita Sasmita Tapan Usha Bidyut Subhashree`.split(/\s+/);
const families = `Das Mohanty Patra Sahoo Behera Nayak Mishra Panda Rout Jena Swain Pradhan Sethi
  Barik Mallick`.split(/\s+/);

/** The SQL expression of the mobile number of customer n. */
const mobileNo = `'+916' || lpad(n::text, 9, '0')`;

/** Adds customers, each with a saved address in a delivery zone. */
export async function addCustomers(
  connection: AdminConnection,
  customers: number,
  log: Place['log'],
): Promise<void> {
  await connection.query(
    `insert into identity.customers (uid, mobile_no, full_name, created_at)
    select md5('customer ' || n)::uuid, ${mobileNo},
      ($1::text[])[1 + n % ${names.length}] || ' ' || ($2::text[])[1 + n / 7 % ${families.length}],
      now() - interval '2 years'
    from generate_series(1, $3::int) as n`,
    [names, families, customers],
  );
  await connection.query(
    `with places as (
      select *, row_number() over (order by pincode) - 1 as number, count(*) over () as places
      from delivery.pincodes
    )
    insert into identity.addresses (uid, customer_id, room_no, locality, area, pincode, type,
      full_address, latitude, longitude, is_default)
    select md5('address ' || n)::uuid, c.id, 'Plot ' || 1 + n % 900, 'Lane ' || 1 + n % 30, p.place,
      p.pincode, 'Home', '', p.latitude, p.longitude, true
    from generate_series(1, $1::int) as n
    join identity.customers c on c.mobile_no = ${mobileNo}
    join places p on p.number = n % p.places`,
    [customers],
  );
  log(`${customers} customers`);
}
