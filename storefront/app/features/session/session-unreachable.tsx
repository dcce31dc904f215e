import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { privateQueryKey } from './session-query.ts';
import { useRetrySession } from './use-retry-session.ts';

/** Shown where a screen needs the session and the server could not say whose it is. */
export function SessionUnreachable({ title }: { title?: string }) {
  const { t } = useLingui();
  const busy = useIsFetching({ queryKey: privateQueryKey('user') }) > 0;
  return (
    <LoadFailed
      title={title ?? t`Failed to fetch user details`}
      busy={busy}
      onRetry={useRetrySession()}
    />
  );
}
