/** What the page of an order is told when it has just been placed: it and its twin. */
export const placedState = (uids: readonly string[]) => ({ placed: [...uids] });

/** The orders that were just placed, from the state of the page's address. */
export function readPlaced(state: unknown): string[] {
  const placed = (state as { placed?: unknown } | null)?.placed;
  if (!Array.isArray(placed)) return [];
  return placed.filter((uid): uid is string => typeof uid === 'string');
}
