import type { PlaceOrder, RefusedUnits, StopLine } from '@sabuja/contract';
import { dueAfter, refusedAmount } from '@sabuja/contract/rules/refused-units';
import { sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { readBalance } from '@sabuja/server/modules/wallet';
import { afterEach, expect } from 'vitest';
import { createRound, startDelivery } from './dispatch.ts';
import { createOrder } from './ordering.ts';
import { createUnpaidOrder, payInSandbox, requestPayment, verifyPayment } from './paying.ts';
import { packWith, type TestPick } from './picking.ts';
import type { TestShop } from './test-shop.ts';
import { useCustomer, useMember, useShopWithPayments } from './use-shop.ts';

export type TestPayment = 'COD' | 'WALLET' | 'ONLINE';
/** Refused units of the line with the index `line` (default 0); `part` when only one product of the line is refused. */
type Refused = Omit<RefusedUnits, 'item' | 'part'> & { line?: number; part?: RefusedUnits['part'] };

/**
 * A shop with online payment, its staff, and actions of a rider with an order of which the customer refuses units.
 * After each test it checks the invariants of the database.
 */
export function useRefusals() {
  const { shop, category, sandbox } = useShopWithPayments();
  const customer = useCustomer(shop);
  const manager = useMember(shop, 'manager');
  const picker = useMember(shop, 'picker');
  const rider = useMember(shop, 'rider');
  const { refunds, documents } = readersOf(shop);
  checkAfterEach(shop);

  async function placePaid(payment: TestPayment, lines: PlaceOrder['items']): Promise<string> {
    if (payment !== 'ONLINE') return createOrder(customer, lines, { payment_method: payment });
    const { uid, amount } = await createUnpaidOrder(customer, lines);
    const { id } = await requestPayment(customer, amount, [uid]);
    await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
    return uid;
  }
  /** An order that is out with the rider. */
  async function orderOut(
    payment: TestPayment,
    lines: PlaceOrder['items'],
    picks: TestPick[] = [],
  ) {
    const uid = await placePaid(payment, lines);
    await packWith(shop, picker, uid, picks);
    await createRound(manager, rider, [uid]);
    await startDelivery(rider, uid);
    return uid;
  }
  const readStop = async (uid: string) => {
    const { results } = await rider.api('GET /api/v1/staff/deliveries');
    const stop = results.find((one) => one.uid === uid);
    if (!stop?.lines) throw new Error('no stop');
    return { ...stop, lines: stop.lines };
  };
  /** The report of the rider's device, which computes the amount to collect from the data of the stop. */
  const refuse = async (uid: string, refused: readonly Refused[]) =>
    toReport(await readStop(uid), refused);
  const deliver = (
    uid: string,
    body: { reason: string; collected?: number; refused?: RefusedUnits[]; action_id?: string },
    by = rider,
  ) => by.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
  const cash = async () => (await rider.api('GET /api/v1/staff/deliveries')).cash;
  /** The customer's wallet balance, in paise. */
  const balance = () => readBalance(shop.app.db, customer.id);
  const checkRefused = (uid: string, lines: object[]) =>
    picker.api('POST /api/v1/staff/orders/{uid}/refused', {
      params: { uid },
      body: { lines: lines as never },
    });
  return {
    shop,
    category,
    sandbox,
    customer,
    manager,
    picker,
    rider,
    refunds,
    documents,
    orderOut,
    readStop,
    refuse,
    deliver,
    cash,
    checkRefused,
    balance,
  };
}

const checkAfterEach = (shop: TestShop): void =>
  afterEach(async () => {
    expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
  });

/** Readers of an order's refunds and of its documents; amounts in paise. */
function readersOf(shop: TestShop) {
  const refunds = async (uid: string) => {
    const rows = await shop.app.db
      .selectFrom('payments.refunds')
      .select(['reason', 'amount_paise'])
      .where('order_uid', '=', uid)
      .orderBy('id')
      .execute();
    return rows.map(({ reason, amount_paise }) => [reason, amount_paise]);
  };
  const documents = async (uid: string) => {
    const rows = await shop.app.db
      .selectFrom('orders.invoices as i')
      .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
      .select(['i.kind', 'i.content'])
      .where('o.uid', '=', uid)
      .orderBy('i.kind', 'desc')
      .orderBy('i.number')
      .execute();
    return rows.map(({ kind, content }) => [kind, content?.total]);
  };
  return { refunds, documents };
}

type StopWithLines = { to_collect: number; lines: readonly StopLine[] };

function toReport(stop: StopWithLines, refused: readonly Refused[]) {
  const units = refused.map(({ line = 0, part, quantity, reason }) => {
    const found = part
      ? stop.lines.find((one) => one.item === stop.lines[line]?.item && one.part === part)
      : stop.lines[line];
    if (!found) throw new Error('no line');
    return { found, sent: { item: found.item, part: found.part, quantity, reason } };
  });
  const lowered = sumPaise(
    units.map(({ found, sent }) =>
      refusedAmount(
        { taxable: toPaise(found.taxable), tax: toPaise(found.tax) },
        { percent: found.gst_percent, included: found.tax_included },
        { refused: sent.quantity, units: found.quantity },
      ),
    ),
  );
  const collected = toRupees(dueAfter(toPaise(stop.to_collect), lowered));
  return { reason: 'Met them', collected, refused: units.map(({ sent }) => sent) };
}
