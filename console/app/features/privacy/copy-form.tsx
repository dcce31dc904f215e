import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../session/index.ts';
import { FinishForm } from './finish-form.tsx';
import { usePrivacyMutation } from './privacy-queries.ts';

/** Sends the customer a link to the copy, or saves the file for staff to hand over in another way. */
export function CopyForm({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const mayTake = useSession()?.permissions.includes('privacy.erase') ?? false;
  const { number, send_to, file_taken_at } = request;
  const send = usePrivacyMutation(() =>
    api('POST /api/v1/staff/privacy-requests/{number}/link', { params: { number } }),
  );
  const take = useMutation({
    mutationFn: () =>
      api('POST /api/v1/staff/privacy-requests/{number}/file', { params: { number } }),
    gcTime: 0,
    onSuccess: (data) =>
      saveFile(
        `${number}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['privacy'] }),
  });
  const address = send_to?.address ?? '';
  return (
    <div className="grid justify-items-start gap-3">
      {send_to ? (
        <>
          <p>{t`A link to the copy goes to ${address}. It works for seven days.`}</p>
          <Button size="sm" busy={send.isPending} onClick={() => send.mutate(undefined)}>
            {t`Send the link`}
          </Button>
        </>
      ) : (
        <Alert tone="haldi">
          {t`The e-mail of the account is new, or its number is being replaced: nothing is sent there before 72 hours are over.`}
        </Alert>
      )}
      <FormProblem error={send.error} />
      {mayTake && (
        <div className="grid justify-items-start gap-2 border-t border-line pt-3">
          <p>{t`Or save the file to give it to the customer yourself. It is recorded that you did.`}</p>
          <Button variant="outline" size="sm" busy={take.isPending} onClick={() => take.mutate()}>
            {t`Save the file`}
          </Button>
          <FormProblem error={take.error} />
        </div>
      )}
      {file_taken_at && (
        <div className="grid w-full gap-2">
          <p className="text-sm text-muted">
            {t`Saved on ${formatIstMoment(new Date(file_taken_at))}`}
          </p>
          <FinishForm request={request} />
        </div>
      )}
    </div>
  );
}
