/** What a notification says of an order; a later one may replace it. */
export type OrderMessageKind =
  | 'placed'
  | 'progress'
  | 'time'
  | 'bill'
  | 'journey'
  | 'delivery'
  | 'cancellation';

/** For each kind, the kinds of earlier messages about the same order that it makes untrue (decision 0171). */
export const replacedKinds: Readonly<Record<OrderMessageKind, readonly OrderMessageKind[]>> = {
  placed: [],
  progress: ['placed', 'progress', 'journey'],
  time: ['placed', 'time', 'journey'],
  // Not 'placed', which alone has the time of delivery, nor 'journey', which has the code for the rider.
  bill: ['bill'],
  journey: ['placed', 'progress', 'time', 'journey'],
  delivery: ['placed', 'progress', 'time', 'bill', 'journey', 'delivery'],
  cancellation: ['placed', 'progress', 'time', 'bill', 'journey', 'delivery', 'cancellation'],
};

/** Kinds that replace messages of every channel, since they are not sent by each channel. */
export const ofEveryChannel: ReadonlySet<OrderMessageKind> = new Set([
  'time',
  'delivery',
  'cancellation',
]);
