const key = 'recent_searches';
const most = 6;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was searched for in this browser and led somewhere, newest first. Nothing where storage is forbidden. */
export function recentSearches(storage: () => Store): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search; one made before moves to the front. */
export function rememberSearch(storage: () => Store, text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches(storage).filter((other) => !same(other));
  attempt(() => storage().setItem(key, JSON.stringify([text, ...others].slice(0, most))));
}

export const forgetSearches = (storage: () => Store): void =>
  attempt(() => storage().removeItem(key));

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // A browser that keeps nothing forgets searches too.
  }
}
