import { type BrowserStorage, takeJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';

/** The topmost visible card when a page was left, and its distance from the top in pixels. */
export type ScrollAnchor = { key: string; card: string; top: number };

const name = 'reading_place';

/** Stores the anchor for this tab. `key` identifies its history entry. */
export const storeScrollAnchor = (storage: () => BrowserStorage, anchor: ScrollAnchor): void =>
  writeJson(storage, name, anchor);

/** Returns and removes the anchor if it belongs to this history entry. */
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

/** The first card not above `line`; undefined if all are. */
export const firstVisibleCard = (
  cards: readonly { id: string; top: number; bottom: number }[],
  line: number,
): { id: string; top: number } | undefined => cards.find(({ bottom }) => bottom > line);
