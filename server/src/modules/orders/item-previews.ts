import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** How many items an order has, and the pictures of the first ones. */
export type ItemPreview = { item_count: number; image_urls: string[] };

const MAX_PICTURES = 4;

/** The previews of some orders by their ids. */
export async function findItemPreviews(
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => ItemPreview> {
  const { rows } = await sql<ItemPreview & { order_id: number }>`
    select order_id, count(*)::int as item_count,
      coalesce((array_agg(image_url order by line_no) filter (where image_url is not null))[1:${MAX_PICTURES}::int],
        '{}') as image_urls
    from orders.items where order_id = any(${orderIds}::bigint[]) group by order_id`.execute(db);
  const previews = new Map(
    rows.map(({ order_id, item_count, image_urls }) => [order_id, { item_count, image_urls }]),
  );
  return (orderId) => previews.get(orderId) ?? { item_count: 0, image_urls: [] };
}
