import type { Department } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { hours } from '@sabuja/kit';
import { isRefusal } from '../../lib/api-error.ts';
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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
  storage: () => Store;
  newKey: () => string;
  now: () => number;
}) {
  const listeners = new Set<() => void>();
  const kept = keptPlacing(parts.storage, parts.now);
  let state: PlacingState = { placing: kept.read(), busy: false, trouble: undefined };

  const set = (change: Partial<PlacingState>) => {
    state = { ...state, ...change };
    if ('placing' in change) kept.write(state.placing);
    for (const listener of listeners) listener();
  };
  const move = (key: string, change: (part: Part) => Part) => {
    if (state.placing) set({ placing: withPart(state.placing, key, change) });
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
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs what one press of the main button does; a press meanwhile does nothing. */
    press: async (work: () => Promise<void>): Promise<void> => {
      if (state.busy) return;
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
      const { placing } = state;
      if (placing === undefined) return;
      const parts = openParts(placing);
      set({ placing: parts.length === 0 ? undefined : { ...placing, parts } });
    },
    /** Something was changed since: the reason for stopping may be gone. */
    forgetTrouble: () => {
      if (state.trouble) set({ trouble: undefined });
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

/** Reads nothing and keeps nothing where storage is forbidden: the keys then guard this page alone. */
function keptPlacing(storage: () => Store, now: () => number) {
  let memory: Placing | undefined;
  return {
    read: (): Placing | undefined => {
      try {
        memory = readPlacing(storage().getItem(storageKey), now());
      } catch {
        // The page's own memory has to do.
      }
      return memory;
    },
    write: (placing: Placing | undefined) => {
      memory = placing;
      try {
        if (placing === undefined) storage().removeItem(storageKey);
        else storage().setItem(storageKey, JSON.stringify(placing));
      } catch {
        // As above.
      }
    },
  };
}

function readPlacing(text: string | null, now: number): Placing | undefined {
  const placing = text === null ? null : (JSON.parse(text) as Placing | null);
  if (!Array.isArray(placing?.parts)) return undefined;
  const age = now - Date.parse(placing.estimate.expires_at);
  return age < forgottenAfter ? placing : undefined;
}
