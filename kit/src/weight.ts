/** Whole grams of a weight in kilograms. */
export const toGrams = (kilograms: number): number => Math.round(kilograms * 1000);

/** The number of packs that equals a weight, to the thousandth; both arguments in grams. */
export const packsOf = (grams: number, perPack: number): number =>
  Math.round((grams / perPack) * 1000) / 1000;
