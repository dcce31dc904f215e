import { useLingui } from '@lingui/react/macro';
import type { CashDeposit } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { usePhoto } from '../../lib/use-photo.ts';
import { sendSlipPhoto, useSettlementMutation } from './settlement-queries.ts';
import { SlipPhoto } from './slip-photo.tsx';
import { SlipPhotoField } from './slip-photo-field.tsx';

type Props = { open: boolean; onClose: () => void; deposit: CashDeposit };

/** The photo of a deposit's slip, or the field to add it. Import it only from lazily loaded modules. */
export function SlipDialog({ open, onClose, deposit: { uid, slip, has_photo } }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Slip ${slip ?? ''}`}>
      {has_photo ? <SlipPhoto uid={uid} /> : <AddPhoto uid={uid} onAdded={onClose} />}
    </Dialog>
  );
}

function AddPhoto({ uid, onAdded }: { uid: string; onAdded: () => void }) {
  const { t } = useLingui();
  const photo = usePhoto();
  const add = useSettlementMutation(
    (chosen: Blob) => sendSlipPhoto(uid, chosen),
    () => {
      toastSuccess(t`The photo is stored.`);
      onAdded();
    },
  );
  return (
    <div className="grid gap-4">
      <SlipPhotoField photo={photo} />
      <FormProblem error={add.error} />
      <Button
        size="lg"
        disabled={!photo.blob}
        busy={add.isPending || photo.isShrinking}
        onClick={() => photo.blob && add.mutate(photo.blob)}
      >
        {t`Add the photo`}
      </Button>
    </div>
  );
}
