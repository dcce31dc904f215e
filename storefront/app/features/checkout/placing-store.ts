import type { Department } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { hours } from '@sabuja/kit';
import {
  type BrowserStorage,
  readJson,
  removeStored,
  writeJson,
} from '../../lib/browser-storage.ts';
import { createStore } from '../../lib/create-store.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Outcome } from './find-outcome.ts';
import {
  type Asked,
  nextPlacing,
  openParts,
  type Part,
  type Placing,
  withPart,
} from './placing.ts';
import { sendOrder } from './send-order.ts';

/** Why placing stopped, and at which order. */
export type Trouble = { department: Department; error: unknown };
export type PlacingState = {
  placing: Placing | undefined;
  busy: boolean;
  trouble: Trouble | undefined;
};

const storageKey = 'orders_under_way';
/** After its estimate has run out for so long, nobody waits for an answer any more. */
const forgottenAfter = hours(1);

/**
 * The orders that are being placed, kept in this browser until they stand: a reload, a second press
 * or a second tab meets the same keys, and the shop answers the same orders.
 */
export function createPlacingStore(parts: {
  storage: () => BrowserStorage;
  newKey: () => string;
  now: () => number;
}) {
  const kept = keptPlacing(parts.storage, parts.now);
  const { set: replace, ...readable } = createStore<PlacingState>({
    placing: kept.read(),
    busy: false,
    trouble: undefined,
  });
  const state = readable.get;
  const set = (change: Partial<PlacingState>) => {
    if ('placing' in change) kept.write(change.placing);
    replace({ ...state(), ...change });
  };
  const move = (key: string, change: (part: Part) => Part) => {
    const { placing } = state();
    if (placing) set({ placing: withPart(placing, key, change) });
  };
  const placeOne = async (api: Client, part: Part): Promise<boolean> => {
    move(part.key, (one) => ({ ...one, state: 'sent', tries: one.tries + 1 }));
    try {
      const uid = await sendOrder(api, part.key, part.body);
      move(part.key, (one) => ({ ...one, state: 'placed', uid }));
      return true;
    } catch (error) {
      // Only a refusal settles an order; anything else leaves it open.
      if (isRefusal(error)) move(part.key, (one) => ({ ...one, state: 'refused' }));
      set({ trouble: { department: part.department, error } });
      return false;
    }
  };
  return {
    ...readable,
    state,
    /** Runs what one press of the main button does; a press meanwhile does nothing. */
    press: async (work: () => Promise<void>): Promise<void> => {
      if (state().busy) return;
      set({ busy: true, trouble: undefined });
      try {
        await work();
      } finally {
        set({ busy: false });
      }
    },
    /** Places the orders one after the other, stopping at the first that fails. What stands stands. */
    place: async (api: Client, asked: Asked): Promise<void> => {
      const before = kept.read();
      const mine = before?.customerUid === asked.customerUid ? before : undefined;
      const placing = nextPlacing(mine, asked, parts.newKey);
      set({ placing });
      for (const part of openParts(placing)) {
        if (!(await placeOne(api, part))) break;
      }
    },
    /** What was found out about an unanswered order. */
    learn: (key: string, outcome: Outcome) => move(key, (part) => ({ ...part, ...outcome })),
    /** Forgets the orders that stood: they were given up. */
    forgetPlaced: () => {
      const { placing } = state();
      if (placing === undefined) return;
      const parts = openParts(placing);
      set({ placing: parts.length === 0 ? undefined : { ...placing, parts } });
    },
    /** Something was changed since: the reason for stopping may be gone. */
    forgetTrouble: () => {
      if (state().trouble) set({ trouble: undefined });
    },
    forget: () => set({ placing: undefined, trouble: undefined }),
  };
}

let here: ReturnType<typeof createPlacingStore> | undefined;

/** The orders under way in this browser. */
export function placingStore(): ReturnType<typeof createPlacingStore> {
  here ??= createPlacingStore({
    storage: () => localStorage,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  return here;
}

/** Where storage is forbidden the page's own memory has to do: the keys then guard this page alone. */
function keptPlacing(storage: () => BrowserStorage, now: () => number) {
  let memory: Placing | undefined;
  return {
    read: (): Placing | undefined => {
      memory = readJson(storage, storageKey, (value) => asPlacing(value, now()), memory);
      return memory;
    },
    write: (placing: Placing | undefined) => {
      memory = placing;
      if (placing === undefined) removeStored(storage, storageKey);
      else writeJson(storage, storageKey, placing);
    },
  };
}

function asPlacing(value: unknown, now: number): Placing | undefined {
  const placing = value as Placing | null;
  if (!Array.isArray(placing?.parts)) return undefined;
  const age = now - Date.parse(placing.estimate.expires_at);
  return age < forgottenAfter ? placing : undefined;
}
