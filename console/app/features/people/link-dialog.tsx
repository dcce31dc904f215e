import { useLingui } from '@lingui/react/macro';
import { formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';

export type OneTimeLink = { link: string; expires_at: string };
type Props = { open: boolean; onClose: () => void; link: OneTimeLink | undefined };

/** Shows a one-time link, which cannot be shown again later. */
export function LinkDialog({ open, onClose, link }: Props) {
  const { t } = useLingui();
  const until = link ? formatIstDateTime(new Date(link.expires_at)) : '';
  const copy = () =>
    navigator.clipboard.writeText(link?.link ?? '').then(
      () => toastSuccess(t`Copied`),
      () => toastError(t`This browser does not let pages copy. Select the link and copy it.`),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`One-time link`}
      description={t`Shown only now. It works once, until ${until}; pass it on only to the person it is for.`}
    >
      <div className="grid gap-4">
        <TextField
          label={t`Link`}
          readOnly
          value={link?.link ?? ''}
          onFocus={(event) => event.target.select()}
        />
        <Button size="lg" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
      </div>
    </Dialog>
  );
}
