import type { Refund } from './entities.ts';

/** How a payment goes; each is a choice on the sheet. */
export const outcomes = [
  /** Paid by UPI, and the page hears of it. */
  'upi',
  /** Paid by card, and the page hears of it. */
  'card',
  /** The bank says no, and the page hears of it; the sheet stays open for another try. */
  'failure',
  /** The payer closes the sheet without a try. */
  'dismissal',
  /** The UPI app took over: paid, and the page never hears of it. */
  'silence',
  /** The bank answers after the page has given up: authorized, not captured, unheard. */
  'late',
  /** Paid twice for one order; the page hears of the second payment. */
  'twice',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What shall go wrong with calls of the API. */
export type Fault = {
  /** 'POST /v1/payments/:id/refund', or '*' for any call. */
  call: string;
  /**
   * `time_out`: nothing happens and nothing is answered. `lost_answer`: it is done, and nothing is
   * answered. A number: answered with that status, and nothing happens.
   */
  kind: 'time_out' | 'lost_answer' | 429 | 500 | 502 | 503;
  /** How many calls it hits. */
  times: number;
};

export type Webhooks = {
  /** Kept back until they are fired or released. */
  held: boolean;
  /** How often each is sent: 2 for duplicates. */
  copies: number;
  /** Those that come of one step are sent newest first. */
  reversed: boolean;
  delayMs: number;
  /** Where they go instead of the shop. */
  url: string | null;
  /** The pause after the first answer that isn't 2xx; it doubles each time. */
  retryMs: number;
};

/** How the sandbox behaves until told otherwise. */
export type Mode = {
  /** Outcomes of the next payments on the sheet, for anyone or for a payer's number. */
  script: { outcome: Outcome; contact?: string }[];
  faults: Fault[];
  webhooks: Webhooks;
  /** When a late bank answers. */
  lateMs: number;
  /** What new refunds are. */
  refunds: Refund['status'];
};

export const defaultMode: Mode = {
  script: [],
  faults: [],
  webhooks: { held: false, copies: 1, reversed: false, delayMs: 0, url: null, retryMs: 1000 },
  // Longer than a page waits.
  lateMs: 75_000,
  refunds: 'processed',
};

/** What a test may change of the mode at once. */
export type ModeChange = Partial<Pick<Mode, 'lateMs' | 'refunds'>> & {
  webhooks?: Partial<Webhooks>;
};

export const applyModeChange = (mode: Mode, change: ModeChange): Mode => ({
  ...mode,
  ...change,
  webhooks: { ...mode.webhooks, ...change.webhooks },
});
