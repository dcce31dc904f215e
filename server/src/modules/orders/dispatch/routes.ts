import { staffDispatchCalls } from '@sabuja/contract';
import { fail, isFailure, isIstDate, type Locale } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
  sendStream,
} from '../../../platform/http/index.ts';
import { needsDeliveryPhoto } from '../../content/index.ts';
import { listFreeSlots } from '../../delivery/index.ts';
import { takesLinks } from '../../payments/index.ts';
import { listActiveMembers } from '../../staff/index.ts';
import type { BoardEvents } from '../board/board-events.ts';
import { listCashToReturn } from '../cash/cash-to-return.ts';
import { closeCash } from '../cash/close-cash.ts';
import { confirmCashReturn, returnCash } from '../cash/confirm-cash-return.ts';
import { listClosings } from '../cash/list-closings.ts';
import { listRiderCash, readOwnCash } from '../cash/rider-cash.ts';
import type { OrderDeps } from '../deps.ts';
import { refusalProblems } from '../refusals/refusal-problems.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { listUndoable } from '../undo/list-undoable.ts';
import { deviceActionProblems } from './action-problems.ts';
import { createRound } from './create-round.ts';
import { completeDelivery, reportAttempt, returnOrder, startDelivery } from './deliver-order.ts';
import { checkDoorPayment, openDoorPayment } from './door-payment.ts';
import { listUnassigned } from './parcels-store.ts';
import { requestSlot } from './request-slot.ts';
import { countFinished, findStop, listOpenStops, listRounds } from './rounds-store.ts';
import { updateRound } from './update-round.ts';

const LATEST_CLOSINGS = 100;

const problems = {
  BAD_DATE: staffOrderProblems.BAD_DATE,
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CANNOT_MOVE: staffOrderProblems.CANNOT_MOVE,
  NO_SLOT: staffOrderProblems.NO_SLOT,
  SLOT_CLOSED: staffOrderProblems.SLOT_CLOSED,
  SLOT_FULL: staffOrderProblems.SLOT_FULL,
  NO_ROUND: () => ({ status: 404, message: 'This round was not found.' }),
  NOT_PACKED: ({ uids }: { uids: string[] }) => ({
    status: 409,
    message: 'Only packed orders, and those that could not be delivered, can go out.',
    field: 'uids',
    details: { uids },
  }),
  WRONG_DELIVERY_CODE: () => ({
    status: 422,
    message: 'This code is wrong. Please ask the customer again, or give a reason instead.',
    field: 'code',
  }),
  ...deviceActionProblems,
  OTHER_AMOUNT: () => ({
    status: 409,
    message: 'The amount has changed. Please look at it again.',
  }),
  ...refusalProblems,
  DELIVERED_ALREADY: () => ({
    status: 409,
    message:
      'The shop has recorded this delivery already, without what was refused. Please call the shop.',
  }),
  UPI_OFF: () => ({ status: 409, message: 'UPI is not offered at the moment. Please take cash.' }),
  NOTHING_DUE: () => ({
    status: 409,
    message: 'Nothing can be taken by UPI for this order. Please look at what is due.',
  }),
  UPI_UNAVAILABLE: () => ({
    status: 409,
    message: 'The payment provider does not respond. Please try again, or take cash.',
  }),
  UPI_OPEN: () => ({
    status: 409,
    message:
      'The UPI code may still be paid, as the payment provider does not respond. Please ask whether it was paid. If you take cash and the money comes twice, the second goes back by itself.',
  }),
  NOT_IN_SAFE: () => ({
    status: 409,
    field: 'from_safe',
    message:
      'The safe does not hold so much. Either the rider gave the cash back, or what left the safe is recorded wrongly.',
  }),
  HANDED_IN: () => ({
    status: 409,
    message: 'The shop has this cash: you handed it in. The shop gives it back.',
  }),
  REFUNDED: () => ({
    status: 409,
    message: 'The shop has refunded this order. Keep the cash and ask the shop.',
  }),
  NOTHING_TO_CLOSE: () => ({ status: 409, message: 'This person has no cash to hand in.' }),
  SECOND_PERSON_NEEDED: () => ({
    status: 403,
    message:
      'You undid the delivery of this order. Another person must record what is refused of it.',
  }),
  OWN_CASH: () => ({
    status: 403,
    message: 'You took this cash yourself. Please let another person count it.',
  }),
  NO_RIDER: () => ({ status: 422, message: 'Please choose a rider.', field: 'rider_uid' }),
  REASON_NEEDED: () => ({ status: 422, message: 'Please give a reason.', field: 'reason' }),
  PHOTO_NEEDED: () => ({
    status: 422,
    message: 'Without the code, this shop needs a photo of where the order was left.',
    field: 'photo',
  }),
} satisfies ProblemsOf<typeof staffDispatchCalls>;

