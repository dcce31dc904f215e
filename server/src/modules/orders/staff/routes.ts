import { staffOrderCalls } from '@sabuja/contract';
import { fail, isFailure, isIstDate, type Locale } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type StaffActor,
  sendStream,
} from '../../../platform/http/index.ts';
import { exportSheet } from '../../staff/index.ts';
import type { BoardEvents } from '../board/board-events.ts';
import { boardSheet } from '../board/board-sheet.ts';
import { summarizeBoard } from '../board/board-summary.ts';
import { listBoard } from '../board/board-views.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrderDocuments } from '../invoice/find-documents.ts';
import { renderDocuments } from '../invoice/render-documents.ts';
import { staffPreparationRoutes } from '../preparation/routes.ts';
import { rescheduleOrders, transitionOrdersByStaff } from './bulk-changes.ts';
import { findStaffOrder } from './find-staff-order.ts';
import { staffOrderProblems } from './problems.ts';
import { rescheduleOrder } from './reschedule-order.ts';
import { transitionByStaff } from './transition-by-staff.ts';

export function staffOrderRoutes(
  context: MountContext,
  deps: OrderDeps & { boardEvents: BoardEvents },
): void {
  const { db, clock } = deps;
  staffPreparationRoutes(context, deps);
  const readOrder = async ({ memberId, role }: StaffActor, uid: string, locale: Locale) =>
    (await findStaffOrder(db, { memberId, role, locale }, uid, clock.now())) ?? fail('NO_ORDER');
  mountCalls(context, {
    calls: staffOrderCalls,
    problems: staffOrderProblems,
    handlers: {
      'GET /api/v1/staff/board': async ({ query }) =>
        isIstDate(query.date) ? summarizeBoard(db, query.date, clock.now()) : fail('BAD_DATE'),
      'GET /api/v1/staff/stream': async ({ actor, http }) =>
        sendStream(http.reply, deps.boardEvents.openStream(actor.sessionId)),
      'GET /api/v1/staff/orders': ({ actor, query }) => listBoard(db, actor, query, clock.now()),
      'GET /api/v1/staff/orders/csv': async ({ actor, query: { format, ...filter }, http }) => {
        const sheet = await boardSheet(db, actor, filter, clock.now());
        if (isFailure(sheet)) return sheet;
        // The search text is not recorded: it may be a customer's name or phone number.
        const { q: _, ...recorded } = filter;
        const entry = { action: 'orders.export', subject: 'orders', name: 'orders', sheet };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: { ...recorded, format } });
      },
      'GET /api/v1/staff/orders/{uid}': ({ actor, params, locale }) =>
        readOrder(actor, params.uid, locale),
      'GET /api/v1/staff/orders/{uid}/documents': async ({ params }) => {
        const documents = await findOrderDocuments(db, {}, params.uid);
        return documents ? renderDocuments(documents) : fail('NO_INVOICE');
      },
      'POST /api/v1/staff/orders/{uid}/move': async ({ actor, params, body, locale }) => {
        const failure = await transitionByStaff(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readOrder(actor, params.uid, locale);
      },
      'POST /api/v1/staff/orders/{uid}/reschedule': async ({ actor, params, body, locale }) => {
        if (!isIstDate(body.delivery_date)) return fail('BAD_DATE');
        const failure = await rescheduleOrder(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readOrder(actor, params.uid, locale);
      },
      'POST /api/v1/staff/orders/moves': ({ actor, body: { uids, ...transition }, locale }) =>
        transitionOrdersByStaff(deps, actor, { uids, locale }, transition),
      'POST /api/v1/staff/orders/reschedules': async ({
        actor,
        body: { uids, ...reschedule },
        locale,
      }) =>
        isIstDate(reschedule.delivery_date)
          ? rescheduleOrders(deps, actor, { uids, locale }, reschedule)
          : fail('BAD_DATE'),
    },
  });
}
