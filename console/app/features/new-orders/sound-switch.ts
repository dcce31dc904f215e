import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'console-sound-muted';
const storage = () => localStorage;
const listeners = new Set<() => void>();
/** For a device that stores nothing. */
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

/** Whether new orders make no sound on this device, and how to change it; all its tabs follow. */
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
