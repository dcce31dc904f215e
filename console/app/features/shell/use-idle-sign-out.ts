import type { StaffSession } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { endPinUse, isPinOver, touchPin } from '../../lib/pin-use.ts';
import { dropSession, endSession } from '../session/index.ts';

const CHECK_INTERVAL = seconds(15);
const END_TIMEOUT = seconds(3);
const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Signs a session by PIN out when nobody has used the device for a time: pages that load by themselves would go on
 * using the session. Without a network it is over on this device, and ended at the server as soon as that responds.
 */
export function useIdleSignOut(session: StaffSession | undefined): void {
  const navigate = useNavigate();
  const isByPin = session?.by_pin ?? false;
  const end = useEffectEvent(async () => {
    if (!session) return;
    endPinUse(session);
    await endSession(AbortSignal.timeout(END_TIMEOUT)).catch(() => {});
    await dropSession();
    await navigate(paths.signIn);
  });
  const isOver = useEffectEvent(() => session !== undefined && isPinOver(session, new Date()));
  const touch = useEffectEvent(() => {
    if (session) touchPin(session, new Date());
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
    // Timers wait while a tablet sleeps: the touch that wakes it comes too late.
    function use() {
      check();
      touch();
    }
    for (const name of uses) document.addEventListener(name, use, { capture: true, passive: true });
    return stop;
  }, [isByPin]);
}
