import { type BrowserStorage, takeJson, writeJson } from '../../lib/browser-storage.ts';

/** The card at the top of the window when a page was left, and how far from the top it stood. */
export type ScrollAnchor = { key: string; card: string; top: number };

const name = 'reading_place';

/** Keeps the place for this tab. `key` is the history entry it belongs to. */
export const storeScrollAnchor = (storage: () => BrowserStorage, anchor: ScrollAnchor): void =>
  writeJson(storage, name, anchor);

/** Takes the place out, when it is of this history entry. */
export const takeScrollAnchor = (
  storage: () => BrowserStorage,
  key: string,
): ScrollAnchor | undefined =>
  takeJson(storage, name, (value) => {
    const anchor = value as Partial<ScrollAnchor>;
    const { card, top } = anchor;
    if (anchor.key !== key || typeof card !== 'string' || typeof top !== 'number') return undefined;
    return { key, card, top };
  });

/** The first card that is not hidden above `line`; none when all are above. */
export const firstVisibleCard = (
  cards: readonly { id: string; top: number; bottom: number }[],
  line: number,
): { id: string; top: number } | undefined => cards.find(({ bottom }) => bottom > line);
