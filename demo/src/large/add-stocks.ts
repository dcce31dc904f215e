import type { AdminConnection } from '@sabuja/server/platform/db';
import type { Place } from './shop-database.ts';

const batch = 20_000;

/** Prefixes of the stock names: the places of origin, and below them the kinds. */
const origins = `Angul Balangir Balasore Bargarh Baripada Berhampur Bhadrak Bolagarh Boudh Chandaka
  Cuttack Daringbadi Deogarh Dhenkanal Gajapati Ganjam Gopalpur Jagatsinghpur Jajpur Jeypore
  Jharsuguda Kalahandi Kandhamal Kendrapara Keonjhar Khordha Konark Koraput Mahanadi Malkangiri
  Mayurbhanj Nabarangpur Nayagarh Nuapada Patia Phulbani Pipili Puri Rayagada Rourkela Sambalpur
  Simlipal Sonepur Sundargarh Titlagarh`.split(/\s+/);
const kinds = `Organic Desi Fresh Heirloom Hillside Riverbank Early Late Golden Small Choice Village
  Handpicked Sunripe Monsoon Winter Summer Royal Tender Wild Garden Morning`.split(/\s+/);

/**
 * Adds stocks that resemble the demo's: with the same subcategories, units and taxes, but other names and prices.
 * Every fiftieth stock is inactive and some are sold out, as in a shop that has been open for years.
 */
export async function addStocks(
  connection: AdminConnection,
  stocks: number,
  log: Place['log'],
): Promise<void> {
  for (let done = 0; done < stocks; done += batch) {
    const until = Math.min(done + batch, stocks);
    await connection.query(
      `with models as (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as models
        from catalogue.stocks where not inactive and slug not like 'load-%'
      ), wanted as (
        select n, abs(hashint8extended(n, 1)) as a, abs(hashint8extended(n, 2)) as b,
          abs(hashint8extended(n, 3)) as c
        from generate_series($1::bigint, $2::bigint) as n
      )
      insert into catalogue.stocks (slug, category_id, subcategory_id, name, description, units,
        cost_paise, discount_percent, gst_percent, hsn, veg_nonveg_type, department, quantity,
        inactive, featured, image_urls, sequence)
      select 'load-' || w.n, m.category_id, m.subcategory_id,
        ($3::text[])[1 + w.a % ${origins.length}] || ' '
          || ($4::text[])[1 + w.b % ${kinds.length}] || ' ' || m.name || ' ' || w.n,
        m.description, m.units, greatest(500, m.cost_paise * (60 + w.c % 90) / 100),
        (w.a % 5) * 5, m.gst_percent, m.hsn, m.veg_nonveg_type, m.department,
        case when w.c % 40 = 0 then 0 else 20 + w.b % 2000 end,
        w.n % 50 = 0, false, m.image_urls, 1000 + w.n
      from wanted w join models m on m.place = w.n % m.models`,
      [done + 1, until, origins, kinds],
    );
    log(`${until} of ${stocks} stocks`);
  }
}
