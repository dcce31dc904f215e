/** A change that applies to what is saved now, whatever version it was made from. */
export function withoutVersion<Change extends { version?: number }>({
  version: _,
  ...change
}: Change): Omit<Change, 'version'> {
  return change;
}
