/** Removes the version from a change, so that it applies to the saved row whatever version it was made from. */
export function withoutVersion<Change extends { version?: number }>({
  version: _,
  ...change
}: Change): Omit<Change, 'version'> {
  return change;
}
