/**
 * What the shop does when something of an order is missing, as its customer chose: replace it with something alike, call
 * first, or leave it out.
 */
export const missingChoices = ['REPLACE', 'CALL', 'LEAVE_OUT'] as const;
export type MissingChoice = (typeof missingChoices)[number];

/** Longest note of a customer on a line, such as 'ripe, for today'. */
export const MAX_LINE_NOTE_LENGTH = 120;

/** What is done when a line is missing: as chosen for it, else for the whole order. Null: nothing was chosen. */
export const lineChoice = (
  line: { if_missing?: MissingChoice | null },
  order: { if_missing: MissingChoice | null },
): MissingChoice | null => line.if_missing ?? order.if_missing;

/** Whether something may be replaced without asking. A customer who did not choose is called. */
export const maySubstituteUnasked = (choice: MissingChoice | null): boolean => choice === 'REPLACE';

/** Whether the picker calls before anything is replaced. */
export const isToBeCalled = (choice: MissingChoice | null): boolean =>
  choice === null || choice === 'CALL';
