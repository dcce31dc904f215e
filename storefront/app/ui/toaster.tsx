import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { attachToaster } from './toast.ts';

/** Sonner's own greens and reds are too pale to read; these are the shop's, 4.5 to 1 and better. */
const colours = {
  '--width': '320px',
  '--success-bg': 'var(--color-leaf-soft)',
  '--success-border': 'var(--color-leaf)',
  '--success-text': 'var(--color-leaf-deep)',
  '--error-bg': 'var(--color-surface)',
  '--error-border': 'var(--color-chilli)',
  '--error-text': 'var(--color-chilli)',
  '--warning-bg': 'var(--color-haldi-soft)',
  '--warning-border': 'var(--color-haldi)',
  '--warning-text': 'var(--color-ink)',
  fontFamily: 'inherit',
};

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
      style={colours as React.CSSProperties}
      offset={{ top: 72, right: 16 }}
      mobileOffset={{ top: 68, left: 12, right: 12 }}
    />
  );
}
