/**
 * Wraps a task so that only one run is active at a time. All calls during a run share one following run, which sees
 * everything that was added before it.
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
