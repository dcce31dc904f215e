import { useLingui } from '@lingui/react/macro';
import { formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';

/** A code or start PIN, which the server returns only once. */
export type Secret = { title: string; value: string; expires_at: string; kind: 'code' | 'pin' };
type Props = { open: boolean; onClose: () => void; secret: Secret | undefined };

/** Shows the code for a device or the start PIN; it cannot be shown again later. */
export function SecretDialog({ open, onClose, secret }: Props) {
  const { t } = useLingui();
  const until = secret ? formatIstDateTime(new Date(secret.expires_at)) : '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={secret?.title ?? ''}
      description={
        secret?.kind === 'pin'
          ? t`Shown only now. It works on the shop’s devices until ${until}; at the first sign-in they choose their own.`
          : t`Shown only now. On the device open the sign-in, choose the PIN and enter this code. It works once, until ${until}.`
      }
    >
      <div className="grid gap-4">
        <p className="tabular text-center text-display font-extrabold tracking-code select-all">
          {secret?.value}
        </p>
        <Button size="lg" onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
    </Dialog>
  );
}
