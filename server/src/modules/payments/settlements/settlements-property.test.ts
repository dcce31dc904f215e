import { addDays, days, isFailure, istDate, type Paise, sumPaise, toPaise } from '@sabuja/kit';
import {
  createCustomer,
  createStock,
  createUnpaidOrder,
  groceryLine,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { saveSetting } from '../../content/index.ts';
import { applyPayment } from '../apply-payment.ts';
import { createPayment } from '../create-payment.ts';
import type { PaymentProvider, ProviderPayment, SettlementLine } from '../provider.ts';
import { sendRefund } from '../send-refund.ts';
import { fetchSettlements } from './fetch-settlements.ts';
import { listDifferences } from './read-differences.ts';
import { listSettlementLines, listSettlements } from './read-settlements.ts';
import { listSettledSums } from './read-sums.ts';
import { resolveDifference } from './resolve-difference.ts';

const { shop, category } = useSellableShop();
const member = useMember(shop, 'accounts');
beforeAll(() => saveSetting(shop.app.db, 'PAYMENT_METHODS', 'ONLINE'));

type Known = { id: string; kind: 'payment' | 'refund'; paise: Paise };
/** The expected ledger entries, noted when they are made: figures are computed from these, not from the database. */
const ledger: Known[] = [];
/** The lines that the provider reports. */
const reported: SettlementLine[] = [];
let count = 0;
const newId = (prefix: string) => `${prefix}_Made${++count}`;

function createProvider(): PaymentProvider {
  const [real] = shop.app.payments.providers;
  if (!real?.settlements) return expect.fail('no provider with settlements');
  const sumOf = (id: string) =>
    sumPaise(
      reported.flatMap((line) => (line.settlement?.id === id ? line.credit - line.debit : [])),
    );
  return {
    ...real,
    createOrder: async ({ amount, receipt }) => ({
      ...{ id: newId('order'), amount, amountPaid: 0, currency: 'INR', receipt },
      ...{ status: 'created', createdAt: shop.clock.now() },
    }),
    refund: async ({ paymentId, amount, key }) => ({
      ...{ id: newId('rfnd'), key, paymentId, amount, currency: 'INR', status: 'processed' },
      ...{ bankReference: undefined, createdAt: shop.clock.now() },
    }),
    settlements: {
      ...real.settlements,
      listLines: async ({ day }) => ({
        lines: reported.filter((line) => istDate(line.settlement?.at ?? line.createdAt) === day),
        faulty: [],
        isLast: true,
      }),
      find: async (id) => ({ utr: undefined, amount: sumOf(id) }),
    },
  } as PaymentProvider;
}

/** Pays an order; with `isTwice` it is paid a second time, and the second payment is refunded. */
async function pay(provider: PaymentProvider, cost: number, isTwice: boolean): Promise<Known[]> {
  const deps = { ...shop.app.payments, providers: [provider] };
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, category, { cost });
  const delivery_date = addDays(istDate(shop.clock.now()), 2);
  const lines = [groceryLine(stock)];
  const { uid, amount } = await createUnpaidOrder(customer, lines, { delivery_date });
  const request = { amount, receipt: 'r', orderUids: [uid] };
  const created = await createPayment(deps, customer.id, request);
  if (isFailure(created)) return expect.fail(created.code);
  const payments = Array.from(
    { length: isTwice ? 2 : 1 },
    (): ProviderPayment => ({
      ...{ id: newId('pay'), orderId: created.id, amount, amountRefunded: 0, currency: 'INR' },
      ...{ status: 'captured', method: 'upi', failure: undefined, createdAt: shop.clock.now() },
    }),
  );
  for (const payment of payments) await applyPayment(deps, provider, payment);
  const ids = payments.map(({ id }) => id);
  const selectRefunds = () =>
    shop.app.db.selectFrom('payments.refunds').selectAll().where('payment_id', 'in', ids).execute();
  for (const { id } of await selectRefunds()) await sendRefund(deps, id);
  const refundIds = (await selectRefunds()).map(({ provider_refund_id: id }) => id ?? '');
  expect(refundIds).toHaveLength(isTwice ? 1 : 0);
  return [
    ...ids.map((id) => ({ id, kind: 'payment' as const, paise: amount })),
    ...refundIds.map((id) => ({ id, kind: 'refund' as const, paise: amount })),
  ];
}

