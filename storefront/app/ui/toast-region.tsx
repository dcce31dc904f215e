import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onFirstToast, toastWasAsked } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

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
