import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { offlineMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { saveExport } from './save-export.ts';

/** Button that downloads everything the shop stores about the customer as a file. */
export function ExportButton({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api('GET /api/v1/users/{uid}/export', { params: { uid: userUid } }),
    onSuccess: saveExport,
    onError: (error) =>
      toastError(offlineMessage(error) ?? t`Your data could not be downloaded. Please try again.`),
  });
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <p className="max-w-md text-sm text-muted">
        {t`All that we know of you, orders and messages too, in one file.`}
      </p>
      <Button variant="soft" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4.5" />
        {t`Download my data`}
      </Button>
    </Card>
  );
}
