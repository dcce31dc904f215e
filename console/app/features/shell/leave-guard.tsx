import { useBlocker } from 'react-router';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { hasUnsaved } from '../../lib/leave-guard.ts';

/** Asks before another page is opened while a form has unsaved changes; rendered once. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
