import { useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@sabuja/contract';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { ColumnHelp } from './column-help.tsx';
import { FileDrop } from './file-drop.tsx';
import { kindLabels } from './import-labels.ts';
import { UnreadableFileError, useCheckSheet } from './imports-queries.ts';

const MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024;

/** Uploads a sheet, which is checked before anything of it is saved. */
export function UploadForm() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>('stocks');
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const check = useCheckSheet();
  const rows = i18n.number(MAX_IMPORT_ROWS);
  const isTooLarge = file !== undefined && file.size > MAX_IMPORT_BYTES;
  const send = () => {
    setIsMissing(file === undefined);
    if (!file || isTooLarge) return;
    check.mutate({ kind, file }, { onSuccess: ({ id }) => navigate(paths.import(id)) });
  };
  const errorOfFile = () => {
    if (isTooLarge) return t`This file is larger than ${MEGABYTES} MB. Please split it.`;
    if (check.error instanceof UnreadableFileError)
      return t`This file was changed or removed. Please choose it again.`;
    return isMissing ? t`Please choose a CSV or XLSX file.` : fieldProblem(check.error, 'file');
  };
  const fileError = errorOfFile();
  return (
    <TitledCard title={t`New import`}>
      <form className="grid gap-4" onSubmit={onSubmit(send)} noValidate>
        <Select
          label={t`The file contains`}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as ImportKind);
            check.reset();
          }}
        >
          {(['stocks', 'prices', 'quantities'] as const).map((each) => (
            <option key={each} value={each}>
              {i18n._(kindLabels[each])}
            </option>
          ))}
        </Select>
        <FileDrop
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            setIsMissing(false);
            check.reset();
          }}
          accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hint={t`XLSX, of which the first sheet is read, or CSV in UTF-8; at most ${MEGABYTES} MB and ${rows} rows. It can be dropped here.`}
          error={fileError}
        />
        {!fileError && <FormProblem error={check.error} />}
        <Button type="submit" busy={check.isPending} className="w-fit">
          {t`Check the file`}
        </Button>
        <p className="text-sm text-muted">
          {t`Checking changes nothing. You see what would become of each row, and import it afterwards.`}
        </p>
        <ColumnHelp kind={kind} />
      </form>
    </TitledCard>
  );
}
