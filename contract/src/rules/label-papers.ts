/** What labels are printed on: a roll of 62 or 80 mm, or sheets of A4. */
export const labelPapers = ['62', '80', 'a4'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** What packing slips are printed on: a roll of 80 mm, or A4. */
export const slipPapers = ['80', 'a4'] as const;
export type SlipPaper = (typeof slipPapers)[number];
