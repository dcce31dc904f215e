import type { Department } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { ESTIMATE_LIFE_MINUTES } from '@sabuja/contract/limits';
import { hours, minutes } from '@sabuja/kit';
import {
  type BrowserStorage,
  readJson,
  removeStored,
  writeJson,
} from '@sabuja/ui/lib/browser-storage.ts';
import { createStore } from '@sabuja/ui/lib/create-store.ts';
import { isRefusal } from '@sabuja/ui/lib/refusal.ts';
import { type Outcome, sendOrder } from './send-order.ts';
import {
  nextSubmission,
  openParts,
  type Submission,
  type SubmissionPart,
  type SubmissionRequest,
  withPart,
} from './submission.ts';

/** Why the submission stopped, and at which order. */
export type SubmissionFailure = { department: Department; error: unknown };
export type SubmissionState = {
  submission: Submission | undefined;
  busy: boolean;
  failure: SubmissionFailure | undefined;
};

const storageKey = 'orders_under_way';
const ESTIMATE_LIFE = minutes(ESTIMATE_LIFE_MINUTES);
/** How long a submission is retained: for an hour after its estimate has expired. */
const RETENTION = ESTIMATE_LIFE + hours(1);

/**
 * Store of the orders being placed, persisted in this browser until they are settled: a reload, a
 * second press or a second tab reuses the same idempotency keys, so the server returns the same
 * orders.
 */
export function createSubmissionStore(options: {
  storage: () => BrowserStorage;
  newKey: () => string;
  now: () => number;
}) {
  const stored = createStoredSubmission(options.storage, options.now);
  const { set: replace, ...readable } = createStore<SubmissionState>({
    submission: stored.read(),
    busy: false,
    failure: undefined,
  });
  const state = readable.get;
  const set = (change: Partial<SubmissionState>) => {
    if ('submission' in change) stored.write(change.submission);
    replace({ ...state(), ...change });
  };
  const updatePart = (key: string, change: (part: SubmissionPart) => SubmissionPart) => {
    const { submission } = state();
    if (submission) set({ submission: withPart(submission, key, change) });
  };
  const placeOrder = async (api: Client, part: SubmissionPart): Promise<boolean> => {
    updatePart(part.key, (one) => ({ ...one, state: 'sent', tries: one.tries + 1 }));
    try {
      const uid = await sendOrder(api, part.key, part.body);
      updatePart(part.key, (one) => ({ ...one, state: 'placed', uid }));
      return true;
    } catch (error) {
      // Only a rejection settles an order; any other error leaves its outcome open.
      if (isRefusal(error)) updatePart(part.key, (one) => ({ ...one, state: 'refused' }));
      set({ failure: { department: part.department, error } });
      return false;
    }
  };
  return {
    ...readable,
    state,
    /** Runs the task of one press of the main button; ignored while another one runs. */
    runExclusive: async (task: () => Promise<void>): Promise<void> => {
      if (state().busy) return;
      set({ busy: true, failure: undefined });
      try {
        await task();
      } finally {
        set({ busy: false });
      }
    },
    /**
     * Places the orders one after the other and stops at the first failure. Orders already placed
     * stay placed.
     */
    submit: async (api: Client, request: SubmissionRequest): Promise<void> => {
      const saved = stored.read();
      const previous = saved?.customerUid === request.customerUid ? saved : undefined;
      const submission = nextSubmission(previous, request, options.newKey);
      set({ submission });
      for (const part of openParts(submission)) {
        if (!(await placeOrder(api, part))) break;
      }
    },
    /** Records the outcome found for an order without a response. */
    recordOutcome: (key: string, outcome: Outcome) =>
      updatePart(key, (part) => ({ ...part, ...outcome })),
    /** Drops the placed orders after they were abandoned. */
    clearPlaced: () => {
      const { submission } = state();
      if (submission === undefined) return;
      const parts = openParts(submission);
      set({ submission: parts.length === 0 ? undefined : { ...submission, parts } });
    },
    /** Clears the failure after the customer changed something. */
    clearFailure: () => {
      if (state().failure) set({ failure: undefined });
    },
    clear: () => set({ submission: undefined, failure: undefined }),
  };
}

let browserStore: ReturnType<typeof createSubmissionStore> | undefined;

/** This browser's submission store. */
export function submissionStore(): ReturnType<typeof createSubmissionStore> {
  browserStore ??= createSubmissionStore({
    storage: () => localStorage,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  return browserStore;
}

/**
 * If storage is forbidden, the submission is held in memory: the keys then prevent duplicate orders
 * on this page only.
 */
function createStoredSubmission(storage: () => BrowserStorage, now: () => number) {
  let inMemory: Submission | undefined;
  return {
    read: (): Submission | undefined => {
      inMemory = readJson(storage, storageKey, (value) => parseSubmission(value, now()), inMemory);
      return inMemory;
    },
    write: (submission: Submission | undefined) => {
      inMemory = submission;
      if (submission === undefined) removeStored(storage, storageKey);
      else writeJson(storage, storageKey, { ...submission, storedAt: now() } satisfies Stored);
    },
  };
}

/** `storedAt`: by this device's clock, which may be wrong. Missing where an earlier release stored it. */
type Stored = Submission & { storedAt?: number };

function parseSubmission(value: unknown, now: number): Submission | undefined {
  const stored = value as Stored | null;
  if (!Array.isArray(stored?.parts)) return undefined;
  const issuedAt = Date.parse(stored.estimate.expires_at) - ESTIMATE_LIFE;
  const { storedAt = issuedAt, ...submission } = stored;
  return Math.abs(now - storedAt) < RETENTION ? submission : undefined;
}
