import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CacheStore } from './cache-store.ts';
import { PatchedValue } from './patched-value.ts';
import { TaggedCache } from './tagged-cache.ts';

const ids = [1, 2, 3] as const;
type Id = (typeof ids)[number];
type Values = Map<Id, number>;

const id = fc.constantFrom(...ids);
const step = <D extends string>(name: D, weight: number) => ({
  arbitrary: fc.record({ do: fc.constant(name), id, isAll: fc.boolean() }),
  weight,
});
const steps = fc.oneof(
  step('write', 3),
  step('receive', 3),
  step('read', 3),
  step('sum', 2),
  step('index', 3),
  step('query', 12),
  step('lose', 1),
  step('reconnect', 1),
  step('fail', 1),
);

/** Models a database with slow queries, the changes that it publishes, and the caches of a server. */
function openModel(scheduler: fc.Scheduler) {
  const committed: Values = new Map(ids.map((each) => [each, 0]));
  /** The lower bounds of all values that are read from now on: the values of the last received change. */
  let received = new Map(committed);
  let undelivered: { tags: string; values: Values }[] = [];
  let isConnected = true;
  let failures = 0;
  const query = async (wanted: readonly Id[]): Promise<Values> => {
    await scheduler.schedule(Promise.resolve());
    const found = new Map(wanted.map((each) => [each, committed.get(each) ?? 0]));
    await scheduler.schedule(Promise.resolve());
    if (failures > 0) {
      failures -= 1;
      throw new Error('the query failed');
    }
    return found;
  };
  const store = new CacheStore({ maxChanges: 2 });
  const single = new TaggedCache<Id, number>(store, { maxSize: 2 });
  const sums = new TaggedCache<string, number>(store, { maxSize: 1 });
  const index = new PatchedValue(store, {
    tags: ['words'],
    read: () => query(ids),
    patch: {
      tag: 'words',
      apply: async (values, changed) => {
        for (const [each, value] of await query(changed as Id[])) values.set(each, value);
      },
    },
  });
  store.listener.onReady();
  const readers: Promise<void>[] = [];
  const sum = (values: Values) => [...values.values()].reduce((a, b) => a + b, 0);
  const read = (start: () => Promise<number>, least: number) => {
    const reader = start().then(
      (value) => expect(value).toBeGreaterThanOrEqual(least),
      (error: Error) => expect(error.message).toBe('the query failed'),
    );
    readers.push(reader);
  };
  return {
    readers,
    write(each: Id, isAll: boolean) {
      committed.set(each, (committed.get(each) ?? 0) + 1);
      const tags = isAll ? 'catalogue words' : `stock:${each} words:${each}`;
      if (isConnected) undelivered.push({ tags, values: new Map(committed) });
      else received = new Map(committed);
    },
    receive() {
      const next = undelivered.shift();
      if (!next) return;
      received = next.values;
      store.listener.onMessage(next.tags);
    },
    lose() {
      isConnected = false;
      undelivered = [];
      received = new Map(committed);
      store.listener.onLost();
    },
    reconnect() {
      if (isConnected) return;
      isConnected = true;
      store.listener.onReady();
    },
    fail() {
      failures = 1;
    },
    read(each: Id) {
      const load = async () => (await query([each])).get(each) ?? 0;
      read(() => single.read(each, ['catalogue', `stock:${each}`], load), received.get(each) ?? 0);
    },
    sum() {
      const load = async () => sum(await query(ids));
      const tags = ids.map((each) => `stock:${each}` as const);
      read(() => sums.read('all', ['catalogue', ...tags], load), sum(received));
    },
    index() {
      const least = new Map(received);
      const readIndex = async () => {
        const values = await index.current();
        return Math.min(...ids.map((each) => (values.get(each) ?? 0) - (least.get(each) ?? 0)));
      };
      read(readIndex, 0);
    },
  };
}

test('a read after a change was received never gets the old value, in any order of reads, changes and lost connections', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(steps, { maxLength: 100, size: 'max' }),
    async (scheduler, sequence) => {
      const model = openModel(scheduler);
      for (const step of sequence) {
        if (step.do === 'query') await scheduler.waitNext(scheduler.count() > 0 ? 1 : 0);
        else if (step.do === 'write') model.write(step.id, step.isAll);
        else if (step.do === 'read') model.read(step.id);
        else model[step.do]();
      }
      await scheduler.waitFor(Promise.all(model.readers));
    },
  );
  await fc.assert(property, { numRuns: 1000 });
});
