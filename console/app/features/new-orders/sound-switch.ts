import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { createListeners, useStore } from '@sabuja/ui/lib/create-store.ts';

const KEY = 'console-sound-muted';
const storage = () => localStorage;
/** Cached copy of the stored value, and the fallback where localStorage is blocked. */
let muted: boolean | undefined;

const isMuted = (): boolean => {
  muted ??= readJson(storage, KEY, (value) => value === true) ?? false;
  return muted;
};

const { notify, subscribe } = createListeners((changed) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    muted = undefined;
    changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});
const store = { get: isMuted, serverValue: false, subscribe };

/** Whether the sound of new orders is muted on this device, and a setter; all tabs of the browser follow. */
export function useSoundSwitch() {
  return {
    isMuted: useStore(store),
    setMuted: (value: boolean) => {
      muted = value;
      writeJson(storage, KEY, value);
      notify();
    },
  };
}
