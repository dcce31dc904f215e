import type { OrderItem } from '@sabuja/contract';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import type { TestCustomer } from './builders.ts';
import { transitionAsStaff } from './ordering.ts';
import type { TestMember } from './staff.ts';
import type { TestShop } from './test-shop.ts';

export type TestPick = {
  found: number;
  grams?: number;
  reason?: MissingReason;
  substitute?: { stock_id: number; quantity: number };
  customer_agreed?: boolean;
  action_id?: string;
  at?: string;
  member_uid?: string;
};
type Picker = Pick<TestMember, 'api'>;

/** A member of staff transitions an order; the items of a cancelled order return to stock. */
export async function transitionAsMember(
  { api }: Picker,
  uid: string,
  to: 'PICKING' | 'CONFIRMED' | 'PACKED' | 'CANCELLED',
) {
  const send = (body: object) =>
    api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to, ...body } });
  if (to !== 'CANCELLED') return send({});
  const { items } = await api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  const dispositions = items.map((item) => ({ item: item.uid, disposition: 'RESTOCK' }));
  return send({ reason: 'Broken van', dispositions });
}

export const readPicking = ({ api }: Picker, uid: string) =>
  api('GET /api/v1/staff/orders/{uid}/picking', { params: { uid } });

/** Records what the picker found of a line; `item` is the line's uid. */
export const pickLine = ({ api }: Picker, uid: string, item: string, body: TestPick) =>
  api('PUT /api/v1/staff/orders/{uid}/picking/{item}', { params: { uid, item }, body });

/** The lines of a customer's own order. */
export const listOrderItems = async (
  { api }: Pick<TestCustomer, 'api'>,
  orderId: string,
): Promise<OrderItem[]> =>
  (await api('GET /api/v1/orders/{orderId}/items/', { params: { orderId } })).result;

/** Confirms an order and starts picking it; returns the uids of its lines. */
export async function startPicking(shop: TestShop, picker: Picker, uid: string): Promise<string[]> {
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  await transitionAsMember(picker, uid, 'PICKING');
  const rows = await shop.app.db
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .select('i.uid')
    .where('o.uid', '=', uid)
    .orderBy('i.line_no')
    .execute();
  return rows.map((row) => row.uid);
}

/** Picks the lines of an order in their sequence (one pick each), and packs the order. */
export async function packWith(shop: TestShop, picker: Picker, uid: string, picks: TestPick[]) {
  const items = await startPicking(shop, picker, uid);
  for (const [i, pick] of picks.entries()) await pickLine(picker, uid, items[i] ?? '', pick);
  return transitionAsMember(picker, uid, 'PACKED');
}
