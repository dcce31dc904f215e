import { lazy, Suspense } from 'react';
import { useStore } from '../lib/create-store.ts';
import { toasterWanted } from './toast.ts';

/** Fetches the toaster ahead of the first toast, while there is a connection to fetch it by. */
export const loadToaster = () => import('./toaster.tsx');

const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Where toasts are said and shown; stands once in the root layout. */
export function ToastRegion() {
  const wanted = useStore(toasterWanted);
  return (
    <div role="status">
      {wanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
