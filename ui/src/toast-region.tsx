import { lazyComponent } from './lazy-component.tsx';
import { useStore } from './lib/create-store.ts';
import { isToasterNeeded } from './toast.ts';

const loadToaster = () => import('./toaster.tsx');

/** Loads the toaster before the first toast, which may be about a lost connection. */
export function preloadToaster(): void {
  // A toast tries again.
  loadToaster().catch(() => undefined);
}

const Toaster = lazyComponent(async () => (await loadToaster()).Toaster);

/** Announces and shows toasts; rendered once in the root layout. */
export function ToastRegion() {
  const isNeeded = useStore(isToasterNeeded);
  return <div role="status">{isNeeded && <Toaster />}</div>;
}
