import { formatIstDateTime } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffDeps } from '../deps.ts';
import type { Member } from '../members-store.ts';

/** Notifies the owner of the account by e-mail that a passkey was added or removed. */
export async function notifyOfPasskey(
  deps: StaffDeps,
  tx: Tx,
  { name, email, language }: Member,
  template: 'staff_passkey_added' | 'staff_passkey_removed',
  passkey: string,
  now: Date,
): Promise<void> {
  const shop = await deps.readShopName(tx);
  const variables = { shop, name, passkey, at: formatIstDateTime(now) };
  const message = { channel: 'email', template, to: email, variables } as const;
  const reader = { customerId: null, language: language ?? 'en' };
  await deps.enqueueMessage(tx, { ...message, ...reader }, now);
}
