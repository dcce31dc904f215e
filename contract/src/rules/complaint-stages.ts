/**
 * The stage of a complaint: not acknowledged yet, acknowledged by the member who takes it, answered, or settled.
 * The stage is derived from what is recorded about the complaint.
 */
export const complaintStages = ['NEW', 'ACKNOWLEDGED', 'ANSWERED', 'SETTLED'] as const;

/** Groups of ratings of an answer by its customer: 1 or 2 of 5 is bad, 3 fair, 4 or 5 good; `none`: not rated. */
export const ratingGroups = ['bad', 'fair', 'good', 'none'] as const;
export type RatingGroup = (typeof ratingGroups)[number];
