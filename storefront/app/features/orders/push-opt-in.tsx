import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { offlineMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { canAskForPush, renewPush, requestPush } from '../../pwa/push.ts';

/**
 * Offers push notifications about orders; rendered only while the browser's permission can be
 * requested.
 */
export function PushOptIn() {
  const { t } = useLingui();
  const api = useApi();
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    setIsOffered(canAskForPush());
    void renewPush(api);
  }, [api]);
  const optIn = useMutation({
    mutationFn: () => requestPush(api),
    onSuccess: (isOn) => {
      setIsOffered(canAskForPush());
      if (isOn) toastSuccess(t`We will tell you in this browser.`);
    },
    onError: (error) =>
      toastError(offlineMessage(error) ?? t`Something went wrong. Please try again.`),
  });
  if (!isOffered) return null;
  return (
    <Button variant="outline" busy={optIn.isPending} onClick={() => optIn.mutate()}>
      <BellRing aria-hidden="true" className="size-4.5" />
      {t`Tell me when it moves`}
    </Button>
  );
}
