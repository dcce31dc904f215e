import { createStore, useStore } from '../lib/create-store.ts';

/** What the browser hands over when the shop may be put among the person's apps. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const deferredPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the browser's offer until the person asks for it. Called once, before the page is alive. */
export function listenForInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.set(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => deferredPrompt.set(undefined));
}

export const canInstall = (): boolean => deferredPrompt.get() !== undefined;
export const useCanInstall = (): boolean => useStore(deferredPrompt) !== undefined;

/** Shows the browser's own question. An offer can be taken up once. */
export async function install(): Promise<void> {
  const prompt = deferredPrompt.get();
  deferredPrompt.set(undefined);
  await prompt?.prompt();
}
