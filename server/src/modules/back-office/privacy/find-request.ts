import type { PrivacyRequestDetails } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import {
  type Customer,
  findCustomer,
  findTrustedContact,
  maskEmail,
  maskNumber,
} from '../../identity/index.ts';
import { listOpenOrderNumbers } from '../../orders/index.ts';
import { listActiveMembers } from '../../staff/index.ts';
import { readBalance, readDebt } from '../../wallet/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { toPrivacyRequests } from './list-requests.ts';
import { findRequestRow } from './requests-store.ts';

/** Returns a request, its possible assignees and what blocks a deletion; undefined when there is none. */
export async function findRequest(
  deps: PrivacyDeps,
  number: string,
): Promise<PrivacyRequestDetails | undefined> {
  const { db, clock } = deps;
  const row = await findRequestRow(db, number);
  const [request] = row ? await toPrivacyRequests(db, [row], clock.now()) : [];
  if (!row || !request) return undefined;
  const isOpen = row.state === 'OPEN' && row.customer_id !== null;
  const customer = isOpen ? await findCustomer(db, row.customer_id ?? 0) : undefined;
  return {
    ...request,
    note: row.note,
    answer: row.answer,
    assignees: await listActiveMembers(db, 'privacy.manage'),
    ...(customer && row.kind === 'DELETE'
      ? await readObstacles(deps, customer.id)
      : { open_orders: [], wallet_owed: 0, wallet_balance: 0 }),
    send_to: customer && row.kind === 'EXPORT' ? await describeContact(deps, customer) : null,
    file_taken_at: toNullableInstant(row.file_taken_at),
    link_expires_at: toNullableInstant(row.link_expires_at),
    link_opened_at: toNullableInstant(row.link_opened_at),
  };
}

const readObstacles = ({ db }: PrivacyDeps, customerId: number) =>
  inTransaction(db, async (tx) => ({
    open_orders: await listOpenOrderNumbers(tx, customerId),
    wallet_owed: toRupees(await readDebt(tx, customerId)),
    wallet_balance: toRupees(await readBalance(tx, customerId)),
  }));

async function describeContact(
  { db, identity }: PrivacyDeps,
  customer: Customer,
): Promise<PrivacyRequestDetails['send_to']> {
  const trusted = await findTrustedContact(identity, db, customer);
  if (!trusted) return null;
  const { channel, to } = trusted;
  return { channel, address: channel === 'email' ? maskEmail(to) : maskNumber(to) };
}
