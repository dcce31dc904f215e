import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const shop = useTestShop();

const countListeners = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'sabuja listener'`.execute(
    shop.app.db,
  );
  return rows[0]?.n;
};

test('S10.385 a listener that the database refuses leaves no connection open', async () => {
  const before = await countListeners();
  const ignore = () => undefined;
  const refused = { channel: 'no channel', onMessage: ignore, onReady: ignore, onLost: ignore };
  for (let i = 0; i < 3; i++)
    await expect(listen(shop.databaseUrl, [refused])).rejects.toThrow('syntax error');
  await expect.poll(countListeners).toBe(before);
});
