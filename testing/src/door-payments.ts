import { randomUUID } from 'node:crypto';
import { paymentJobs } from '@sabuja/server/modules/payments';
import { afterEach, beforeEach } from 'vitest';
import { createStock } from './builders.ts';
import { createRound, startDelivery } from './dispatch.ts';
import { lateBound } from './late-bound.ts';
import { createOrder, groceryLine, readOrder, transitionAsStaff } from './ordering.ts';
import { createMember, type TestMember } from './staff.ts';
import { useCustomer, useShopWithPayments } from './use-shop.ts';

/** A shop with online payment, and actions of a rider with the payment link of an order. */
export function useDoorPayments() {
  const { shop, category, sandbox, address } = useShopWithPayments();
  const customer = useCustomer(shop);
  const { handle: rider, bind } = lateBound<TestMember>('the rider');
  beforeEach(async () => bind(await createMember(shop, 'rider')));
  afterEach(() => sandbox.resetMode());

  async function orderOnItsWay(quantity = 1, overrides = {}): Promise<string> {
    const line = groceryLine(await createStock(shop, category), quantity);
    const uid = await createOrder(customer, [line], overrides);
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
    await createRound(await createMember(shop, 'manager'), rider, [uid]);
    await startDelivery(rider, uid);
    return uid;
  }
  const dueOf = async (uid: string) => (await readOrder(customer, uid)).pending_amount;
  const open = (uid: string) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/upi', { params: { uid } });
  const check = (uid: string) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params: { uid } });
  const deliver = (uid: string, collected: number, despite_link = false) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid },
      body: { action_id: randomUUID(), reason: 'Known customer', collected, despite_link },
    });
  const deliveries = () => rider.api('GET /api/v1/staff/deliveries');
  const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
  const linkOf = async (link: { url: string }) =>
    (await sandbox.state()).links.find(({ id }) => id === idOf(link));
  const paymentsOf = async (link: { url: string }) => {
    const orderId = (await linkOf(link))?.order_id;
    return (await sandbox.state()).payments.filter(({ order_id }) => order_id === orderId);
  };
  const refundsOf = async (link: { url: string }) => {
    const ids = (await paymentsOf(link)).map(({ id }) => id);
    return (await sandbox.state()).refunds
      .filter(({ payment_id }) => ids.includes(payment_id))
      .map(({ amount }) => amount);
  };
  const cashOf = async (uid: string) => {
    const rows = await shop.app.db
      .selectFrom('orders.cash_collections as c')
      .innerJoin('orders.orders as o', 'o.id', 'c.order_id')
      .select('c.amount_paise')
      .where('o.uid', '=', uid)
      .execute();
    return rows.map(({ amount_paise }) => amount_paise / 100);
  };
  const holdWebhooks = () => sandbox.changeMode({ webhooks: { held: true } });
  const runJob = (name: string) => paymentJobs(shop.app.payments)[name]?.({});
  return {
    shop,
    category,
    sandbox,
    address,
    customer,
    rider,
    orderOnItsWay,
    dueOf,
    open,
    check,
    deliver,
    deliveries,
    idOf,
    linkOf,
    paymentsOf,
    refundsOf,
    cashOf,
    holdWebhooks,
    runJob,
  };
}
