import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useIsFetching } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from './session-query.ts';
import { useRetrySession } from './use-retry-session.ts';

/** Shown where a screen needs the session and the server could not say whose it is. */
export function SessionUnreachable({ title }: { title?: string }) {
  const { t } = useLingui();
  const { queryKey } = sessionQuery(useApi());
  const busy = useIsFetching({ queryKey }) > 0;
  return (
    <LoadFailed
      title={title ?? t`Failed to fetch user details`}
      busy={busy}
      onRetry={useRetrySession()}
    />
  );
}
