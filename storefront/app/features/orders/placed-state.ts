/** Navigation state of an order's page after checkout: the uids of all orders just placed. */
export const placedState = (uids: readonly string[]) => ({ placed: [...uids] });

/** Reads the uids of the orders just placed from a navigation state. */
export function readPlaced(state: unknown): string[] {
  const placed = (state as { placed?: unknown } | null)?.placed;
  if (!Array.isArray(placed)) return [];
  return placed.filter((uid): uid is string => typeof uid === 'string');
}
