import { type PackedOrder, staffPackingCalls } from '@sabuja/contract';
import { MAX_BAGS } from '@sabuja/contract/limits';
import { fail, isFailure, isIstDate, toRupees } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { readShopName } from '../../content/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { countBags } from './count-bags.ts';
import { findPackings, type Packing } from './find-packing.ts';
import { type LabelHeading, renderLabels } from './render-labels.ts';
import { renderSlips } from './render-slips.ts';

const bagMessages = {
  veg: {
    needed: 'Veg items need a bag of their own.',
    notNeeded: 'Nothing in this order is veg.',
  },
  non_veg: {
    needed: 'Non-veg items need a bag of their own.',
    notNeeded: 'Nothing in this order is non-veg.',
  },
} as const;

const problems = {
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CLAIMED: staffOrderProblems.CLAIMED,
  NOTHING_PICKED: staffOrderProblems.NOTHING_PICKED,
  BAD_DATE: staffOrderProblems.BAD_DATE,
  NOT_PACKING: () => ({
    status: 409,
    message: 'Bags are counted while a confirmed order is in the shop.',
  }),
  BAD_BAGS: ({ kind, isNeeded }: { kind: 'veg' | 'non_veg'; isNeeded: boolean }) => ({
    status: 422,
    message: bagMessages[kind][isNeeded ? 'needed' : 'notNeeded'],
    field: kind,
  }),
  TOO_MANY_BAGS: () => ({
    status: 422,
    message: text`An order has at most ${MAX_BAGS} bags.`,
    field: 'veg',
  }),
  NOT_TO_PACK: () => ({
    status: 409,
    message: 'This order is cancelled or not paid yet: there is nothing to pack.',
  }),
  NOTHING_PACKED: () => ({ status: 404, message: 'No order of this slot is packed.' }),
} satisfies ProblemsOf<typeof staffPackingCalls>;

export function staffPackingRoutes(
  context: MountContext,
  deps: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  const { db, clock } = deps;
  const headingOf = async (title: string): Promise<LabelHeading> => ({
    title,
    author: await readShopName(db),
    at: clock.now(),
    orderUrl: (uid) => `${context.origin()}/console/orders/${uid}`,
  });
  mountCalls(context, {
    calls: staffPackingCalls,
    problems,
    handlers: {
      'PUT /api/v1/staff/orders/{uid}/bags': ({ actor, params, body }) =>
        countBags(deps, actor, params.uid, body),
      'GET /api/v1/staff/orders/{uid}/labels': async ({ params, query }) => {
        const orders = await findOrder(db, params.uid);
        if (isFailure(orders)) return orders;
        return renderLabels(orders, query.format, await headingOf('Labels'));
      },
      'GET /api/v1/staff/orders/{uid}/packing-slip': async ({ params, query }) => {
        const orders = await findOrder(db, params.uid);
        if (isFailure(orders)) return orders;
        return renderSlips(orders, query.format, await headingOf('Packing slip'));
      },
      'GET /api/v1/staff/sheets/packed': async ({ query }) =>
        isIstDate(query.date)
          ? { results: (await findPackings(db, query)).map(toPackedOrder) }
          : fail('BAD_DATE'),
      'GET /api/v1/staff/sheets/labels/pdf': async ({ query: { format, ...slot } }) => {
        const orders = await findSlot(db, slot);
        if (isFailure(orders)) return orders;
        return renderLabels(orders, format, await headingOf('Labels'));
      },
      'GET /api/v1/staff/sheets/packing-slips/pdf': async ({ query: { format, ...slot } }) => {
        const orders = await findSlot(db, slot);
        if (isFailure(orders)) return orders;
        return renderSlips(orders, format, await headingOf('Packing slips'));
      },
    },
  });
}

async function findOrder(db: Db, uid: string) {
  const orders = await findPackings(db, { uid });
  if (orders.length > 0) return orders;
  const row = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ? fail('NOT_TO_PACK') : fail('NO_ORDER');
}

async function findSlot(db: Db, { date, slot }: { date: string; slot: number }) {
  if (!isIstDate(date)) return fail('BAD_DATE');
  const orders = await findPackings(db, { date, slot });
  return orders.length > 0 ? orders : fail('NOTHING_PACKED');
}

const toPackedOrder = (order: Packing): PackedOrder => ({
  uid: order.uid,
  order_no: order.orderNo,
  deliver_to: order.deliverTo,
  slot: order.slot,
  zone: order.zone,
  bags: order.bags,
  to_collect: toRupees(order.toCollect),
});
