/**
 * Returns a function that creates a value at its first call, and then returns the same one. For objects of `Intl`: the
 * first one that a page creates takes a slow phone 0.1 s, whatever its kind.
 */
export function lazy<T extends object>(create: () => T): () => T {
  let created: T | undefined;
  return () => {
    created ??= create();
    return created;
  };
}
