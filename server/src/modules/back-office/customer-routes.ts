import { staffCustomerCalls } from '@sabuja/contract';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { type Failure, fail, formatPaise, isFailure, type Paise, toRupees } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { listCustomerTickets } from '../complaints/index.ts';
import { blockCustomer, findStaffCustomer } from '../identity/index.ts';
import { listCustomerMessages } from '../notifications/index.ts';
import { listCustomerOrders } from '../orders/index.ts';
import { listCustomerPayments } from '../payments/index.ts';
import { listTransactions } from '../wallet/index.ts';
import { addNote } from './add-note.ts';
import type { BackOfficeDeps } from './deps.ts';
import { findCustomer } from './find-customer.ts';
import { findCustomers } from './find-customers.ts';
import { revealCustomer } from './reveal-customer.ts';
import { writeOff } from './write-off.ts';

const problems = {
  NO_CUSTOMER: () => ({ status: 404, message: 'This customer was not found.' }),
  DEBT_CHANGED: ({ owed }: { owed: Paise }) => ({
    status: 409,
    message: text`The customer now owes ${formatPaise(owed)}. Please look again.`,
    details: { owed: toRupees(owed) },
  }),
} satisfies ProblemsOf<typeof staffCustomerCalls>;

export function staffCustomerRoutes(context: MountContext, deps: BackOfficeDeps): void {
  const { db } = deps;
  const find = async (uid: string) => (await findCustomer(db, uid)) ?? fail('NO_CUSTOMER');
  const findAfter = async <F extends Failure>(change: Promise<F | undefined>, uid: string) => {
    const failure = await change;
    return isFailure(failure) ? failure : find(uid);
  };
  /** Calls `list` with the internal id of the customer. Fails with NO_CUSTOMER. */
  const listOf = async <T>(uid: string, list: (customerId: number) => Promise<T>) => {
    const customer = await findStaffCustomer(db, uid);
    return customer ? list(customer.id) : fail('NO_CUSTOMER');
  };
  mountCalls(context, {
    calls: staffCustomerCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/customers': ({ actor, query: { q, ...paging } }) =>
        findCustomers(db, { q, mayContact: mayStaff(actor.role, 'customers.contact') }, paging),
      'GET /api/v1/staff/customers/{uid}': ({ params }) => find(params.uid),
      'GET /api/v1/staff/customers/{uid}/orders': ({ params, query }) =>
        listOf(params.uid, (id) => listCustomerOrders(db, id, query)),
      'GET /api/v1/staff/customers/{uid}/wallet': ({ params, query, locale }) =>
        listOf(params.uid, (customerId) => listTransactions(db, { customerId, locale }, query)),
      'GET /api/v1/staff/customers/{uid}/payments': ({ params, query }) =>
        listOf(params.uid, (id) => listCustomerPayments(db, id, query)),
      'GET /api/v1/staff/customers/{uid}/complaints': ({ params, query, locale }) =>
        listOf(params.uid, (customerId) => listCustomerTickets(db, { customerId, locale }, query)),
      'GET /api/v1/staff/customers/{uid}/messages': ({ params, query }) =>
        listOf(params.uid, (id) => listCustomerMessages(db, id, query)),
      'POST /api/v1/staff/customers/{uid}/reveal': ({ actor, params }) =>
        revealCustomer(deps, actor, params.uid),
      'POST /api/v1/staff/customers/{uid}/notes': ({ actor, params, body }) =>
        findAfter(addNote(deps, actor, params.uid, body), params.uid),
      'POST /api/v1/staff/customers/{uid}/write-off': ({ actor, params, body }) =>
        findAfter(writeOff(deps, actor, params.uid, body), params.uid),
      'PUT /api/v1/staff/customers/{uid}/block': ({ actor, params, body }) =>
        findAfter(blockCustomer(deps, actor, params.uid, body.reason), params.uid),
      'DELETE /api/v1/staff/customers/{uid}/block': ({ actor, params }) =>
        findAfter(blockCustomer(deps, actor, params.uid, null), params.uid),
    },
  });
}
