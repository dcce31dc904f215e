import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { attachToaster } from './toast.ts';

/** Sonner's own greens and reds have too little contrast; these have at least 4.5 to 1. */
const colours = {
  '--width': '320px',
  '--success-bg': 'var(--leaf-soft)',
  '--success-border': 'var(--leaf)',
  '--success-text': 'var(--leaf-deep)',
  '--error-bg': 'var(--surface)',
  '--error-border': 'var(--chilli)',
  '--error-text': 'var(--chilli)',
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--warning-bg': 'var(--haldi-soft)',
  '--warning-border': 'var(--haldi)',
  '--warning-text': 'var(--ink)',
  fontFamily: 'inherit',
};

/** The toaster; loaded when the first toast is shown. */
export function Toaster() {
  useEffect(
    () =>
      attachToaster({
        show: ({ kind, message, duration, action }) =>
          toast[kind](message, { duration, ...(action && { action }) }),
        dismissAll: () => toast.dismiss(),
      }),
    [],
  );
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      expand
      richColors
      style={colours as React.CSSProperties}
      offset={{ top: 72, right: 16 }}
      mobileOffset={{ top: 68, left: 12, right: 12 }}
    />
  );
}
