import { AsyncLocalStorage } from 'node:async_hooks';
import { type Call, isChanging } from '@sabuja/contract';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { limitConcurrency, OverloadedError } from '../limit-concurrency.ts';

/**
 * Requests of one class compete with each other under load. Each class has its own share of the server, and cannot use
 * that of another class. Requests of the class `outside` wait for external services and use little of our own server.
 */
export type LoadClass = 'orders' | 'account' | 'browsing' | 'pages' | 'outside';

export type LoadClasses = {
  /** Calls `work` when its class has capacity; fails with an OverloadedError if too many of the class are waiting. */
  run: <T>(loadClass: LoadClass, work: () => Promise<T>) => Promise<T>;
  /**
   * Reserves one of MAX_UPLOADS places for an uploaded body; returns a function that releases it.
   * @throws OverloadedError if all places are taken
   */
  admitUpload: () => () => void;
};

/** How many uploads are received at once; at the largest size they need 120 MB of memory. */
export const MAX_UPLOADS = 6;

type Share = { concurrency: number | (() => number); maxWaiting: number; maxWait: Milliseconds };

/** How many pages are rendered at once while no request of `orders` runs; each running one reduces this by one. */
const PAGES_AT_ONCE = 6;

/**
 * Even if all requests of a class (other than `outside`) wait for the database, connections remain for the other
 * classes. Orders get most connections. Rendering a page occupies the processor for some ten milliseconds, which would
 * delay each round trip of an order: while many orders run, pages are rendered one at a time (decision 0155).
 */
const sharesOf = (
  connections: number,
  countOrders: () => number,
): Readonly<Record<LoadClass, Share>> => {
  const part = (share: number) => Math.ceil(connections * share);
  return {
    orders: { concurrency: part(0.6), maxWaiting: 500, maxWait: seconds(4) },
    account: { concurrency: part(0.35), maxWaiting: 300, maxWait: seconds(3) },
    browsing: { concurrency: part(0.35), maxWaiting: 300, maxWait: seconds(3) },
    pages: {
      concurrency: () => Math.max(1, PAGES_AT_ONCE - countOrders()),
      maxWaiting: 100,
      maxWait: seconds(3),
    },
    outside: { concurrency: 64, maxWaiting: 100, maxWait: seconds(3) },
  };
};

/**
 * Sheds load early, by class: a request that would wait too long in its class is refused before it uses resources.
 * @param connections the number of database connections that serve requests
 * @param onShed called for each refused request
 */
export function createLoadClasses(
  connections: number,
  onShed: (loadClass: LoadClass) => void = () => undefined,
): LoadClasses {
  let orders = 0;
  const shares = Object.entries(sharesOf(connections, () => orders)).map(([name, share]) => [
    name,
    limitConcurrency(share.concurrency, share),
  ]);
  const limiters: Record<LoadClass, ReturnType<typeof limitConcurrency>> = Object.fromEntries(
    shares,
  );
  const admitted = new AsyncLocalStorage<true>();
  let uploads = 0;
  return {
    admitUpload: () => {
      if (uploads >= MAX_UPLOADS) throw new OverloadedError();
      uploads++;
      return () => {
        uploads--;
      };
    },
    run: async (loadClass, work) => {
      // The calls that a page makes belong to the page.
      if (admitted.getStore()) return work();
      if (loadClass === 'orders') orders++;
      try {
        return await limiters[loadClass](
          loadClass === 'pages' ? () => admitted.run(true, work) : work,
        );
      } catch (error) {
        if (error instanceof OverloadedError) onShed(loadClass);
        throw error;
      } finally {
        if (loadClass === 'orders') {
          orders--;
          limiters.pages.admit();
        }
      }
    },
  };
}

/** Returns the class of a call; undefined for an event stream, which stays open and uses almost no resources. */
export function loadClassOf(method: string, call: Call): LoadClass | undefined {
  if (call.media === 'text/event-stream') return undefined;
  if (call.isSlow || call.rate === 'outside' || call.rate === 'money') return 'outside';
  if (isChanging(method, call) && call.rate !== 'file') return 'orders';
  return call.guard === 'public' ? 'browsing' : 'account';
}
