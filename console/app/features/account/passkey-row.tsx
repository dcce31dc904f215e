import { useLingui } from '@lingui/react/macro';
import type { Passkey } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshPasskeys } from './passkeys-query.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);
const RenamePasskeyDialog = lazyDialog(
  async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog,
);

/** One passkey of the member. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name } = passkey;
  const added = formatIstDateTime(new Date(passkey.created_at));
  const lastUsed = passkey.last_used_at && formatIstDateTime(new Date(passkey.last_used_at));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="mr-auto">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {passkey.is_backed_up && <Badge tone="leaf">{t`Synchronized`}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {lastUsed ? t`Added ${added}, last used ${lastUsed}` : t`Added ${added}, not used yet`}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Rename ${name}`}
        onClick={() => setIsRenaming(true)}
      >
        {t`Rename`}
      </Button>
      <RenamePasskeyDialog
        open={isRenaming}
        onClose={() => setIsRenaming(false)}
        passkey={passkey}
      />
      <RemoveButton passkey={passkey} />
    </li>
  );
}

function RemoveButton({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/passkeys/{id}', { params: { id } }),
    onError: (error) => toastError(errorMessage(error, t`The passkey could not be removed.`)),
    onSettled: refreshPasskeys,
  });
  const confirm = () => {
    setIsAsking(false);
    remove.mutate();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Remove ${name}`}
        busy={remove.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Remove the passkey ${name}?`}
        description={t`It no longer signs you in. You can also delete it on the device.`}
        confirm={t`Remove`}
        onConfirm={confirm}
      />
    </>
  );
}
