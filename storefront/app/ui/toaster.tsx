import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { attachToaster } from './toast.ts';

/** The toasts themselves; loaded when the first one is shown. */
export function Toaster() {
  useEffect(
    () => attachToaster(({ kind, message, duration }) => toast[kind](message, { duration })),
    [],
  );
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      expand
      richColors
      style={{ '--width': '320px', fontFamily: 'inherit' } as React.CSSProperties}
      offset={{ top: 72, right: 16 }}
      mobileOffset={{ top: 68, left: 12, right: 12 }}
    />
  );
}
