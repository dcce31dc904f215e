import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { MAX_STORED_COMPLAINT_PHOTOS } from '@sabuja/contract/limits';
import { days, seconds } from '@sabuja/kit';
import {
  cancelOrder,
  createCustomer,
  createMember,
  createOrder,
  createStock,
  deleteAccount,
  deletionLinkOf,
  groceryLine,
  refusalCode,
  type TestCustomer,
  type TestMember,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { exportComplaints } from './customer-data.ts';
import { addReasons, purgeOldComplaintPhotos } from './index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let support: TestMember;
let stock: number;
let count = 0;

beforeAll(async () => {
  await addReasons(shop.app.db, ['Something was damaged']);
  support = await createMember(shop, 'support');
  stock = await createStock(shop, category, { quantity: 1000 });
});

/** Raises a complaint about a new order; returns its number. */
async function raise(by: TestCustomer = customer, uid?: string): Promise<string> {
  const { ticket_no } = await by.api('POST /api/v1/complaint/', {
    body: {
      user_uid: by.uid,
      order_id: uid ?? (await createOrder(by, [groceryLine(stock)])),
      details: `Tomato ${++count} was crushed.`,
      actions: 'Something was damaged',
      severity: 'MEDIUM',
      source: 'WEB',
    },
  });
  return ticket_no;
}
const picture = (width = 2000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: '#d04020' } });
const jpeg = () => picture().jpeg().toBuffer();
const add = (
  ticket_no: string,
  bytes: Uint8Array,
  { by = customer, id = randomUUID() as string, type = 'image/jpeg' } = {},
) =>
  by.api('POST /api/v1/complaint/{ticket_no}/photos', {
    params: { ticket_no },
    query: { id },
    file: new Blob([new Uint8Array(bytes)], { type }),
  });
const list = async (ticket_no: string, by = customer) =>
  (await by.api('GET /api/v1/complaint/{ticket_no}/photos', { params: { ticket_no } })).results;
const listAsStaff = async (ticket_no: string) =>
  (await support.api('GET /api/v1/staff/complaints/{ticket_no}/photos', { params: { ticket_no } }))
    .results;
const open = (ticket_no: string, id: string, by = customer) =>
  by.api('GET /api/v1/complaint/{ticket_no}/photos/{id}', { params: { ticket_no, id } });
const decode = (webp: string) => sharp(Buffer.from(webp, 'base64')).metadata();

test('S10.247 S10.248 a photo is stored upright, small and without its place, beside a thumbnail; its customer and staff see it', async () => {
  const ticket = await raise();
  const bytes = await picture()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id } = await add(ticket, bytes);
  const [photo] = await list(ticket);
  expect(photo).toMatchObject({ id, received_at: shop.clock.now().toISOString() });
  expect(await listAsStaff(ticket)).toEqual([photo]);
  expect(await decode(photo?.thumbnail ?? '')).toMatchObject({ width: 240, height: 320 });
  const large = await decode((await open(ticket, id)).webp);
  expect(large).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
  expect(large.exif).toBeUndefined();
});

test('S10.247 a HEIC photo of a phone is read, also one whose type the phone does not know', async () => {
  const heic = await readFile(new URL('../../../../tests/fixtures/phone.heic', import.meta.url));
  const ticket = await raise();
  await add(ticket, heic, { type: 'image/heic' });
  expect(await list(ticket)).toHaveLength(1);
});

test('S10.248 staff open a photo in large, and the audit log records who looked', async () => {
  const ticket = await raise();
  const { id } = await add(ticket, await jpeg());
  const reveal = (photo: string) =>
    support.api('POST /api/v1/staff/complaints/{ticket_no}/photos/{id}/reveal', {
      params: { ticket_no: ticket, id: photo },
    });
  expect(await decode((await reveal(id)).webp)).toMatchObject({ width: 1600 });
  expect(await refusalCode(reveal(randomUUID()))).toBe('NO_PHOTO');
  const audit = await shop.app.db
    .selectFrom('staff.audit')
    .select(['member_id', 'after'])
    .where('action', '=', 'complaint.photo.reveal')
    .where('subject_id', '=', ticket)
    .execute();
  expect(audit).toEqual([{ member_id: support.id, after: { photo: id } }]);
});

