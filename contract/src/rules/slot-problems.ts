/** Why an order cannot get the slot that its customer asked the rider for. */
export const slotProblems = ['SLOT_FULL', 'SLOT_CLOSED', 'NO_SLOT'] as const;
export type SlotProblem = (typeof slotProblems)[number];
