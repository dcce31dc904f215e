/**
 * A handle for a value that is created later, in a hook, so that a test file can declare the value as a constant at
 * its top. `bind` sets or replaces the value; using the handle before that throws. `release` drops the value, because
 * the tests of finished files stay in memory with everything that they reference.
 */
export function lateBound<Value extends object>(name: string) {
  let bound: Value | undefined;
  const value = (): Value => {
    if (bound === undefined) throw new Error(`${name} is there in tests and in later hooks only`);
    return bound;
  };
  const handle = new Proxy({} as Value, {
    get: (_, key) => {
      const found: unknown = Reflect.get(value(), key);
      return typeof found === 'function' ? found.bind(value()) : found;
    },
    has: (_, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(value(), key),
    set: () => false,
  });
  const bind = (to: Value): void => {
    bound = to;
  };
  const release = (): void => {
    bound = undefined;
  };
  return { handle, bind, release };
}
