/** What a notification says of an order; a later one may replace it. */
export type OrderMessageKind =
  | 'placed'
  | 'progress'
  | 'time'
  | 'bill'
  | 'journey'
  | 'delivery'
  | 'cancellation';

/** The kinds of earlier messages about the same order that a message of a kind makes untrue (decision 0171). */
export const replacedBy: Readonly<Record<OrderMessageKind, readonly OrderMessageKind[]>> = {
  // An order that was not paid in time is placed if the payment arrives after all.
  placed: ['cancellation'],
  progress: ['placed', 'progress', 'journey'],
  time: ['placed', 'time', 'journey'],
  bill: ['placed', 'journey'],
  journey: ['placed', 'progress', 'time', 'journey'],
  delivery: ['placed', 'progress', 'time', 'journey', 'delivery'],
  cancellation: ['placed', 'progress', 'time', 'bill', 'journey', 'delivery', 'cancellation'],
};

/** Kinds that replace messages of every channel, since they are not sent by each. */
export const ofEveryChannel: ReadonlySet<OrderMessageKind> = new Set(['delivery', 'cancellation']);
