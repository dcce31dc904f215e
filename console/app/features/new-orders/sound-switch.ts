import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'console-sound-muted';
const storage = () => localStorage;
const listeners = new Set<() => void>();
/** Cached copy of the stored value, and the fallback where localStorage is blocked. */
let muted: boolean | undefined;

const isMuted = (): boolean => {
  muted ??= readJson(storage, KEY, (value) => value === true) ?? false;
  return muted;
};

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    muted = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Whether the sound of new orders is muted on this device, and a setter; all tabs of the browser follow. */
export function useSoundSwitch() {
  return {
    isMuted: useSyncExternalStore(subscribe, isMuted),
    setMuted: (value: boolean) => {
      muted = value;
      writeJson(storage, KEY, value);
      for (const listener of listeners) listener();
    },
  };
}
