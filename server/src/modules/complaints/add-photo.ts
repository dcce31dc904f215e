import { MAX_COMPLAINT_PHOTOS, MAX_STORED_COMPLAINT_PHOTOS } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, lockKey, type Tx } from '../../platform/db/index.ts';
import { normalizePicture, photoFormat } from '../../platform/media/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';

const ACCEPT = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
const LARGE = { accept: ACCEPT, ...photoFormat } as const;
const SMALL = { accept: ['webp'], maxSide: 320, quality: 60 } as const;

type Sent = { ticketNo: string; id: string };

/**
 * Customers whose photo this server is processing: one photo per customer, so that nobody uses up the server's
 * capacity.
 */
const reading = new Set<number>();

/**
 * Adds a photo to a customer's complaint that is not answered yet, without the camera's metadata (location and device).
 * A photo that is sent twice is stored once. It is decoded only after the ticket was found and has room for it. Fails
 * with NO_TICKET, ANSWERED, ENOUGH_PHOTOS (of the ticket), TOO_MANY_PHOTOS (of the customer), ID_IN_USE,
 * UNREADABLE_PICTURE, or ONE_AT_A_TIME.
 */
export async function addPhoto(
  { db, clock }: Pick<ComplaintDeps, 'db' | 'clock'>,
  customerId: number,
  { ticketNo, ...sent }: Sent,
  bytes: Buffer,
) {
  const id = sent.id.toLowerCase();
  const photo = { customerId, ticketNo, id };
  if (reading.has(customerId)) return fail('ONE_AT_A_TIME');
  reading.add(customerId);
  try {
    const found = await inTransaction(db, (tx) => findPlace(tx, photo));
    if (isFailure(found)) return found;
    if (found === 'stored') return { id };
    const webp = await normalizePicture(bytes, LARGE);
    const thumbnail = webp && (await normalizePicture(webp, SMALL));
    if (!thumbnail) return fail('UNREADABLE_PICTURE');
    return await inTransaction(db, async (tx) => {
      const free = await findPlace(tx, photo);
      if (isFailure(free)) return free;
      if (free === 'stored') return { id };
      await tx
        .insertInto('complaints.photos')
        .values({
          ...{ id, ...free, webp, thumbnail },
          customer_id: customerId,
          received_at: clock.now(),
        })
        .execute();
      return { id };
    });
  } finally {
    reading.delete(customerId);
  }
}

/** Locks the ticket and returns the first free place for another photo, or `stored` for one that is there already. */
async function findPlace(tx: Tx, { customerId, ticketNo, id }: Sent & { customerId: number }) {
  await lockKey(tx, `complaint photos ${customerId}`);
  const ticket = await tx
    .selectFrom('complaints.tickets')
    .select(['id', 'state'])
    .where('ticket_no', '=', ticketNo)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) return fail('NO_TICKET');
  const same = await tx
    .selectFrom('complaints.photos')
    .select('ticket_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (same) return same.ticket_id === ticket.id ? 'stored' : fail('ID_IN_USE');
  if (ticket.state !== 'OPEN') return fail('ANSWERED');
  const stored = await tx
    .selectFrom('complaints.photos')
    .select(['ticket_id', 'place'])
    .where('customer_id', '=', customerId)
    .execute();
  if (stored.length >= MAX_STORED_COMPLAINT_PHOTOS) return fail('TOO_MANY_PHOTOS');
  const taken = stored.filter(({ ticket_id }) => ticket_id === ticket.id);
  const places = Array.from({ length: MAX_COMPLAINT_PHOTOS }, (_, i) => i + 1);
  const place = places.find((one) => taken.every((row) => row.place !== one));
  return place === undefined ? fail('ENOUGH_PHOTOS') : { ticket_id: ticket.id, place };
}
