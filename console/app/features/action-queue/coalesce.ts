/**
 * Runs a task one at a time: a call during a run gets the one run that follows it, so that it sees what was added
 * meanwhile.
 */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const start = (): Promise<void> => {
    current = task().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (!current) return start();
    following ??= current
      .catch(() => {})
      .then(() => {
        following = undefined;
        return start();
      });
    return following;
  };
}
