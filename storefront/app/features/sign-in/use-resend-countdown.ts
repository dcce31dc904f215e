import { useEffect, useState, useSyncExternalStore } from 'react';
import { createResendCountdown } from './resend-countdown.ts';

/** Seconds until a code may be sent again; `start` when one was sent. */
export function useResendCountdown(): { left: number; start: () => void } {
  const [countdown] = useState(createResendCountdown);
  useEffect(() => countdown.stop, [countdown]);
  const left = useSyncExternalStore(countdown.subscribe, countdown.left, countdown.left);
  return { left, start: countdown.start };
}
