/**
 * The customer's choice of what the shop does when an item of the order is missing: replace it with a similar one,
 * call the customer first, or leave it out.
 */
export const missingChoices = ['REPLACE', 'CALL', 'LEAVE_OUT'] as const;
export type MissingChoice = (typeof missingChoices)[number];

/** The maximum length of a customer's note on a line ('ripe, for today'), in characters. */
export const MAX_LINE_NOTE_LENGTH = 120;

/** The choice for a missing line: the line's own choice, else that of the whole order; null when there is neither. */
export const lineChoice = (
  line: { if_missing?: MissingChoice | null },
  order: { if_missing: MissingChoice | null },
): MissingChoice | null => line.if_missing ?? order.if_missing;

/** Whether the item may be replaced without a call. A customer who did not choose is called first. */
export const maySubstituteUnasked = (choice: MissingChoice | null): boolean => choice === 'REPLACE';

/** Whether the picker calls the customer before an item is replaced. */
export const isToBeCalled = (choice: MissingChoice | null): boolean =>
  choice === null || choice === 'CALL';
