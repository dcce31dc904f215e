// @vitest-environment happy-dom
import { istDate, minutes } from '@sabuja/kit';
import { createQueryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOrdersQuery, summaryQuery } from './board-queries.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S10.440 orders of a board become late as time passes, and so do the counts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lateness = { orders: 'on_time', board: 'on_time' };
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const address = typeof input === 'string' ? input : input.url;
    return Response.json(
      address.includes('/board') ? { lateness: lateness.board } : { results: [lateness.orders] },
    );
  });
  const client = createQueryClient();
  const date = istDate(new Date());
  const orders = new QueryObserver(client, dayOrdersQuery(date, ''));
  const summary = new QueryObserver(client, summaryQuery(date));
  const stops = [orders.subscribe(() => undefined), summary.subscribe(() => undefined)];
  await vi.waitFor(() => expect(orders.getCurrentResult().data).toEqual(['on_time']));
  Object.assign(lateness, { orders: 'late', board: 'late' });
  vi.advanceTimersByTime(minutes(2));
  await vi.waitFor(() => expect(orders.getCurrentResult().data).toEqual(['late']));
  await vi.waitFor(() => expect(summary.getCurrentResult().data).toEqual({ lateness: 'late' }));
  for (const stop of stops) stop();
  client.clear();
});
