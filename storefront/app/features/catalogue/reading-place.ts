import { type BrowserStorage, storedJson } from '../../lib/browser-storage.ts';

/** The card at the top of the window when a page was left, and how far from the top it stood. */
export type ReadingPlace = { key: string; card: string; top: number };

const stored = (storage: () => BrowserStorage, key: string) =>
  storedJson<ReadingPlace>(storage, 'reading_place', (value) => {
    const place = value as Partial<ReadingPlace>;
    const { card, top } = place;
    if (place.key !== key || typeof card !== 'string' || typeof top !== 'number') return undefined;
    return { key, card, top };
  });

/** Keeps the place for this tab. `key` is the history entry it belongs to. */
export const keepPlace = (storage: () => BrowserStorage, place: ReadingPlace): void =>
  stored(storage, place.key).write(place);

/** Takes the place out, when it is of this history entry. */
export const takePlace = (storage: () => BrowserStorage, key: string): ReadingPlace | undefined =>
  stored(storage, key).take();

/** The first card that is not hidden above `line`; none when all are above. */
export const firstBelow = (
  cards: readonly { id: string; top: number; bottom: number }[],
  line: number,
): { id: string; top: number } | undefined => cards.find(({ bottom }) => bottom > line);
