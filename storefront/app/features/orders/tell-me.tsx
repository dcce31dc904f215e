import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { askForPush, mayBeAsked, renewPush } from '../../pwa/push.ts';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

/** Asks to be told in this browser when orders move; there only while the browser can still be asked. */
export function TellMe() {
  const { t } = useLingui();
  const api = useApi();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    setOffered(mayBeAsked());
    void renewPush(api);
  }, [api]);
  const ask = useMutation({
    mutationFn: () => askForPush(api),
    onSuccess: (isOn) => {
      setOffered(mayBeAsked());
      if (isOn) toastSuccess(t`We will tell you in this browser.`);
    },
    onError: () => toastError(t`Something went wrong. Please try again.`),
  });
  if (!offered) return null;
  return (
    <Button variant="outline" busy={ask.isPending} onClick={() => ask.mutate()}>
      <BellRing aria-hidden="true" className="size-4.5" />
      {t`Tell me when it moves`}
    </Button>
  );
}
