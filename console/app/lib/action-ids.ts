/** Creates idempotency keys: an equal action gets the same id until it is settled, so that a retry reuses the id. */
export function createActionIds(createId: () => string = () => crypto.randomUUID()) {
  const ids = new Map<string, string>();
  return {
    idOf(action: object): string {
      const key = JSON.stringify(action);
      const id = ids.get(key) ?? createId();
      ids.set(key, id);
      return id;
    },
    settle: (action: object) => ids.delete(JSON.stringify(action)),
  };
}
