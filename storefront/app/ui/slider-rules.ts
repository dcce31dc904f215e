/** The slide at a position of an endless row: the last one before the first, and the reverse. */
export const wrapIndex = (position: number, count: number): number =>
  ((position % count) + count) % count;

/**
 * The slides in the order in which they lie in the row. An endless row has a copy of the last one
 * before the first, and of the first one after the last.
 */
export const slotsOf = (count: number, isEndless: boolean): readonly number[] => {
  const slides = Array.from({ length: count }, (_, index) => index);
  return isEndless ? [count - 1, ...slides, 0] : slides;
};

/** Whether a slot shows a copy. */
export const isCopy = (slot: number, slots: number, isEndless: boolean): boolean =>
  isEndless && (slot === 0 || slot === slots - 1);
