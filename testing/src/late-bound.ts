/**
 * A constant that stands for a value made later, in a hook: so that a test file can name at its top what its
 * tests work with. `bind` gives it the value, and may give it another one; to use it before throws. `release` takes the
 * value away: the tests of all files that ran stay in memory, with what they hold.
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
