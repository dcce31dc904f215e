import type { NewStaffStock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { orderLimitSettings } from '@sabuja/contract/rules/order-limits';
import { isFailure, toPaise } from '@sabuja/kit';
import {
  addCategories,
  addCombos,
  addStocks,
  type NewCombo,
  type NewStock,
} from '@sabuja/server/modules/catalogue';
import { saveSetting } from '@sabuja/server/modules/content';
import { addSlots, addZone } from '@sabuja/server/modules/delivery';
import { findOrCreateCustomer, startSession } from '@sabuja/server/modules/identity';
import { addPlans, creditRecharge } from '@sabuja/server/modules/wallet';
import { type Db, inTransaction } from '@sabuja/server/platform/db';
import type { TestShop } from './test-shop.ts';

export { insertSignedInMember } from './staff.ts';

let count = 0;
/** A number unique in this process, for names that must differ. */
const nextNumber = (): number => ++count;
/** A slug that is unique in the database, even when several processes use it. */
const uniqueSlug = (kind: string): string => `${kind}-${process.pid}-${nextNumber()}`;

/** The part of a shop that the builders of items use. */
type WithDb = { app: { db: Db } };

/**
 * Sets up a shop that can sell: a category, a zone (fee ₹25, free above ₹499), slots of both departments, COD.
 */
export async function setUpSellableShop(
  shop: TestShop,
): Promise<{ categoryId: number; subcategoryId: number }> {
  const { db } = shop.app;
  const n = nextNumber();
  const category = (slug: string, parentId: number | null) => ({
    slug,
    name: slug,
    description: `All of ${slug}`,
    imageUrl: null,
    parentId,
    sequence: n,
  });
  const top = (await addCategories(db, [category(`top-${n}`, null)])).get(`top-${n}`) ?? 0;
  const sub = (await addCategories(db, [category(`sub-${n}`, top)])).get(`sub-${n}`) ?? 0;
  await addZone(db, {
    name: `Zone ${n}`,
    fee: 25,
    freeAbove: 499,
    pincodes: [{ pincode: '751024', place: 'Patia', latitude: 20.35, longitude: 85.82 }],
  });
  const names = ['7:00 AM - 9:00 AM', '11:00 AM - 1:00 PM', '6:00 PM - 8:00 PM'];
  const slots = (['GROCERY', 'KITCHEN'] as const).flatMap((department) =>
    names.map((name) => ({ name, department, capacity: 500, closesMinutesBefore: 60 })),
  );
  await addSlots(db, slots);
  await saveSetting(db, 'PAYMENT_METHODS', 'COD');
  // No limits: tests about the limits of orders set their own.
  for (const key of orderLimitSettings) await saveSetting(db, key, '0');
  return { categoryId: top, subcategoryId: sub };
}

/** Creates a category with subcategories of these names, in this order. */
export async function createCategory(
  shop: WithDb,
  name: string,
  subcategories: readonly string[] = [],
): Promise<{ categoryId: number; subcategoryIds: number[] }> {
  const { db } = shop.app;
  const row = (name: string, parentId: number | null) => ({
    slug: uniqueSlug('category'),
    name,
    description: `All of ${name}`,
    imageUrl: null,
    parentId,
    sequence: nextNumber(),
  });
  const [categoryId = 0] = (await addCategories(db, [row(name, null)])).values();
  if (subcategories.length === 0) return { categoryId, subcategoryIds: [] };
  const rows = subcategories.map((sub) => row(sub, categoryId));
  const ids = await addCategories(db, rows);
  return { categoryId, subcategoryIds: rows.map(({ slug }) => ids.get(slug) ?? 0) };
}

type StockOverrides = Partial<Omit<NewStock, 'slug' | 'categoryId' | 'subcategoryId'>>;

/** Creates a stock on sale; returns its id. */
export async function createStock(
  shop: WithDb,
  place: { categoryId: number; subcategoryId: number },
  overrides: StockOverrides = {},
): Promise<number> {
  const slug = uniqueSlug('stock');
  const ids = await addStocks(shop.app.db, [
    {
      slug,
      name: `Stock ${slug}`,
      description: 'Fresh.',
      units: '1 kg',
      cost: 40,
      discountPercent: 0,
      gstPercent: 0,
      hsn: '0702',
      veg: true,
      department: 'GROCERY',
      quantity: 100,
      inactive: false,
      featured: false,
      imageUrls: [],
      sequence: 0,
      ...place,
      ...overrides,
    },
  ]);
  return ids.get(slug) ?? 0;
}

/** Creates a combo of stocks (one of each); returns its id. */
export async function createCombo(
  shop: WithDb,
  subcategoryId: number,
  stockIds: readonly number[],
  overrides: Partial<Omit<NewCombo, 'slug' | 'subcategoryId' | 'lines'>> = {},
): Promise<number> {
  const slug = uniqueSlug('combo');
  const ids = await addCombos(shop.app.db, [
    {
      slug,
      subcategoryId,
      name: `Combo ${slug}`,
      description: 'Together.',
      cost: 100,
      discountPercent: 0,
      department: 'GROCERY',
      imageUrls: [],
      sequence: 0,
      lines: stockIds.map((stockId) => ({ stockId, quantity: 1 })),
      ...overrides,
    },
  ]);
  return ids.get(slug) ?? 0;
}

export type TestCustomer = {
  id: number;
  uid: string;
  sessionId: string;
  mobileNo: string;
  token: string;
  api: Client;
};

/** Creates a signed-in customer, with an API client for their session. */
export async function createCustomer(
  shop: TestShop,
  mobileNo = `+919${String(100_000_000 + nextNumber()).padStart(9, '0')}`,
): Promise<TestCustomer> {
  const { identity, db } = shop.app;
  const { customer, session } = await inTransaction(db, async (tx) => {
    const found = await findOrCreateCustomer(tx, mobileNo, shop.clock.now());
    return { customer: found, session: await startSession(identity, tx, found) };
  });
  const { sessionId, access_token: token } = session;
  const api = shop.api({ authorization: `Bearer ${token}` });
  return { id: customer.id, uid: customer.uid, sessionId, mobileNo, token, api };
}

/** Confirms a customer's sessions for 10 minutes, as a code for a step-up would. */
export async function confirmSessions(
  shop: Pick<TestShop, 'app' | 'clock'>,
  { id }: Pick<TestCustomer, 'id'>,
): Promise<void> {
  await shop.app.db
    .updateTable('identity.sessions')
    .set({ stepped_up_at: shop.clock.now() })
    .where('customer_id', '=', id)
    .execute();
}

type PlanOverrides = {
  name?: string;
  minAmount?: number;
  discountPercent?: number;
  cashback?: number;
  freeShipping?: boolean;
  priorityDelivery?: boolean;
  additionalPerks?: string;
  validityDays?: number;
  inactive?: boolean;
};

/** Creates an active plan, by default from ₹500, for 30 days and without benefits; returns its id. */
export async function createPlan(shop: TestShop, overrides: PlanOverrides = {}): Promise<number> {
  const name = overrides.name ?? `Plan ${nextNumber()}`;
  const plan = {
    minAmount: 500,
    discountPercent: 0,
    cashback: 0,
    freeShipping: false,
    priorityDelivery: false,
    additionalPerks: '',
    validityDays: 30,
    inactive: false,
    ...overrides,
    name,
  };
  return (await addPlans(shop.app.db, [plan])).get(name) ?? 0;
}

/**
 * Recharges a customer's wallet as a captured payment would, for a plan if one is given; returns the payment's id.
 */
export async function rechargeWallet(
  shop: TestShop,
  customer: TestCustomer,
  rupees: number,
  subscriptionId?: number,
): Promise<string> {
  const paymentId = `pay_${String(nextNumber()).padStart(14, '0')}`;
  const recharge = {
    customerId: customer.id,
    paymentId,
    amount: toPaise(rupees),
    subscriptionId,
    now: shop.clock.now(),
  };
  const credited = await inTransaction(shop.app.db, (tx) => creditRecharge(tx, recharge));
  if (isFailure(credited)) throw new Error(`the recharge was refused: ${credited.code}`);
  return paymentId;
}

/** The newest code that was sent to a number, read from the outbox. */
export async function readLatestCode(shop: TestShop, mobileNo: string): Promise<string> {
  const response = await shop.app.http.inject({
    url: `/dev/outbox.json?to=${encodeURIComponent(mobileNo)}`,
  });
  const [newest] = response.json() as { body: string }[];
  return newest?.body.slice(0, 5) ?? '';
}

/** The messages in the outbox for a number or an e-mail address, newest first. */
export async function listMessagesTo(
  shop: TestShop,
  to: string,
): Promise<{ channel: string; subject: string | null; body: string }[]> {
  const response = await shop.app.http.inject(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
  return response.json();
}

/** Sets a customer's e-mail address; returns it. */
export async function setCustomerEmail(
  shop: TestShop,
  customer: TestCustomer,
  email = `asha-${customer.id}@example.in`,
): Promise<string> {
  await shop.app.db
    .updateTable('identity.customers')
    .set({ email })
    .where('id', '=', customer.id)
    .execute();
  return email;
}

/** The request body by which staff create a grocery product in a category; SKU and name are unique. */
export function buildNewStock(
  { subcategoryId }: { subcategoryId: number },
  overrides: Partial<NewStaffStock> = {},
): NewStaffStock {
  const n = nextNumber();
  return {
    sku: `jackfruit-${n}`,
    name: `Jackfruit ${n}`,
    units: '1 kg',
    subcategory_id: subcategoryId,
    department: 'GROCERY',
    cost: 120,
    gst: 0,
    hsn: '0804',
    veg_nonveg_type: 0,
    quantity: 20,
    ...overrides,
  };
}
