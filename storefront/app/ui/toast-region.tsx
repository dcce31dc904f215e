import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onFirstToast, toastWasAsked } from './toast.ts';

/** Fetches the toaster ahead of the first toast, while there is a connection to fetch it by. */
export const loadToaster = () => import('./toaster.tsx');

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Where toasts are said and shown; stands once in the root layout. */
export function ToastRegion() {
  const asked = useSyncExternalStore(onFirstToast, toastWasAsked, () => false);
  return (
    <div role="status">
      {asked && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
