import { type BrowserStorage, takeJson, writeJson } from '../../lib/browser-storage.ts';

/** The card at the top of the window when a page was left, and how far from the top it stood. */
export type ReadingPlace = { key: string; card: string; top: number };

const name = 'reading_place';

/** Keeps the place for this tab. `key` is the history entry it belongs to. */
export const keepPlace = (storage: () => BrowserStorage, place: ReadingPlace): void =>
  writeJson(storage, name, place);

/** Takes the place out, when it is of this history entry. */
export const takePlace = (storage: () => BrowserStorage, key: string): ReadingPlace | undefined =>
  takeJson(storage, name, (value) => {
    const place = value as Partial<ReadingPlace>;
    const { card, top } = place;
    if (place.key !== key || typeof card !== 'string' || typeof top !== 'number') return undefined;
    return { key, card, top };
  });

/** The first card that is not hidden above `line`; none when all are above. */
export const firstBelow = (
  cards: readonly { id: string; top: number; bottom: number }[],
  line: number,
): { id: string; top: number } | undefined => cards.find(({ bottom }) => bottom > line);
