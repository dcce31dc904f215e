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
import { sendOrder } from './send-order.ts';
import {
  nextSubmission,
  openParts,
  type Submission,
  type SubmissionPart,
  type SubmissionRequest,
  withPart,
} from './submission.ts';

/** Why placing stopped, and at which order. */
export type SubmissionFailure = { department: Department; error: unknown };
export type SubmissionState = {
  submission: Submission | undefined;
  busy: boolean;
  failure: SubmissionFailure | undefined;
};

const storageKey = 'orders_under_way';
/** After its estimate has run out for so long, nobody waits for an answer any more. */
const RETENTION_AFTER_EXPIRY = hours(1);

/**
 * The orders that are being placed, kept in this browser until they stand: a reload, a second press
 * or a second tab meets the same keys, and the shop answers the same orders.
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
      // Only a refusal settles an order; anything else leaves it open.
      if (isRefusal(error)) updatePart(part.key, (one) => ({ ...one, state: 'refused' }));
      set({ failure: { department: part.department, error } });
      return false;
    }
  };
  return {
    ...readable,
    state,
    /** Runs what one press of the main button does; a press meanwhile does nothing. */
    runExclusive: async (task: () => Promise<void>): Promise<void> => {
      if (state().busy) return;
      set({ busy: true, failure: undefined });
      try {
        await task();
      } finally {
        set({ busy: false });
      }
    },
    /** Places the orders one after the other, stopping at the first that fails. What stands stands. */
    submit: async (api: Client, request: SubmissionRequest): Promise<void> => {
      const saved = stored.read();
      const previous = saved?.customerUid === request.customerUid ? saved : undefined;
      const submission = nextSubmission(previous, request, options.newKey);
      set({ submission });
      for (const part of openParts(submission)) {
        if (!(await placeOrder(api, part))) break;
      }
    },
    /** What was found out about an unanswered order. */
    recordOutcome: (key: string, outcome: Outcome) =>
      updatePart(key, (part) => ({ ...part, ...outcome })),
    /** Forgets the orders that stood: they were given up. */
    clearPlaced: () => {
      const { submission } = state();
      if (submission === undefined) return;
      const parts = openParts(submission);
      set({ submission: parts.length === 0 ? undefined : { ...submission, parts } });
    },
    /** Something was changed since: the reason for stopping may be gone. */
    clearFailure: () => {
      if (state().failure) set({ failure: undefined });
    },
    clear: () => set({ submission: undefined, failure: undefined }),
  };
}

let browserStore: ReturnType<typeof createSubmissionStore> | undefined;

/** The orders under way in this browser. */
export function submissionStore(): ReturnType<typeof createSubmissionStore> {
  browserStore ??= createSubmissionStore({
    storage: () => localStorage,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  return browserStore;
}

/** Where storage is forbidden the page's own memory has to do: the keys then guard this page alone. */
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
      else writeJson(storage, storageKey, submission);
    },
  };
}

function parseSubmission(value: unknown, now: number): Submission | undefined {
  const submission = value as Submission | null;
  if (!Array.isArray(submission?.parts)) return undefined;
  const age = now - Date.parse(submission.estimate.expires_at);
  return age < RETENTION_AFTER_EXPIRY ? submission : undefined;
}
