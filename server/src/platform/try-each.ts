export type ItemFailure<T> = { item: T; error: unknown };

/**
 * Runs `work` for each item, one after the other. An item that fails does not stop those behind it: the failures are
 * returned, and thrown together by `throwFailures`.
 */
export async function tryEach<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<ItemFailure<T>[]> {
  const failures: ItemFailure<T>[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push({ item, error });
    }
  }
  return failures;
}

/**
 * Does nothing if there are no failures.
 * @throws AggregateError with all errors; its message says how many there are, and names the first
 */
export function throwFailures(
  failures: readonly { readonly error: unknown }[],
  message: string,
): void {
  const [first] = failures;
  if (first === undefined) return;
  const cause = first.error instanceof Error ? first.error.message : String(first.error);
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${message} (${failures.length}): ${cause}`,
  );
}

/**
 * Runs named tasks, one after the other; one that fails does not stop those behind it.
 * @throws AggregateError with all errors; its message names the tasks that failed
 */
export async function runAll(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const failures = await tryEach(Object.entries(tasks), ([, task]) => task());
  throwFailures(failures, `failed: ${failures.map(({ item: [name] }) => name).join(', ')}`);
}
