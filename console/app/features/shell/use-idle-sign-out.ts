import type { StaffSession } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { endPinSession, isPinSessionExpired, touchPinSession } from '../../lib/pin-session.ts';
import { dropSession, endSession } from '../session/index.ts';

const CHECK_INTERVAL = seconds(15);
const END_TIMEOUT = seconds(3);
const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Ends a session by PIN when nobody has used the device for some time; otherwise pages that poll would keep the session
 * alive. Without a network it ends on this device at once, and at the server as soon as that responds.
 */
export function useIdleSignOut(session: StaffSession | undefined): void {
  const navigate = useNavigate();
  const isByPin = session?.by_pin ?? false;
  const end = useEffectEvent(async () => {
    if (!session) return;
    endPinSession(session);
    await endSession(AbortSignal.timeout(END_TIMEOUT)).catch(() => {});
    await dropSession();
    await navigate(paths.signIn);
  });
  const isOver = useEffectEvent(
    () => session !== undefined && isPinSessionExpired(session, new Date()),
  );
  const touch = useEffectEvent(() => {
    if (session) touchPinSession(session, new Date());
  });
  useEffect(() => {
    if (!isByPin) return;
    const timer = setInterval(check, CHECK_INTERVAL);
    function stop() {
      clearInterval(timer);
      for (const name of uses) document.removeEventListener(name, use, { capture: true });
    }
    function check() {
      if (!isOver()) return;
      stop();
      void end();
    }
    // Timers pause while a tablet sleeps: the touch that wakes it may come after the idle time is over.
    function use() {
      check();
      touch();
    }
    for (const name of uses) document.addEventListener(name, use, { capture: true, passive: true });
    return stop;
  }, [isByPin]);
}
