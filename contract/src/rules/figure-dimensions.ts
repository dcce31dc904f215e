/** By what sales of a period are listed, beside days. */
export const figureDimensions = [
  'category',
  'product',
  'slot',
  'zone',
  'department',
  'payment',
] as const;
export type FigureDimension = (typeof figureDimensions)[number];
