import { complaintCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { photoProblems } from '../../platform/media/index.ts';
import { addPhoto } from './add-photo.ts';
import { ticketQuery } from './complaint-views.ts';
import { listComplaints, readComplaints } from './list-complaints.ts';
import { findPhoto, listPhotos } from './photos-store.ts';
import { type ComplaintDeps, raiseComplaint } from './raise-complaint.ts';
import { rateAnswer } from './rate-answer.ts';
import { listReasons } from './reasons.ts';

const incomplete = 'Please complete all fields before submitting.';

const problems = {
  NOT_YOURS: () => ({ status: 404, message: 'This order was not found.' }),
  NO_TICKET: () => ({ status: 404, message: 'This complaint was not found.' }),
  NO_DETAILS: () => ({ status: 422, message: incomplete, field: 'details' }),
  NO_REASON: () => ({ status: 422, message: incomplete, field: 'actions' }),
  TOO_MANY_OPEN: () => ({
    status: 409,
    message:
      'We are still looking into your complaints about this order. Please wait for our answer.',
  }),
  ...photoProblems,
  ENOUGH_PHOTOS: () => ({ status: 409, message: 'A complaint has four photos at most.' }),
  TOO_MANY_PHOTOS: () => ({
    status: 409,
    message: 'You have sent us many photos lately. Please describe it in words.',
  }),
  ANSWERED: () => ({ status: 409, message: 'This complaint was answered already.' }),
  ONE_AT_A_TIME: () => ({
    status: 409,
    message: 'Another photo of yours is being sent. Please try again in a moment.',
  }),
  ID_IN_USE: () => ({ status: 409, message: 'Please choose the photo again.' }),
  NOT_ANSWERED: () => ({ status: 409, message: 'This complaint is not answered yet.' }),
  RATING_FIXED: () => ({ status: 409, message: 'A rating can be changed for one day.' }),
} satisfies ProblemsOf<typeof complaintCalls>;

export function complaintRoutes(context: MountContext, deps: ComplaintDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: complaintCalls,
    problems,
    handlers: {
      'GET /api/v1/settings/delivery_fail_reasons/all': ({ tags, locale }) => {
        tags.push('reasons');
        return listReasons(db, locale);
      },
      'POST /api/v1/complaint/': ({ actor, body }) => raiseComplaint(deps, actor, body),
      'GET /api/v1/complaint/order/{orderId}': ({ actor, params, locale }) =>
        listComplaints(db, { customerId: actor.customerId, locale }, params.orderId),
      'GET /api/v1/complaint/{ticket_no}/photos': async ({ actor, params }) => {
        const ticket = await ticketQuery(db)
          .select('t.id')
          .where('t.ticket_no', '=', params.ticket_no)
          .where('t.customer_id', '=', actor.customerId)
          .executeTakeFirst();
        return ticket ? { results: await listPhotos(db, ticket.id) } : fail('NO_TICKET');
      },
      'POST /api/v1/complaint/{ticket_no}/photos': ({ actor, params, query, raw }) =>
        addPhoto(deps, actor.customerId, { ticketNo: params.ticket_no, id: query.id }, raw),
      'GET /api/v1/complaint/{ticket_no}/photos/{id}': async ({ actor, params }) => {
        const { customerId } = actor;
        const photo = { ticketNo: params.ticket_no, id: params.id, customerId };
        return (await findPhoto(db, photo)) ?? fail('NO_PHOTO');
      },
      'PUT /api/v1/complaint/{ticket_no}/rating': async ({ actor, params, body, locale }) => {
        const { ticket_no: ticketNo } = params;
        const { customerId } = actor;
        const { rating, comment = '' } = body;
        const rated = await rateAnswer(deps, customerId, { ticketNo, rating, comment });
        if (isFailure(rated)) return rated;
        const ofOrder = await readComplaints(db, { uid: rated.orderUid, locale, customerId });
        return ofOrder.find(({ ticket_no }) => ticket_no === ticketNo) ?? fail('NO_TICKET');
      },
    },
  });
}
