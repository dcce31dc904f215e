import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useRetrySession } from './use-retry-session.ts';

/** Shown where a screen needs the session and the server could not say whose it is. */
export function SessionUnreachable({ title }: { title?: string }) {
  const { t } = useLingui();
  return (
    <LoadFailed title={title ?? t`Failed to fetch user details`} onRetry={useRetrySession()} />
  );
}
