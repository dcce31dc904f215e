import type { Refund } from './entities.ts';

/** The outcomes of a payment; each is a choice on the sheet. */
export const outcomes = [
  /** Paid by UPI; the page is notified. */
  'upi',
  /** Paid by card; the page is notified. */
  'card',
  /** Declined by the bank; the page is notified, and the sheet stays open for another attempt. */
  'failure',
  /** The payer closes the sheet without an attempt. */
  'dismissal',
  /** Paid in the UPI app; the page is never notified. */
  'silence',
  /** The bank authorizes after the page has given up: not captured, and the page is not notified. */
  'late',
  /** Paid twice for one order; the page is notified of the second payment. */
  'twice',
] as const;
export type Outcome = (typeof outcomes)[number];

/** A simulated failure of API calls. */
export type Fault = {
  /** The method and route of the call, such as 'POST /v1/payments/:id/refund', or '*' for any call. */
  call: string;
  /**
   * `time_out`: the call is not executed and no response is sent. `lost_answer`: the call is executed, but no response
   * is sent. A number: the call is not executed; the response has this status.
   */
  kind: 'time_out' | 'lost_answer' | 429 | 500 | 502 | 503;
  /** How many calls fail. */
  times: number;
};

type Webhooks = {
  /** True if webhooks are held back until they are fired or released. */
  held: boolean;
  /** How often each webhook is sent: 2 for duplicates. */
  copies: number;
  /** True if the events of one operation are sent newest first. */
  reversed: boolean;
  delayMs: number;
  /** The URL to which webhooks are sent instead of the shop's. */
  url: string | null;
  /** Milliseconds until a failed delivery is retried; doubled at each retry. */
  retryMs: number;
};

/** How the sandbox behaves until a test changes it. */
export type Mode = {
  /** The outcomes of the next payments on the sheet, for any payer or for the payer with the number `contact`. */
  script: { outcome: Outcome; contact?: string }[];
  faults: Fault[];
  webhooks: Webhooks;
  /** Milliseconds until a late bank responds. */
  lateMs: number;
  /** The status of new refunds. */
  refunds: Refund['status'];
  /** How settlements differ from the payments; absent in modes stored by earlier versions. */
  settlements?: {
    /** The ids of payments and refunds that are missing in all settlements. */
    missing: string[];
    /** Amounts in paise that replace the paid amounts, by id of the payment or refund. */
    amounts: Record<string, number>;
    /** Payments that the shop does not know, each settled on a day (IST). */
    unknown: { day: string; amount: number }[];
    /** The ids whose GST is reported higher than their fee; absent in modes stored by earlier versions. */
    faulty?: string[];
  };
};

export const noSettlementChanges: NonNullable<Mode['settlements']> = {
  missing: [],
  amounts: {},
  unknown: [],
  faulty: [],
};

export const defaultMode: Mode = {
  script: [],
  faults: [],
  webhooks: { held: false, copies: 1, reversed: false, delayMs: 0, url: null, retryMs: 1000 },
  // Longer than a page waits for the result.
  lateMs: 75_000,
  refunds: 'processed',
  settlements: noSettlementChanges,
};

/** The part of the mode that one call may change. */
export type ModeChange = Partial<Pick<Mode, 'lateMs' | 'refunds'>> & {
  settlements?: Partial<NonNullable<Mode['settlements']>>;
  webhooks?: Partial<Webhooks>;
};

export const applyModeChange = (mode: Mode, change: ModeChange): Mode => ({
  ...mode,
  ...change,
  settlements: { ...noSettlementChanges, ...mode.settlements, ...change.settlements },
  webhooks: { ...mode.webhooks, ...change.webhooks },
});
