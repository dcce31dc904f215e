import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { countWaiting } from '../../lib/device-store.ts';

/** Number of actions stored on this device that can be sent only after their member has signed in. */
export function WaitingNote() {
  const { t } = useLingui();
  const { data: count = 0 } = useQuery({
    queryKey: ['waiting-actions'],
    queryFn: countWaiting,
    networkMode: 'always',
    staleTime: 0,
  });
  if (count === 0) return null;
  return (
    <Alert tone="plain" role="status">
      {t`${plural(count, {
        one: '# action on this device waits to be sent. Sign in as who made it.',
        other: '# actions on this device wait to be sent. Sign in as who made them.',
      })}`}
    </Alert>
  );
}
