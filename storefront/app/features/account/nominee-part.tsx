import { useLingui } from '@lingui/react/macro';
import type { PrivacyChoices } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offlineMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { NomineeForm } from './nominee-form.tsx';
import { privacyChoicesQuery } from './privacy-choices.ts';

type Props = { uid: string; nominee: PrivacyChoices['nominee'] };

/** Section on the nominee: who may exercise the customer's rights when the customer no longer can. */
export function NomineePart({ uid, nominee }: Props) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-semibold">{t`Nominee`}</h3>
        <p className="text-sm text-muted">
          {t`Someone who may ask for your data, correct it or delete it when you no longer can.`}
        </p>
      </div>
      {isEditing ? (
        <NomineeForm {...{ uid, nominee }} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          {nominee && (
            <p className="wrap-anywhere">
              <span className="font-semibold">{nominee.full_name}</span> · {nominee.contact}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setIsEditing(true)}>
              {nominee ? t`Change the nominee` : t`Name a nominee`}
            </Button>
            {nominee && <RemoveButton uid={uid} />}
          </div>
        </>
      )}
    </div>
  );
}

function RemoveButton({ uid }: { uid: string }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/users/{uid}/nominee', { params: { uid } }),
    onSuccess: (choices) => client.setQueryData(privacyChoicesQuery(api, uid).queryKey, choices),
    onError: (error) =>
      toastError(offlineMessage(error) ?? t`This could not be saved. Please try again.`),
  });
  return (
    <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
      {t`Remove the nominee`}
    </Button>
  );
}
