import { randomUUID } from 'node:crypto';
import {
  createStock,
  expectRefusal,
  listMessagesTo,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findStockMessageMinute, saveSetting } from '../../content/index.ts';
import { createNotifications } from '../../notifications/index.ts';
import { sendStockMessage } from './send-stock-message.ts';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');
const picker = useMember(shop, 'picker');

/** The job, as each server runs it. */
const run = () =>
  sendStockMessage({
    ...{ db: shop.app.db, clock: shop.clock, origin: () => 'https://shop.example' },
    enqueueMessage: createNotifications({
      ...{ db: shop.app.db, clock: shop.clock, sms: {} as never, email: undefined },
      ...{ getShopName: async () => 'Sabuja', origin: () => 'https://shop.example' },
    }).enqueueMessage,
    findDueMinute: findStockMessageMinute,
    findShopName: async () => 'Sabuja',
  });
const sent = async () => {
  const messages = await listMessagesTo(shop, manager.email);
  return messages.filter(({ subject }) => subject?.includes('Sabuja') ?? false);
};
const remove = () =>
  sql`update catalogue.stocks set inactive = true where inactive = false`.execute(shop.app.db);

test('S10.183 the time of the message is a setting, 06:30 until somebody changes it', async () => {
  const change = (STOCK_MESSAGE_TIME: string) =>
    manager.api('PATCH /api/v1/staff/settings', { body: { STOCK_MESSAGE_TIME } });
  const { problem } = await expectRefusal(change('24:30'));
  expect(problem.message).toContain('such as 06:30');
  const timeOf = ({ results }: Awaited<ReturnType<typeof change>>) =>
    results.find(({ key }) => key === 'STOCK_MESSAGE_TIME')?.value;
  expect(timeOf(await manager.api('GET /api/v1/staff/settings'))).toBe('06:30');
  expect(timeOf(await change('07:15'))).toBe('07:15');
  expect(await findStockMessageMinute(shop.app.db)).toBe(435);
});

test('S10.183 what is sold out, low or expires soon is sent once a day to those who may change stock, however many servers run', async () => {
  await createStock(shop, category, { quantity: 0, name: 'Okra' });
  await createStock(shop, category, { quantity: 3, name: 'Papaya' });
  await createStock(shop, category, { quantity: 90, name: 'Honey' });
  const paneer = await createStock(shop, category, { quantity: 0, name: 'Paneer' });
  const lines = [{ stock_id: paneer, quantity: 40, batch: 'P-1', expires_on: '2026-11-24' }];
  await manager.api('POST /api/v1/staff/stock/supplies', {
    body: { action_id: randomUUID(), supplier: 'Farm', lines },
  });
  await Promise.all([run(), run(), run()]);
  await run();
  const [message, ...others] = await sent();
  expect(others).toEqual([]);
  expect(message?.subject).toBe('The stock of Sabuja this morning');
  expect(message?.body).toContain('Sold out (1):\n- Okra');
  expect(message?.body).toContain('Low (1):\n- Papaya');
  expect(message?.body).toMatch(
    /Expires soon or has expired \(1\):\n- .*24.*Paneer.* · P-1 · × 40/,
  );
  expect(message?.body).not.toContain('Honey');
  expect(message?.body).toContain('https://shop.example/console/stock');
  expect(await listMessagesTo(shop, picker.email)).toEqual([]);
});

test('S10.183 it is in the language of its reader, at the time of the setting, and not sent when there is nothing to say', async () => {
  await sql`update staff.members set language = 'or' where id = ${manager.id}`.execute(shop.app.db);
  await sql`update catalogue.batch_units set units_left = 0`.execute(shop.app.db);
  await remove();
  shop.clock.set('2026-11-24T05:00:00Z');
  const before = (await sent()).length;
  await run();
  expect(await sent()).toHaveLength(before);
  shop.clock.set('2026-11-25T01:40:00Z');
  await createStock(shop, category, { quantity: 0, name: 'Brinjal' });
  await saveSetting(shop.app.db, 'STOCK_MESSAGE_TIME', '07:30');
  await run();
  expect(await sent()).toHaveLength(before);
  shop.clock.set('2026-11-25T02:00:00Z');
  await run();
  const messages = await sent();
  expect(messages).toHaveLength(before + 1);
  expect(messages.map(({ body }) => body).join()).toContain('ସରିଯାଇଛି (1):\n- Brinjal');
});
