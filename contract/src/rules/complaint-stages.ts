/**
 * How far staff are with a complaint: not acknowledged yet, acknowledged by who takes it, answered, settled. Each
 * follows from what is recorded of it.
 */
export const complaintStages = ['NEW', 'ACKNOWLEDGED', 'ANSWERED', 'SETTLED'] as const;

/** How good customers found an answer: 1 or 2 of 5 is bad, 3 fair, 4 or 5 good; `none` is answered and not rated. */
export const ratingGroups = ['bad', 'fair', 'good', 'none'] as const;
export type RatingGroup = (typeof ratingGroups)[number];
