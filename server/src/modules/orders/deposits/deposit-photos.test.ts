import { randomUUID } from 'node:crypto';
import { days } from '@sabuja/kit';
import {
  createMember,
  refusalCode,
  settleAll,
  type TestMember,
  useMember,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { purgeOldDepositPhotos } from './deposit-photos.ts';

const shop = useTestShop();
const manager = useMember(shop, 'manager');
const accounts = useMember(shop, 'accounts');
let slips = 0;

beforeAll(async () => {
  await sql`insert into orders.cash_closings (member_id, expected_paise, counted_paise, reason, closed_by, closed_at)
    values (1, 0, 900000, 'Found in the till', 1, ${shop.clock.now()})`.execute(shop.app.db);
});

async function record(by: TestMember = manager): Promise<string> {
  const uid = randomUUID();
  await by.api('POST /api/v1/staff/cash-deposits', {
    body: {
      uid,
      kind: 'BANK',
      date: '2026-11-21',
      amount: 100,
      slip: `${++slips}`,
      account: 'SBI',
    },
  });
  return uid;
}
const jpeg = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#d04020' } })
    .withExif({ IFD0: { Model: 'A camera with a place' } })
    .jpeg()
    .toBuffer();
const add = (
  uid: string,
  bytes: Uint8Array,
  { by = manager as TestMember, id = randomUUID() as string, type = 'image/jpeg' } = {},
) =>
  by.api('POST /api/v1/staff/cash-deposits/{uid}/photo', {
    params: { uid },
    query: { id },
    file: new Blob([Buffer.from(bytes)], { type }),
  });
const reveal = (uid: string, by: TestMember = accounts) =>
  by.api('POST /api/v1/staff/cash-deposits/{uid}/photo/reveal', { params: { uid } });
const verify = (uid: string) =>
  accounts.api('POST /api/v1/staff/cash-deposits/{uid}/verify', {
    params: { uid },
    body: { date: '2026-11-21', amount: 100 },
  });
const countAudit = async (action: string, uid: string) => {
  const { results } = await accounts.api('GET /api/v1/staff/audit', { query: { action } });
  return results.filter(({ subject_id }) => subject_id === uid).length;
};

test('S10.307 the photo of a slip is stored once without what a camera wrote, and who opens it is recorded', async () => {
  const uid = await record();
  const id = randomUUID();
  const bytes = await jpeg();
  const many = await settleAll([1, 2, 3].map(() => add(uid, bytes, { id })));
  expect(many.fulfilled).toBe(3);
  expect(await add(uid, bytes, { id })).toMatchObject({ uid, has_photo: true });
  expect(await countAudit('deposit.photo', uid)).toBe(1);
  expect(await countAudit('deposit.photo.reveal', uid)).toBe(0);
  const { webp } = await reveal(uid);
  const { format, width, exif } = await sharp(Buffer.from(webp, 'base64')).metadata();
  expect([format, width, exif]).toEqual(['webp', 1600, undefined]);
  expect(await countAudit('deposit.photo.reveal', uid)).toBe(1);
  const { results } = await accounts.api('GET /api/v1/staff/cash-deposits', { query: {} });
  expect(results.find((deposit) => deposit.uid === uid)?.has_photo).toBe(true);
});

test('S10.307 only who recorded a deposit adds its photo, once and before it is verified', async () => {
  const uid = await record();
  const bytes = await jpeg();
  expect(await refusalCode(add(uid, bytes, { by: accounts }))).toBe('OTHER_MEMBER');
  const support = await createMember(shop, 'support');
  expect(await refusalCode(add(uid, bytes, { by: support }))).toBe('NOT_PERMITTED');
  expect(await refusalCode(add(randomUUID(), bytes))).toBe('NO_DEPOSIT');
  await add(uid, bytes);
  expect(await refusalCode(add(uid, bytes))).toBe('PHOTO_STORED');
  expect(await refusalCode(reveal(uid, support))).toBe('NOT_PERMITTED');
  const late = await record();
  await verify(late);
  expect(await refusalCode(add(late, bytes))).toBe('SETTLED_ALREADY');
  expect(await refusalCode(reveal(late))).toBe('NO_PHOTO');
  const insert = sql`insert into orders.deposit_photos (deposit_id, id, member_id, received_at, webp)
    select id, gen_random_uuid(), recorded_by, now(), '\\x00' from orders.cash_deposits where uid = ${late}`;
  await expect(insert.execute(shop.app.db)).rejects.toThrow(/added to an open deposit/);
  const change = sql`update orders.deposit_photos set webp = '\\x00'`;
  await expect(change.execute(shop.app.db)).rejects.toThrow(/does not change/);
});

test('S10.307 what is no photo, or too large, is refused', async () => {
  const uid = await record();
  expect(await refusalCode(add(uid, Buffer.from('not a picture')))).toBe('UNREADABLE_PICTURE');
  expect(await refusalCode(add(uid, Buffer.from('<svg/>'), { type: 'image/svg+xml' }))).not.toBe(
    '',
  );
  const large = await shop.app.http.inject({
    method: 'POST',
    url: `/api/v1/staff/cash-deposits/${uid}/photo?id=${randomUUID()}`,
    headers: { ...manager.headers, 'content-type': 'image/jpeg' },
    payload: Buffer.alloc(12 * 1024 * 1024 + 1),
  });
  expect(large.statusCode).toBe(413);
  const { results } = await accounts.api('GET /api/v1/staff/cash-deposits', { query: {} });
  expect(results.find((deposit) => deposit.uid === uid)?.has_photo).toBe(false);
});

test('S10.307 a photo of a slip is erased after 400 days, and the deposit stays', async () => {
  const uid = await record();
  await add(uid, await jpeg());
  const until = shop.clock.now().getTime() + days(400);
  await purgeOldDepositPhotos(shop.app.db, new Date(until));
  expect((await reveal(uid)).webp).not.toBe('');
  await purgeOldDepositPhotos(shop.app.db, new Date(until + 1000));
  expect(await refusalCode(reveal(uid))).toBe('NO_PHOTO');
  expect(await verify(uid)).toMatchObject({ state: 'verified', has_photo: false });
});
