import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** What can be read and tells its listeners when it has changed. */
export type Readable<T> = {
  get: () => T;
  /** What the server's HTML shows, and so the page until it is hydrated. */
  serverValue: T;
  /** Returns what ends the listening. */
  subscribe: (listener: Listener) => () => void;
};
export type Store<T> = Readable<T> & { set: (next: T) => void };

/**
 * Listeners for state that lives elsewhere. `connect` listens to it while anybody listens here, and
 * returns what ends that.
 */
export function createListeners(connect?: (notify: Listener) => () => void) {
  const listeners = new Set<Listener>();
  let disconnect: (() => void) | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    notify,
    subscribe: (listener: Listener): (() => void) => {
      if (listeners.size === 0) disconnect = connect?.(notify);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}

/** A value outside of React; its listeners are called whenever it is set to another one. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: () => value,
    serverValue: initial,
    subscribe,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

/** Whether a media query holds; the server knows no window. */
export const mediaQuery = (query: string): Readable<boolean> => ({
  get: () => matchMedia(query).matches,
  serverValue: false,
  subscribe: createListeners((notify) => {
    const list = matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  }).subscribe,
});

/** The value of a store, in a component that is rendered again when it changes. */
export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.serverValue);