test('S10.247 what is no picture, too large, of another customer or after the answer is refused with a clear message', async () => {
  const ticket = await raise();
  const stranger = await createCustomer(shop);
  expect(await refusalCode(add(ticket, Buffer.from('no picture')))).toBe('UNREADABLE_PICTURE');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await refusalCode(add(ticket, svg))).toBe('UNREADABLE_PICTURE');
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  expect(await refusalCode(add(ticket, bomb))).toBe('UNREADABLE_PICTURE');
  await expect(add(ticket, Buffer.alloc(12 * 1024 * 1024 + 1))).rejects.toMatchObject({
    status: 413,
  });
  const photo = await jpeg();
  expect(await refusalCode(add(ticket, photo, { by: stranger }))).toBe('NO_TICKET');
  const { id } = await add(ticket, photo);
  expect(await refusalCode(open(ticket, id, stranger))).toBe('NO_PHOTO');
  expect(await refusalCode(list(ticket, stranger))).toBe('NO_TICKET');
  expect(await refusalCode(open(await raise(), id))).toBe('NO_PHOTO');
  await support.api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
    params: { ticket_no: ticket },
    body: { answer: 'We are sorry.' },
  });
  expect(await refusalCode(add(ticket, photo))).toBe('ANSWERED');
  // The client sends the same photo again because the response was lost.
  expect(await add(ticket, photo, { id })).toEqual({ id });
});

test('S10.247 a complaint has four photos, one sent twice is one, and one id is of one complaint', async () => {
  const ticket = await raise();
  const photo = await jpeg();
  const id = randomUUID();
  await add(ticket, photo, { id });
  await add(ticket, photo, { id: id.toUpperCase() });
  expect(await list(ticket)).toHaveLength(1);
  expect(await refusalCode(add(await raise(), photo, { id }))).toBe('ID_IN_USE');
  for (let i = 0; i < 3; i++) await add(ticket, photo);
  expect(await refusalCode(add(ticket, photo))).toBe('ENOUGH_PHOTOS');
});

test('S10.247 many photos at once are read one after the other, and never more than four are stored', async () => {
  const ticket = await raise();
  const photo = await jpeg();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add(ticket, photo)));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason.problem : []));
  expect(refused.length).toBeGreaterThan(0);
  // UNAVAILABLE: all places for uploads of the server are taken.
  for (const { code } of refused)
    expect(['ONE_AT_A_TIME', 'ENOUGH_PHOTOS', 'UNAVAILABLE']).toContain(code);
  const stored = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(await list(ticket)).toHaveLength(stored.length);
  const { rows } = await sql<{ id: number }>`
    select id from complaints.tickets where ticket_no = ${ticket}`.execute(shop.app.db);
  const insert = () =>
    sql`insert into complaints.photos values
      (gen_random_uuid(), ${rows[0]?.id}, ${customer.id}, 5, now(), 'x', 'x')`.execute(shop.app.db);
  await expect(insert()).rejects.toThrow('place_check');
});

test('S10.247 of one customer only so many photos are stored', async () => {
  const hoarder = await createCustomer(shop);
  const tickets: string[] = [];
  for (let i = 0; i < MAX_STORED_COMPLAINT_PHOTOS / 4; i++) tickets.push(await raise(hoarder));
  await sql`insert into complaints.photos
    select gen_random_uuid(), t.id, t.customer_id, p, now(), 'x', 'x'
    from complaints.tickets t, generate_series(1, 4) p where t.customer_id = ${hoarder.id}`.execute(
    shop.app.db,
  );
  const another = await raise(hoarder);
  expect(await refusalCode(add(another, await jpeg(), { by: hoarder }))).toBe('TOO_MANY_PHOTOS');
});

test('S10.249 photos are in the export of their customer, and go with the days or the account', async () => {
  const leaver = await createCustomer(shop);
  const order = await createOrder(leaver, [groceryLine(stock)]);
  const ticket = await raise(leaver, order);
  await add(ticket, await jpeg(), { by: leaver });
  const [exported] = await exportComplaints(shop.app.db, leaver.id);
  const [photo] = exported?.photos ?? [];
  expect(photo?.received_at).toEqual(shop.clock.now());
  expect(await decode(photo?.webp ?? '')).toMatchObject({ width: 1600 });
  await cancelOrder(leaver, order);
  await deleteAccount(shop, deletionLinkOf(leaver));
  expect(await listAsStaff(ticket)).toEqual([]);

  const old = await raise();
  await add(old, await jpeg());
  const until = shop.clock.now().getTime() + days(180);
  await purgeOldComplaintPhotos(shop.app.db, new Date(until));
  expect(await listAsStaff(old)).toHaveLength(1);
  await purgeOldComplaintPhotos(shop.app.db, new Date(until + seconds(1)));
  expect(await listAsStaff(old)).toEqual([]);
});
