/** The dimensions by which sales of a period can be listed, beside days. */
export const figureDimensions = [
  'category',
  'product',
  'slot',
  'zone',
  'department',
  'payment',
] as const;
export type FigureDimension = (typeof figureDimensions)[number];
