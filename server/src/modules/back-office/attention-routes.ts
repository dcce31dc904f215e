import { type AttentionItem, staffAttentionCalls } from '@sabuja/contract';
import { type Failure, formatPaise, isFailure, type Paise } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../platform/http/index.ts';
import { listSheet } from '../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../platform/sheets/workbook-cells.ts';
import { text } from '../../platform/texts/index.ts';
import { exportSheet } from '../staff/index.ts';
import { type CreditDeps, creditRefund } from './credit-refund.ts';
import { countAttention, listAttention } from './list-attention.ts';
import { resolveAttention, retryAttention } from './settle-attention.ts';

const problems = {
  NO_ITEM: () => ({
    status: 404,
    message: 'This needs nobody any more. Please load the page again.',
  }),
  SETTLED_OTHERWISE: () => ({
    status: 409,
    message: 'Staff noted that this refund was settled in another way.',
  }),
  NO_WALLET: () => ({
    status: 409,
    message:
      'The customer has no account any more. Please pay the money in another way, and note that.',
  }),
  TAKEN_OUTSIDE: ({ amount }: { amount: Paise }) => ({
    status: 409,
    message: text`${formatPaise(amount)} of this payment went back outside the shop. Please look it up at the payment provider first.`,
  }),
} satisfies ProblemsOf<typeof staffAttentionCalls>;

const names = [
  ...['kind', 'id', 'since', 'order_no', 'amount', 'details'],
] as (keyof AttentionItem)[];
const columns = columnsOf(names, { rupees: ['amount'], instant: ['since'] });

export function staffAttentionRoutes(context: MountContext, deps: CreditDeps): void {
  const { db, clock } = deps;
  const count = ({ role }: StaffActor) => countAttention(db, role, clock.now());
  const countAfter = async <F extends Failure>(
    change: Promise<F | undefined>,
    actor: StaffActor,
  ) => {
    const failure = await change;
    return isFailure(failure) ? failure : count(actor);
  };
  mountCalls(context, {
    calls: staffAttentionCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/attention': ({ query }) => listAttention(db, query, clock.now()),
      'GET /api/v1/staff/attention/csv': async ({ actor, query: { format, ...filter }, http }) => {
        const now = clock.now();
        const sheet = await listSheet(
          columns,
          (paging) => listAttention(db, { ...filter, ...paging }, now),
          (row) => names.map((name) => row[name]),
        );
        const entry = { action: 'attention.export', subject: 'attention', name: 'attention' };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: { ...filter, format }, sheet });
      },
      'GET /api/v1/staff/attention/count': ({ actor }) => count(actor),
      'POST /api/v1/staff/attention/{kind}/{id}/retry': ({ actor, params }) =>
        countAfter(retryAttention(deps, actor, params), actor),
      'POST /api/v1/staff/attention/{kind}/{id}/resolve': ({ actor, params, body }) =>
        countAfter(resolveAttention(deps, actor, { ...params, ...body }), actor),
      'POST /api/v1/staff/failed-refunds/{id}/credit': ({ actor, params, body }) =>
        countAfter(creditRefund(deps, actor, { ...params, ...body }), actor),
    },
  });
}
