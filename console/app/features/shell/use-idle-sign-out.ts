import type { StaffSession } from '@sabuja/contract';
import { PIN_IDLE_MINUTES } from '@sabuja/contract/limits';
import { hasPinRole } from '@sabuja/contract/rules/staff-roles';
import { minutes, seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent } from 'react';
import { useSignOut } from '../session/index.ts';

const CHECK_INTERVAL = seconds(15);
const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Signs a session by PIN out when nobody has used the device for a time: pages that load by themselves would go on
 * using the session.
 */
export function useIdleSignOut(session: StaffSession | undefined): void {
  const signOut = useSignOut();
  const role = session?.by_pin ? session.member.role : undefined;
  const idleMinutes = role && hasPinRole(role) ? PIN_IDLE_MINUTES[role] : undefined;
  const end = useEffectEvent(() => {
    // Without a network it stays open, as a rider's deliveries do.
    if (navigator.onLine && !signOut.isPending) signOut.mutate();
  });
  useEffect(() => {
    if (idleMinutes === undefined) return;
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    for (const name of uses) document.addEventListener(name, use, { capture: true, passive: true });
    const timer = setInterval(() => {
      if (Date.now() - usedAt >= minutes(idleMinutes)) end();
    }, CHECK_INTERVAL);
    return () => {
      clearInterval(timer);
      for (const name of uses) document.removeEventListener(name, use, { capture: true });
    };
  }, [idleMinutes]);
}
