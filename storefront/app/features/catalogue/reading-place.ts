/** The card at the top of the window when a page was left, and how far from the top it stood. */
export type ReadingPlace = { key: string; card: string; top: number };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const name = 'reading_place';

/** Keeps the place for this tab. `key` is the history entry it belongs to. */
export function keepPlace(storage: Store, place: ReadingPlace): void {
  storage.setItem(name, JSON.stringify(place));
}

/** Takes the place out, when it is of this history entry. */
export function takePlace(storage: Store, key: string): ReadingPlace | undefined {
  const text = storage.getItem(name);
  storage.removeItem(name);
  if (text === null) return undefined;
  try {
    const place = JSON.parse(text) as Partial<ReadingPlace>;
    const { card, top } = place;
    if (place.key !== key || typeof card !== 'string' || typeof top !== 'number') return undefined;
    return { key, card, top };
  } catch {
    return undefined;
  }
}

/** The first card that is not hidden above `line`; none when all are above. */
export const firstBelow = (
  cards: readonly { id: string; top: number; bottom: number }[],
  line: number,
): { id: string; top: number } | undefined => cards.find(({ bottom }) => bottom > line);
