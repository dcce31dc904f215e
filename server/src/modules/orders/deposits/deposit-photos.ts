import './tables.ts';
import { DEPOSIT_PHOTO_DAYS } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { normalizePicture, photoFormat } from '../../../platform/media/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { findDeposit } from './read-deposits.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock'>;
type Sent = { uid: string; id: string };

const PHOTO = {
  accept: ['jpeg', 'png', 'webp', 'avif', 'heic'],
  ...photoFormat,
} as const;

/**
 * Adds the photo of the slip to an unverified deposit, once, however often it is sent, without the camera's metadata
 * (place, device). Only the member who recorded the deposit may add it. The picture is decoded only after the deposit
 * was found. Fails with NO_DEPOSIT, OTHER_MEMBER, SETTLED_ALREADY, PHOTO_STORED (another photo is stored) or
 * UNREADABLE_PICTURE.
 */
export async function addDepositPhoto(
  { db, clock }: Deps,
  actor: StaffActor,
  { uid, ...sent }: Sent,
  bytes: Buffer,
) {
  const id = sent.id.toLowerCase();
  const found = await inTransaction(db, (tx) => lockForPhoto(tx, actor, { uid, id }));
  if (isFailure(found)) return found;
  const webp = found.isStored ? undefined : await normalizePicture(bytes, PHOTO);
  if (!found.isStored && !webp) return fail('UNREADABLE_PICTURE');
  return inTransaction(db, async (tx) => {
    const deposit = await lockForPhoto(tx, actor, { uid, id });
    if (isFailure(deposit)) return deposit;
    if (!deposit.isStored && webp) {
      const now = clock.now();
      const stored = await tx
        .insertInto('orders.deposit_photos')
        .values({ deposit_id: deposit.id, id, member_id: actor.memberId, received_at: now, webp })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      // The photo's id is already used for another deposit.
      if (!stored) return fail('PHOTO_STORED');
      const entry = { action: 'deposit.photo', subject: 'deposit', subjectId: uid };
      await recordAudit(tx, actor, entry, now);
    }
    return (await findDeposit(tx, actor, uid)) ?? fail('NO_DEPOSIT');
  });
}

/** Locks a deposit that may get this photo, or already has it. */
async function lockForPhoto(tx: Tx, { memberId }: StaffActor, { uid, id }: Sent) {
  const deposit = await tx
    .selectFrom('orders.cash_deposits')
    .select(['id', 'recorded_by', 'verified_at', 'cancelled_at'])
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!deposit) return fail('NO_DEPOSIT');
  if (deposit.recorded_by !== memberId) return fail('OTHER_MEMBER');
  const stored = await tx
    .selectFrom('orders.deposit_photos')
    .select('id')
    .where('deposit_id', '=', deposit.id)
    .executeTakeFirst();
  if (stored && stored.id !== id) return fail('PHOTO_STORED');
  if (!stored && (deposit.verified_at || deposit.cancelled_at)) return fail('SETTLED_ALREADY');
  return { id: deposit.id, isStored: stored !== undefined };
}

/** Returns the photo of a deposit's slip (base64), after an audit entry about who views it. Fails with NO_PHOTO. */
export function revealDepositPhoto({ db, clock }: Deps, actor: StaffActor, uid: string) {
  return inTransaction(db, async (tx) => {
    const photo = await tx
      .selectFrom('orders.deposit_photos as p')
      .innerJoin('orders.cash_deposits as d', 'd.id', 'p.deposit_id')
      .select(['d.uid', 'p.webp'])
      .where('d.uid', '=', uid)
      .executeTakeFirst();
    if (!photo) return fail('NO_PHOTO');
    const entry = { action: 'deposit.photo.reveal', subject: 'deposit', subjectId: photo.uid };
    await recordAudit(tx, actor, entry, clock.now());
    return { webp: photo.webp.toString('base64') };
  });
}

/** Purges photos of slips that the shop received more than DEPOSIT_PHOTO_DAYS ago. */
export const purgeOldDepositPhotos = (db: Db, now: Date) =>
  sql`delete from orders.deposit_photos
    where received_at < ${now}::timestamptz - make_interval(days => ${DEPOSIT_PHOTO_DAYS}::int)`.execute(
    db,
  );
