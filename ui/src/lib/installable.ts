import { createStore, useStore } from './create-store.ts';

/** The `beforeinstallprompt` event. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const deferredPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Defers the browser's install offer until the user asks for it. Called once, before hydration. */
export function listenForInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.set(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => deferredPrompt.set(undefined));
}

export const canInstall = (): boolean => deferredPrompt.get() !== undefined;
export const useCanInstall = (): boolean => useStore(deferredPrompt) !== undefined;

/** Shows the browser's install prompt. An offer can be used once. */
export async function install(): Promise<void> {
  const prompt = deferredPrompt.get();
  deferredPrompt.set(undefined);
  await prompt?.prompt();
}