export function staffDispatchRoutes(
  context: MountContext,
  deps: OrderDeps & { boardEvents: BoardEvents },
): void {
  const { db } = deps;
  const readStop = async ({ memberId: riderId }: StaffActor, uid: string, locale: Locale) =>
    (await findStop(db, { riderId, locale }, uid)) ?? null;
  mountCalls(context, {
    calls: staffDispatchCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/riders': async () => ({
        results: await listActiveMembers(db, 'orders.deliver'),
      }),
      'GET /api/v1/staff/rounds': async ({ query }) =>
        isIstDate(query.date)
          ? {
              results: await listRounds(db, query),
              unassigned: await listUnassigned(db, query.date),
            }
          : fail('BAD_DATE'),
      'POST /api/v1/staff/rounds': async ({ actor, body }) =>
        isIstDate(body.delivery_date) ? createRound(deps, actor, body) : fail('BAD_DATE'),
      'PUT /api/v1/staff/rounds/{uid}': ({ actor, params, body }) =>
        updateRound(deps, actor, params.uid, body),
      'GET /api/v1/staff/deliveries': async ({ actor, locale }) => ({
        results: await listOpenStops(db, { riderId: actor.memberId, locale }),
        finished: await countFinished(db, actor.memberId),
        cash: await readOwnCash(db, actor.memberId),
        undoable: await listUndoable(db, actor.memberId, deps.clock.now()),
        takes_upi: takesLinks(deps.payments),
        needs_photo: await needsDeliveryPhoto(db),
        to_return: await listCashToReturn(db, actor.memberId),
        free_slots: await listFreeSlots(db, deps.clock.now()),
      }),
      'GET /api/v1/staff/deliveries/stream': async ({ actor, http }) =>
        sendStream(http.reply, deps.boardEvents.openRiderStream(actor.sessionId, actor.memberId)),
      'POST /api/v1/staff/deliveries/{uid}/start': async ({ actor, params, body, locale }) => {
        const failure = await startDelivery(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readStop(actor, params.uid, locale);
      },
      'POST /api/v1/staff/deliveries/{uid}/delivered': async ({ actor, params, body, locale }) => {
        const failure = await completeDelivery(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readStop(actor, params.uid, locale);
      },
      'POST /api/v1/staff/deliveries/{uid}/upi': ({ actor, params }) =>
        openDoorPayment(deps, actor, params.uid),
      'POST /api/v1/staff/deliveries/{uid}/upi/check': async ({ actor, params, locale }) => {
        const failure = await checkDoorPayment(deps, actor, params.uid);
        return isFailure(failure) ? failure : readStop(actor, params.uid, locale);
      },
      'POST /api/v1/staff/deliveries/{uid}/attempted': async ({ actor, params, body, locale }) => {
        const failure = await reportAttempt(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readStop(actor, params.uid, locale);
      },
      'POST /api/v1/staff/deliveries/{uid}/slot': async ({ actor, params, body, locale }) => {
        const failure = await requestSlot(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readStop(actor, params.uid, locale);
      },
      'POST /api/v1/staff/deliveries/{uid}/returned': async ({ actor, params, body }) =>
        (await returnOrder(deps, actor, params.uid, body)) ?? { uid: params.uid },
      'POST /api/v1/staff/deliveries/{uid}/cash-returned': ({ actor, params, body }) =>
        returnCash(deps, actor, params.uid, body),
      'POST /api/v1/staff/orders/{uid}/cash-returned': ({ actor, params, body }) =>
        confirmCashReturn(deps, actor, params.uid, body),
      'GET /api/v1/staff/cash': async () => ({
        results: await listRiderCash(db),
        closings: (await listClosings(db, { page: 1, limit: LATEST_CLOSINGS })).results,
      }),
      'POST /api/v1/staff/cash/{uid}/close': ({ actor, params, body }) =>
        closeCash(deps, actor, params.uid, body),
    },
  });
}
