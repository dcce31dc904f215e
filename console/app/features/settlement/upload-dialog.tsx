import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettlementSource } from '@sabuja/contract';
import { MAX_IMPORT_BYTES } from '@sabuja/contract/limits';
import { MEGABYTE } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { FileDrop } from '../imports/index.ts';
import { useSettlementMutation } from './settlement-queries.ts';

const MEGABYTES = MAX_IMPORT_BYTES / MEGABYTE;
type Props = { open: boolean; onClose: () => void; source: SettlementSource };

/** Uploads the report of a provider as a file. Import it only from lazily loaded modules. */
export function UploadDialog({ open, onClose, source: { provider, label } }: Props) {
  const { t } = useLingui();
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const upload = useSettlementMutation(
    async (chosen: File) =>
      api('POST /api/v1/staff/settlements/upload', {
        form: { provider, file: new Blob([await chosen.arrayBuffer()]) },
      }),
    ({ added }) => {
      toastSuccess(t`${plural(added, { one: '# new line.', other: '# new lines.' })}`);
      onClose();
    },
  );
  const send = () => {
    setIsMissing(file === undefined);
    if (file) upload.mutate(file);
  };
  return (
    <Dialog
      open={open}
      onClose={closeAndReset(upload, onClose)}
      title={t`Settlement report of ${label}`}
      description={t`The combined report of its dashboard. What is stored already is not stored again.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(send)} noValidate>
        <FileDrop
          file={file}
          isDisabled={upload.isPending}
          onChoose={(chosen) => {
            setFile(chosen);
            setIsMissing(false);
            upload.reset();
          }}
          accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hint={t`CSV or XLSX, at most ${MEGABYTES} MB. It can be dropped here.`}
          error={
            isMissing ? t`Please choose a CSV or XLSX file.` : fieldProblem(upload.error, 'file')
          }
        />
        <FormProblem error={upload.error} fields={['file']} />
        <Button type="submit" size="lg" busy={upload.isPending}>
          {t`Upload`}
        </Button>
      </form>
    </Dialog>
  );
}
