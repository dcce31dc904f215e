import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { useEffect, useState } from 'react';
import { createResendCountdown } from './resend-countdown.ts';

/** Seconds until a code may be resent; call `start` when one was sent. */
export function useResendCountdown(): { left: number; start: () => void } {
  const [countdown] = useState(createResendCountdown);
  useEffect(() => countdown.stop, [countdown]);
  return { left: useStore(countdown.left), start: countdown.start };
}
