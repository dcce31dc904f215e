import { mediaQuery, useStore } from '@sabuja/ui/lib/create-store.ts';
import type { ReactNode } from 'react';

const PHONE_QUERY = mediaQuery('(width < 48rem)');

/** Renders its content in a phone-sized window, if it is too expensive to be hidden by CSS; not on the server. */
export const PhoneOnly = ({ children }: { children: ReactNode }) =>
  useStore(PHONE_QUERY) ? children : null;
