import { addTime, hours, minutes, seconds } from '@sabuja/kit';
import { expectRefusal, useMember, useTestShop } from '@sabuja/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { publishDueNotices } from './index.ts';

const shop = useTestShop();
const manager = useMember(shop, 'manager');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
  await manager.api('PATCH /api/v1/staff/shop', {
    body: {
      name: 'Sabuja',
      legal_name: 'Sabuja Farm Foods',
      office_address: 'Bhubaneswar',
      phone: '+916740000199',
      email: 'care@sabuja.example',
    },
  });
});

const at = (offset: number) => addTime(shop.clock.now(), offset).toISOString();
const create = (text: string, from: number, until: number | null, translations = {}) =>
  manager.api('POST /api/v1/staff/notices', {
    body: { text, translations, from: at(from), until: until === null ? null : at(until) },
  });
const change = (notice_id: number, body: object) =>
  manager.api('PATCH /api/v1/staff/notices/{notice_id}', { params: { notice_id }, body });
const remove = async (notice_id: number) => {
  await manager.api('DELETE /api/v1/staff/notices/{notice_id}', { params: { notice_id } });
};
const readShop = async (language = 'en') => {
  const response = await fetch(`${address}/api/v1/settings/shop`, {
    headers: { 'accept-language': language },
  });
  return (await response.json()) as { notices?: { text: string }[] };
};
const shown = async (language?: string) =>
  (await readShop(language)).notices?.map(({ text }) => text);
const countCached = async () => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^http_cached_responses_total (\d+)$/m.exec(metrics)?.[1]);
};
const isShopCached = async () => {
  const before = await countCached();
  await readShop();
  return (await countCached()) > before;
};

test('S10.63 a notice is shown from its beginning to its end, in the language of the reader', async () => {
  expect(Object.keys(await readShop())).not.toContain('notices');
  const { notice_id } = await create('Heavy rain: slots from 10.', 0, hours(2), {
    hi: { text: 'तेज़ बारिश: 10 बजे से।' },
    or: { text: '' },
  });
  await expect.poll(() => shown()).toEqual(['Heavy rain: slots from 10.']);
  await expect.poll(() => shown('hi')).toEqual(['तेज़ बारिश: 10 बजे से।']);
  await expect.poll(() => shown('or')).toEqual(['Heavy rain: slots from 10.']);
  await change(notice_id, { text: 'Heavy rain: slots from 11.' });
  await expect.poll(() => shown()).toEqual(['Heavy rain: slots from 11.']);
  await remove(notice_id);
  await expect.poll(async () => Object.keys(await readShop())).not.toContain('notices');
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select('action')
    .where('subject', '=', 'notice')
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'notice.create',
    'notice.change',
    'notice.delete',
  ]);
});

test('S10.63 a planned notice appears and disappears in cached responses by its time', async () => {
  const { notice_id } = await create('Ratha Yatra: closed tomorrow.', minutes(10), minutes(20));
  const state = async () =>
    (await manager.api('GET /api/v1/staff/notices')).results.map((each) => each.state);
  const pass = async (minutesPassed: number) => {
    shop.clock.advance(minutes(minutesPassed));
    await publishDueNotices(shop.app.db, shop.clock.now());
  };
  expect([await shown(), await state()]).toEqual([undefined, ['planned']]);
  await pass(11);
  await expect.poll(() => shown()).toEqual(['Ratha Yatra: closed tomorrow.']);
  expect(await state()).toEqual(['shown']);
  await pass(10);
  await expect.poll(() => shown()).toBeUndefined();
  expect(await state()).toEqual(['over']);
  await remove(notice_id);
});

test('S10.63 a notice that ends within a minute after it is saved does so in cached responses, too', async () => {
  const { notice_id } = await create('Back in a moment.', 0, seconds(30));
  onTestFinished(() => remove(notice_id));
  const passMinute = async () => {
    await expect.poll(isShopCached).toBe(true);
    shop.clock.advance(minutes(1));
    await publishDueNotices(shop.app.db, shop.clock.now());
  };
  await expect.poll(() => shown()).toEqual(['Back in a moment.']);
  await passMinute();
  await expect.poll(() => shown()).toBeUndefined();
  await change(notice_id, { from: at(seconds(30)), until: null });
  await passMinute();
  await expect.poll(() => shown()).toEqual(['Back in a moment.']);
});

test('S10.460 a notice without a beginning is shown from now on, by the time of the server', async () => {
  const { notice_id } = await manager.api('POST /api/v1/staff/notices', {
    body: { text: 'Back at 5.', translations: {}, from: null, until: null },
  });
  onTestFinished(() => remove(notice_id));
  const find = async () => (await manager.api('GET /api/v1/staff/notices')).results[0];
  expect(await find()).toMatchObject({ from: at(0), state: 'shown' });
  await expect.poll(() => shown()).toEqual(['Back at 5.']);
  await change(notice_id, { from: at(hours(1)) });
  expect((await find())?.state).toBe('planned');
  shop.clock.advance(minutes(1));
  await change(notice_id, { from: null });
  expect(await find()).toMatchObject({ from: at(0), state: 'shown' });
});

test('S10.63 a blank text, an end before the beginning and an unknown notice are refused with a clear message', async () => {
  const blank = await expectRefusal(create(' ', 0, null));
  expect(blank.message).toBe('Please write what customers should read.');
  const backwards = await expectRefusal(create('Rain', hours(1), 0));
  expect([backwards.problem.field, backwards.message]).toEqual([
    'until',
    'The end must be after the beginning.',
  ]);
  const { notice_id } = await create('Rain', 0, null);
  onTestFinished(() => remove(notice_id));
  expect((await expectRefusal(change(notice_id, { until: at(-1) }))).problem.code).toBe(
    'BAD_PERIOD',
  );
  expect((await expectRefusal(change(999_999, {}))).problem.code).toBe('NO_NOTICE');
});
