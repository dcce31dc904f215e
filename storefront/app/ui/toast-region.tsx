import { lazy, Suspense } from 'react';
import { useStore } from '../lib/create-store.ts';
import { isToasterNeeded } from './toast.ts';

/** Fetches the toaster ahead of the first toast, while there is a connection to fetch it by. */
export const loadToaster = () => import('./toaster.tsx');

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Where toasts are said and shown; stands once in the root layout. */
export function ToastRegion() {
  const isNeeded = useStore(isToasterNeeded);
  return (
    <div role="status">
      {isNeeded && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