const report = fc.record({
  as: fc.constantFrom('same', 'same', 'other amount', 'missing', 'not settled'),
  off: fc.integer({ min: -5000, max: 5000 }).filter((paise) => paise !== 0),
  fee: fc.nat({ max: 5000 }),
  taxPercent: fc.nat({ max: 100 }),
  /** The fee was charged separately, so the transfer does not deduct it. */
  isFeeApart: fc.boolean(),
  batch: fc.nat({ max: 2 }),
});
type Report = typeof report extends fc.Arbitrary<infer T> ? T : never;
const stranger = fc.record({
  kind: fc.constantFrom('payment', 'refund', 'adjustment', 'transfer', 'other'),
  paise: fc.integer({ min: 1, max: 999_999 }),
  isDebit: fc.boolean(),
  batch: fc.nat({ max: 2 }),
});
const scenario = fc.record({
  payments: fc.array(
    fc.record({ cost: fc.integer({ min: 100, max: 4000 }), isTwice: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  ),
  reports: fc.array(report, { minLength: 9, maxLength: 9 }),
  strangers: fc.array(stranger, { maxLength: 3 }),
  fetches: fc.integer({ min: 1, max: 3 }),
  resolved: fc.nat({ max: 2 }),
});

/** A settlement on one of the next days at 11:00 IST. */
const settlementOf = (batch: number) => {
  const day = addDays(istDate(shop.clock.now()), batch + 1);
  return { id: `setl_${day}`, utr: undefined, at: new Date(`${day}T11:00:00+05:30`) };
};
const lineOf = (line: Omit<SettlementLine, DefaultFields>): SettlementLine => ({
  ...line,
  ...{ currency: 'INR', disputeId: undefined, method: undefined, description: undefined },
  ...{ paymentId: undefined, createdAt: shop.clock.now(), raw: {} },
});
type DefaultFields =
  | 'currency'
  | 'paymentId'
  | 'disputeId'
  | 'method'
  | 'description'
  | 'createdAt'
  | 'raw';

function reportOf({ id, kind, paise }: Known, how: Report): SettlementLine[] {
  if (how.as === 'missing') return [];
  const amount = how.as === 'other amount' ? paise + how.off : paise;
  const fee = kind === 'payment' ? how.fee : 0;
  const credit = kind === 'payment' ? amount - (how.isFeeApart ? 0 : fee) : 0;
  const debit = kind === 'refund' ? amount : 0;
  const settlement = how.as === 'not settled' ? undefined : settlementOf(how.batch);
  const tax = Math.floor((fee * how.taxPercent) / 100);
  return [lineOf({ ...{ entityId: id, kind, amount, fee, tax, credit, debit }, settlement })];
}

const all = { page: 1, limit: 10_000 };
const inPaise = <T extends string>(view: Record<T, number>, names: readonly T[]) =>
  names.map((name) => toPaise(view[name]));
const SUMS = ['payments', 'refunds', 'other', 'fees', 'tax', 'net'] as const;

/** Computes the expected sums of reported lines. */
const sumsOf = (lines: readonly SettlementLine[]) => {
  const of = (kind: string) =>
    sumPaise(lines.flatMap((line) => (line.kind === kind ? line.amount : [])));
  const fees = sumPaise(lines.map(({ fee, tax }) => fee - tax));
  const tax = sumPaise(lines.map((line) => line.tax));
  const net = sumPaise(lines.map(({ credit, debit }) => credit - debit));
  const [payments, refunds] = [of('payment'), of('refund')];
  return [payments, refunds, net - payments + refunds + fees + tax, fees, tax, net];
};

/** Checks that each settlement and its listed lines have the sums of the reported lines; returns the listed lines. */
async function checkSettlements() {
  const { db } = shop.app;
  const found = await listSettlements(db, all);
  if (isFailure(found)) return expect.fail(found.code);
  const settled = reported.filter(({ settlement }) => settlement);
  const lines = [];
  for (const view of found.results) {
    const own = settled.filter(({ settlement }) => settlement?.id === view.id);
    expect([view.lines, ...inPaise(view, SUMS)]).toEqual([own.length, ...sumsOf(own)]);
    expect(view.reported).toBe(view.net);
    const listed = (await listSettlementLines(db, { ...view, ...all })).results;
    expect(sumPaise(listed.map(({ credit, debit }) => toPaise(credit) - toPaise(debit)))).toBe(
      toPaise(view.net),
    );
    expect(sumPaise(listed.map(({ fee }) => toPaise(fee)))).toBe(toPaise(view.fees));
    expect(sumPaise(listed.map(({ tax }) => toPaise(tax)))).toBe(toPaise(view.tax));
    lines.push(...listed);
  }
  expect(lines).toHaveLength(settled.length);
  for (const by of ['day', 'month'] as const) {
    const sums = await listSettledSums(db, { by });
    if (isFailure(sums)) return expect.fail(sums.code);
    expect(inPaise(sums.total, SUMS)).toEqual(sumsOf(settled));
  }
  return lines;
}

/** Checks that each ledger entry is in one of the lists with its amount, and that the transfers follow from them. */
async function checkLedger(lines: Awaited<ReturnType<typeof checkSettlements>>) {
  const { db } = shop.app;
  const differences = (await listDifferences(db, all)).results;
  const resolved = (await listDifferences(db, { state: 'resolved', ...all })).results;
  const missing = [...differences, ...resolved].flatMap(({ kind, ...row }) =>
    kind === 'MISSING' ? row : [],
  );
  const signed = (id: string, rupees: number | null) => {
    const { kind } = ledger.find((known) => known.id === id) ?? { kind: 'payment' };
    return toPaise(rupees ?? 0) * (kind === 'refund' ? -1 : 1);
  };
  const known = lines.filter(({ ours }) => ours !== null);
  expect(
    [...known.map((line) => line.entity_id), ...missing.map((row) => row.subject)].sort(),
  ).toEqual(ledger.map(({ id }) => id).sort());
  const sum = sumPaise(ledger.map(({ id, paise }) => signed(id, paise / 100)));
  const inState = (wanted: string[]) => known.filter(({ state }) => wanted.includes(state));
  const matched = inState(['matched']);
  const different = inState(['different', 'resolved']);
  expect(matched.every(({ ours, amount }) => ours === amount)).toBe(true);
  expect(different.every(({ ours, amount }) => ours !== amount)).toBe(true);
  const ours = sumPaise(
    [...matched, ...different].map((line) => signed(line.entity_id, line.ours)),
  );
  const absent = sumPaise(missing.map((row) => signed(row.subject, row.ours)));
  expect(ours + absent).toBe(sum);
  const openOnes = differences.flatMap(({ kind, subject }) =>
    kind === 'DIFFERENT' ? subject : [],
  );
  expect(openOnes.sort()).toEqual(
    inState(['different'])
      .map((line) => line.entity_id)
      .sort(),
  );
}

test('S10.306 whatever is settled, sums, lists and ledger are equal to the paisa', async () => {
  const provider = createProvider();
  const deps = { ...shop.app.payments, providers: [provider] };
  const actor = { memberId: member.id, role: 'accounts' } as StaffActor;
  await fetchSettlements(deps);
  await fc.assert(
    fc.asyncProperty(scenario, async ({ payments, reports, strangers, fetches, resolved }) => {
      const made: Known[] = [];
      for (const { cost, isTwice } of payments) made.push(...(await pay(provider, cost, isTwice)));
      ledger.push(...made);
      const lines = made.flatMap((known, n) => reportOf(known, reports[n] as Report));
      const unknown = strangers.map(({ kind, paise, isDebit, batch }) =>
        lineOf({
          ...{ entityId: newId('adj'), kind, amount: paise, fee: 0, tax: 0 },
          ...{ credit: isDebit ? 0 : paise, debit: isDebit ? paise : 0 },
          settlement: settlementOf(batch),
        } as Omit<SettlementLine, DefaultFields>),
      );
      reported.push(...lines, ...unknown);
      for (let n = 0; n < fetches; n++) {
        shop.clock.advance(days(4));
        await fetchSettlements(deps, { days: 10 });
      }
      shop.clock.advance(days(12 - 4 * fetches));
      await fetchSettlements(deps, { days: 14 });
      const open = (await listDifferences(shop.app.db, all)).results;
      for (const { provider: name, kind, subject } of open.slice(0, resolved)) {
        const of = { provider: name, kind, subject, note: 'Looked up' };
        expect(isFailure(await resolveDifference(deps, actor, of))).toBe(false);
      }
      await checkLedger(await checkSettlements());
      expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
