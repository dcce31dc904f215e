import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** A readable value that notifies its listeners of changes. */
export type Readable<T> = {
  get: () => T;
  /** The value rendered by the server, and by the page until it is hydrated. */
  serverValue: T;
  /** Returns the unsubscribe function. */
  subscribe: (listener: Listener) => () => void;
};
export type Store<T> = Readable<T> & { set: (next: T) => void };

/**
 * Listeners of state held by another source. `connect` subscribes to that source while there are
 * listeners here, and returns its unsubscribe function.
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

/** A value outside React; its listeners are notified when it is set to a different one. */
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

/** Whether a media query matches; false on the server. */
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
