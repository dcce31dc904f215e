// @vitest-environment happy-dom
import { createQueryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToBoard } from './board-events.ts';

type Order = { uid: string; delivery_date: string; status: string };
const order = (day: string, status = 'PLACED'): Order => ({
  ...{ uid: 'a', delivery_date: day, status },
});
const [today, tomorrow] = ['2026-11-29', '2026-11-30'];

afterEach(() => vi.unstubAllGlobals());

/** Listens to events of the order 'a'; `respond` returns the responses for it. */
function listen(respond: () => Order | Promise<Order>) {
  const client = createQueryClient();
  const events = new EventTarget();
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = events.addEventListener.bind(events);
      close = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async () => Response.json(await respond()));
  const reloads: string[] = [];
  /** Shows a query on a page, and counts its reloads. */
  const show = (queryKey: readonly string[], data: unknown) => {
    client.setQueryData(queryKey, data);
    const queryFn = async () => {
      reloads.push(queryKey.join(' '));
      return data;
    };
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  };
  const stop = listenToBoard(client);
  return {
    ...{ client, reloads, show },
    report: () => void events.dispatchEvent(new MessageEvent('changed', { data: '{"uid":"a"}' })),
    list: (day: string) => client.getQueryData<Order[]>(['board', 'orders', day, '']),
    close: () => {
      stop();
      client.clear();
    },
  };
}

test('S10.438 an order that was moved to another day leaves the board of its old day', async () => {
  const board = listen(() => order(tomorrow));
  const other = { ...order(today), uid: 'b' };
  board.show(['board', 'orders', today, ''], [order(today), other]);
  board.client.setQueryData(['board', 'orders', tomorrow, ''], [order(tomorrow, 'CONFIRMED')]);
  board.report();
  await vi.waitFor(() => expect(board.list(today)).toEqual([other]));
  expect(board.list(tomorrow)).toEqual([order(tomorrow)]);
  expect(board.reloads).toEqual([]);
  board.close();
});

test('S10.438 the lists are reloaded if no list of its new day has the order', async () => {
  const board = listen(() => order(tomorrow));
  board.show(['board', 'orders', today, ''], [order(today)]);
  board.report();
  await vi.waitFor(() => expect(board.reloads).toContain(`board orders ${today} `));
  board.close();
});

test('S10.438 refunds and complaints of a changed order are loaded again', async () => {
  const board = listen(() => order(today, 'DELIVERED'));
  board.client.setQueryData(['board', 'orders', today, ''], [order(today)]);
  board.show(['order', 'a'], order(today));
  board.show(['order', 'a', 'refundable'], {});
  board.report();
  await vi.waitFor(() => expect(board.reloads).toEqual(['order a refundable']));
  expect(board.client.getQueryData(['order', 'a'])).toEqual(order(today, 'DELIVERED'));
  board.close();
});

test('S10.438 a response that is overtaken by a later one changes nothing', async () => {
  const slow = Promise.withResolvers<Order>();
  const responses = [slow.promise, order(today, 'PACKED'), order(today, 'DELIVERED')];
  const board = listen(() => responses.shift() ?? expect.fail('too many requests'));
  board.show(['board', 'orders', today, ''], [order(today)]);
  board.report();
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  board.report();
  await vi.waitFor(() => expect(board.list(today)).toEqual([order(today, 'PACKED')]));
  const shown = new Set<string | undefined>();
  board.client.getQueryCache().subscribe(() => shown.add(board.list(today)?.[0]?.status));
  slow.resolve(order(today, 'PICKING'));
  board.report();
  await vi.waitFor(() => expect(board.list(today)).toEqual([order(today, 'DELIVERED')]));
  expect(shown).not.toContain('PICKING');
  board.close();
});
