import { useEffect, useState } from 'react';
import { attachToaster, type ToastCall } from './toast.ts';

/** Shows the newest message as plain text, where the toaster could not be loaded: the network has just failed. */
export function PlainToaster() {
  const [call, setCall] = useState<ToastCall>();
  useEffect(() => attachToaster({ show: setCall, dismissAll: () => setCall(undefined) }), []);
  useEffect(() => {
    if (!call || call.duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setCall(undefined), call.duration);
    return () => clearTimeout(timer);
  }, [call]);
  return (
    call && (
      <p className="fixed inset-x-3 top-17 z-50 rounded-control border border-line bg-surface p-4 text-sm text-ink shadow-float sm:left-auto sm:w-80">
        {call.message}
        {call.action && (
          <button
            type="button"
            className="ml-3 font-semibold underline"
            onClick={call.action.onClick}
          >
            {call.action.label}
          </button>
        )}
      </p>
    )
  );
}
