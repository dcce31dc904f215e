/** What the browser hands over when the shop may be put among the person's apps. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let waiting: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | undefined): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until the person asks for it. Called once, before the page is alive. */
export function listenForInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => set(undefined));
}

export const canInstall = (): boolean => waiting !== undefined;

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's own question. An offer can be taken up once. */
export async function install(): Promise<void> {
  const prompt = waiting;
  set(undefined);
  await prompt?.prompt();
}
