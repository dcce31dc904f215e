/** What labels are printed on: a roll of 62 or 80 mm, or sheets of A4. */
export const labelFormats = ['62', '80', 'a4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** What packing slips are printed on: a roll of 80 mm, or A4. */
export const slipFormats = ['80', 'a4'] as const;
export type SlipFormat = (typeof slipFormats)[number];
