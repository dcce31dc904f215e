import { useLingui } from '@lingui/react/macro';
import type { StaffDeviceSession } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { deviceName } from '../../lib/device-name.ts';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api('GET /api/v1/staff/sessions')).results,
});

/** The member's sessions; each one except the current can be ended. */
export function SessionList() {
  const { t } = useLingui();
  const { data, isLoadingError, refetch, isFetching } = useQuery(sessionsQuery);
  if (isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={refetch} busy={isFetching}>
        {t`The sessions could not be loaded.`}
      </PartFailed>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  return (
    <Card as="ul" divided>
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Card>
  );
}

function SessionRow({ session }: { session: StaffDeviceSession }) {
  const { t } = useLingui();
  const end = useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/sessions/{id}', { params: { id: session.id } }),
    onSettled: () => queryClient().invalidateQueries(sessionsQuery),
    onError: (error) => toastError(errorMessage(error, t`The session could not be ended.`)),
  });
  const lastUsed = formatIstDateTime(new Date(session.last_used_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span>
        <span className="flex items-center gap-2 font-semibold">
          {deviceName(session.user_agent) ?? t`Unknown device`}
          {session.is_current && <Badge tone="leaf">{t`This device`}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {t`Last used ${lastUsed} from ${session.address}`}
        </span>
      </span>
      {!session.is_current && (
        <Button variant="outline" size="sm" busy={end.isPending} onClick={() => end.mutate()}>
          {t`Sign out there`}
        </Button>
      )}
    </li>
  );
}
