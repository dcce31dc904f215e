/** The paper formats of labels: a roll 62 or 80 mm wide, or sheets of A4. */
export const labelFormats = ['62', '80', 'a4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** The paper formats of packing slips: a roll 80 mm wide, or A4. */
export const slipFormats = ['80', 'a4'] as const;
export type SlipFormat = (typeof slipFormats)[number];
