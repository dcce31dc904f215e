import { lazyComponent } from './lazy-component.tsx';
import { useStore } from './lib/create-store.ts';
import { PlainToaster } from './plain-toaster.tsx';
import { isToasterNeeded } from './toast.ts';

const loadToaster = () => import('./toaster.tsx');

/** Loads the toaster before the first toast, which may be about a lost connection. */
export function preloadToaster(): void {
  // A toast tries again.
  loadToaster().catch(() => undefined);
}

/** A message about a lost connection must not replace the page by an error: what was typed would be lost. */
const Toaster = lazyComponent(() =>
  loadToaster().then(
    (loaded) => loaded.Toaster,
    () => PlainToaster,
  ),
);

/** Announces and shows toasts; rendered once in the root layout. */
export function ToastRegion() {
  const isNeeded = useStore(isToasterNeeded);
  return <div role="status">{isNeeded && <Toaster />}</div>;
}
