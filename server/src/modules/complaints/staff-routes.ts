import { staffComplaintCalls } from '@sabuja/contract';
import { type Failure, fail, isFailure, type Locale } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { photoProblems } from '../../platform/media/index.ts';
import { sendSheet } from '../../platform/sheets/write-sheet.ts';
import { text } from '../../platform/texts/index.ts';
import { answerComplaint } from './answer-complaint.ts';
import { assignComplaint } from './assign-complaint.ts';
import { ticketQuery } from './complaint-views.ts';
import { exportInbox } from './export-inbox.ts';
import { fillTemplates } from './fill-templates.ts';
import { findTicket } from './find-ticket.ts';
import { readComplaints } from './list-complaints.ts';
import { listInbox } from './list-inbox.ts';
import { listPhotos } from './photos-store.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { revealPhoto } from './reveal-photo.ts';
import { settleComplaint } from './settle-complaint.ts';

const problems = {
  NO_TICKET: () => ({ status: 404, message: 'This complaint was not found.' }),
  NO_MEMBER: () => ({
    status: 422,
    message: 'This person cannot answer complaints.',
    field: 'member',
  }),
  ALREADY_ANSWERED: () => ({ status: 409, message: 'This complaint was answered already.' }),
  PLACEHOLDER_LEFT: ({ placeholder }: { placeholder: string }) => ({
    status: 422,
    message: text`Please replace {${placeholder}} with its value.`,
    field: 'answer',
  }),
  NO_PHOTO: photoProblems.NO_PHOTO,
  NOT_ANSWERED: () => ({ status: 409, message: 'Please answer the complaint first.' }),
  SETTLED: () => ({ status: 409, message: 'This complaint is settled.' }),
} satisfies ProblemsOf<typeof staffComplaintCalls>;

export function staffComplaintRoutes(context: MountContext, deps: ComplaintDeps): void {
  const { db, clock } = deps;
  const find = async (ticketNo: string, locale: Locale) =>
    (await findTicket(db, ticketNo, { locale, now: clock.now() })) ?? fail('NO_TICKET');
  const findAfter = async <F extends Failure>(
    change: Promise<F | undefined>,
    ticketNo: string,
    locale: Locale,
  ) => {
    const failure = await change;
    return isFailure(failure) ? failure : find(ticketNo, locale);
  };
  mountCalls(context, {
    calls: staffComplaintCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/orders/{uid}/complaints': async ({ params, locale }) => ({
        results: await readComplaints(db, { uid: params.uid, locale }),
      }),
      'GET /api/v1/staff/complaints': ({ actor, query, locale }) =>
        listInbox(db, actor.memberId, query, { locale, now: clock.now() }),
      'GET /api/v1/staff/complaints/csv': async ({ actor, query, locale, http }) => {
        const sheet = await exportInbox(deps, actor, { ...query, locale });
        return sendSheet(http.reply, { name: 'complaints', format: query.format }, sheet);
      },
      'GET /api/v1/staff/complaints/{ticket_no}/templates': ({ params }) =>
        fillTemplates(db, params.ticket_no),
      'GET /api/v1/staff/complaints/{ticket_no}/photos': async ({ params }) => {
        const ticket = await ticketQuery(db)
          .select('t.id')
          .where('t.ticket_no', '=', params.ticket_no)
          .executeTakeFirst();
        return ticket ? { results: await listPhotos(db, ticket.id) } : fail('NO_TICKET');
      },
      'POST /api/v1/staff/complaints/{ticket_no}/photos/{id}/reveal': ({ actor, params }) =>
        revealPhoto(deps, actor, { ticketNo: params.ticket_no, id: params.id }),
      'GET /api/v1/staff/complaints/{ticket_no}': ({ params, locale }) =>
        find(params.ticket_no, locale),
      'PUT /api/v1/staff/complaints/{ticket_no}/assignee': ({ actor, params, body, locale }) => {
        const { ticket_no: ticketNo } = params;
        const assignment = { ticketNo, member: body.member };
        return findAfter(assignComplaint(deps, actor, assignment), ticketNo, locale);
      },
      'POST /api/v1/staff/complaints/{ticket_no}/answer': ({ actor, params, body, locale }) => {
        const { ticket_no: ticketNo } = params;
        const { answer } = body;
        return findAfter(answerComplaint(deps, actor, { ticketNo, answer }), ticketNo, locale);
      },
      'POST /api/v1/staff/complaints/{ticket_no}/settle': ({ actor, params, body, locale }) => {
        const { ticket_no: ticketNo } = params;
        const { note } = body;
        return findAfter(settleComplaint(deps, actor, { ticketNo, note }), ticketNo, locale);
      },
    },
  });
}
