import { privacyCopyCalls, staffPrivacyCalls } from '@sabuja/contract';
import { type Failure, fail, formatRupees, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { text } from '../../../platform/texts/index.ts';
import { findStaffCustomer } from '../../identity/index.ts';
import { assignRequest, proveIdentity } from './change-request.ts';
import { refuseRequest } from './close-request.ts';
import { downloadCopy, openCopy, sendCopy } from './data-copy.ts';
import type { PrivacyDeps } from './deps.ts';
import { eraseForRequest } from './erase-for-request.ts';
import { exportRequests } from './export-requests.ts';
import { findRequest } from './find-request.ts';
import { finishRequest } from './finish-request.ts';
import { listRequests } from './list-requests.ts';
import { MAX_AGE_DAYS, recordRequest } from './record-request.ts';

const problems = {
  NO_CUSTOMER: () => ({ status: 404, message: 'This customer was not found.' }),
  NO_REQUEST: () => ({ status: 404, message: 'This request was not found.' }),
  BAD_DAY: () => ({
    status: 422,
    field: 'received_on',
    message: `Please choose a day of the last ${MAX_AGE_DAYS} days.`,
  }),
  ALREADY_OPEN: () => ({
    status: 409,
    message: 'The customer has an open request for the same already.',
  }),
  ID_IN_USE: () => ({ status: 409, message: 'Please open the form again.' }),
  CLOSED: () => ({ status: 409, message: 'This request is closed.' }),
  NO_MEMBER: () => ({
    status: 422,
    field: 'member',
    message: 'This person cannot look after requests.',
  }),
  WRONG_KIND: () => ({ status: 409, message: 'The request asks for something else.' }),
  NOT_PROVEN: () => ({
    status: 409,
    message: 'First make sure that it is the customer who asks, and record how.',
  }),
  NO_TRUSTED_CONTACT: () => ({
    status: 409,
    message:
      'The e-mail of the account is new, or its number is being replaced. Please wait for 72 hours.',
  }),
  FILE_NOT_TAKEN: () => ({ status: 409, message: 'Please send the link or save the file first.' }),
  ORDERS_TO_COME: ({ orders }: { orders: string[] }) => ({
    status: 409,
    message: text`Order #${orders.join(', #')} is still to come. Cancel it or wait for it, then delete the account.`,
    details: { orders },
  }),
  WALLET_OWES: ({ owed }: { owed: number }) => ({
    status: 409,
    message: text`The customer owes ${formatRupees(owed)} for a recharge that was taken back. They recharge their wallet to pay it, or owner, manager or accounts write it off on the customer’s page.`,
    details: { owed },
  }),
  WALLET_NOT_EMPTY: ({ balance }: { balance: number }) => ({
    status: 409,
    field: 'give_up_balance',
    message: text`The wallet holds ${formatRupees(balance)}. The customer uses it first, or gives up exactly this amount.`,
    details: { balance },
  }),
  NAME_NEEDED: () => ({ status: 422, message: 'Please enter their name.', field: 'full_name' }),
  BAD_CONTACT: () => ({
    status: 422,
    message: 'Please enter a mobile number with ten digits, or an e-mail address.',
    field: 'contact',
  }),
} satisfies ProblemsOf<typeof staffPrivacyCalls>;

const copyProblems = {
  NO_COPY: () => ({
    status: 404,
    message: 'This link does not work any more. Please ask the shop for another.',
  }),
} satisfies ProblemsOf<typeof privacyCopyCalls>;

export function staffPrivacyRoutes(context: MountContext, deps: PrivacyDeps): void {
  const { db, clock } = deps;
  const find = async (number: string) => (await findRequest(deps, number)) ?? fail('NO_REQUEST');
  const findAfter = async <F extends Failure>(change: Promise<F | undefined>, number: string) => {
    const failure = await change;
    return isFailure(failure) ? failure : find(number);
  };
  mountCalls(context, {
    calls: staffPrivacyCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/customers/{uid}/privacy-requests': async ({ actor, params, query }) => {
        const customer = await findStaffCustomer(db, params.uid);
        if (!customer) return fail('NO_CUSTOMER');
        const filter = { ...query, customerId: customer.id };
        return listRequests(db, filter, { ...actor, now: clock.now() });
      },
      'POST /api/v1/staff/customers/{uid}/privacy-requests': async ({ actor, params, body }) => {
        const number = await recordRequest(deps, actor, params.uid, body);
        return isFailure(number)
          ? number
          : ((await findRequest(deps, number)) ?? fail('NO_CUSTOMER'));
      },
      'GET /api/v1/staff/privacy-requests': ({ actor, query }) =>
        listRequests(db, query, { ...actor, now: clock.now() }),
      'GET /api/v1/staff/privacy-requests/csv': async ({ actor, query, http }) => {
        const sheet = await exportRequests(deps, actor, query);
        return sendSheet(http.reply, { name: 'privacy-requests', format: query.format }, sheet);
      },
      'GET /api/v1/staff/privacy-requests/{number}': ({ params }) => find(params.number),
      'PUT /api/v1/staff/privacy-requests/{number}/assignee': ({
        actor,
        params: { number },
        body: { member },
      }) => findAfter(assignRequest(deps, actor, { number, member }), number),
      'PUT /api/v1/staff/privacy-requests/{number}/identity': ({
        actor,
        params: { number },
        body,
      }) => findAfter(proveIdentity(deps, actor, { number, proof: body.identity_proof }), number),
      'POST /api/v1/staff/privacy-requests/{number}/link': ({ actor, params: { number } }) =>
        findAfter(sendCopy(deps, actor, number), number),
      'POST /api/v1/staff/privacy-requests/{number}/file': ({ actor, params: { number } }) =>
        downloadCopy(deps, actor, number),
      'POST /api/v1/staff/privacy-requests/{number}/erase': ({ actor, params: { number }, body }) =>
        findAfter(eraseForRequest(deps, actor, { number, balance: body.give_up_balance }), number),
      'POST /api/v1/staff/privacy-requests/{number}/done': ({ actor, params: { number }, body }) =>
        findAfter(finishRequest(deps, actor, { ...body, number }), number),
      'POST /api/v1/staff/privacy-requests/{number}/refuse': ({
        actor,
        params: { number },
        body: { reason },
      }) => findAfter(refuseRequest(deps, actor, { number, reason }), number),
    },
  });
}

/** Mounts the call that opens the link to a copy of a customer's data. */
export function privacyCopyRoutes(context: MountContext, deps: PrivacyDeps): void {
  mountCalls(context, {
    calls: privacyCopyCalls,
    problems: copyProblems,
    handlers: {
      'POST /api/v1/privacy-copies': ({ body }) => openCopy(deps, body.token),
    },
  });
}
