import { useLingui } from '@lingui/react/macro';
import type { ImportKind } from '@sabuja/contract';
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  MAX_ZIP_BYTES,
  MAX_ZIP_FILES,
} from '@sabuja/contract/limits';
import { importKinds } from '@sabuja/contract/rules/import-columns';
import { MEGABYTE } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useState } from 'react';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { UnreadableFileError } from '../../lib/upload-file.ts';
import { UploadStatus } from '../../lib/upload-status.tsx';
import { ColumnHelp } from './column-help.tsx';
import { FileDrop } from './file-drop.tsx';
import { kindLabels } from './import-labels.ts';
import { MappingForm } from './mapping-form.tsx';
import { PictureHelp } from './picture-help.tsx';
import { useNewImport } from './use-new-import.ts';

const SHEETS =
  '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads a sheet or a zip of pictures; a dry run checks it before anything is saved. */
export function UploadForm() {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ImportKind>('stocks');
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const { sheet, isUploading, state, error, isBusy, send, check, reset } = useNewImport();
  const isZip = kind === 'pictures';
  const megabytes = (isZip ? MAX_ZIP_BYTES : MAX_IMPORT_BYTES) / MEGABYTE;
  const isTooLarge = file !== undefined && file.size > megabytes * MEGABYTE;
  const submit = () => {
    setIsMissing(file === undefined);
    if (file && !isTooLarge) send(kind, file);
  };
  const errorOfFile = () => {
    if (isTooLarge) return t`This file is larger than ${megabytes} MB. Please split it.`;
    if (error instanceof UnreadableFileError)
      return t`This file was changed or removed. Please choose it again.`;
    if (!isMissing) return fieldProblem(error, 'file');
    return isZip ? t`Please choose a zip file.` : t`Please choose a CSV or XLSX file.`;
  };
  const fileError = errorOfFile();
  const rows = i18n.number(MAX_IMPORT_ROWS);
  const files = i18n.number(MAX_ZIP_FILES);
  if (sheet) {
    return (
      <TitledCard title={t`Columns of ${file?.name}`}>
        <MappingForm sheet={sheet} busy={isBusy} error={error} onDone={check} onCancel={reset} />
      </TitledCard>
    );
  }
  return (
    <TitledCard title={t`New import`}>
      <form className="grid gap-4" onSubmit={onSubmit(submit)} noValidate>
        <Select
          label={t`The file contains`}
          value={kind}
          disabled={isBusy}
          onChange={({ target }) => {
            setKind(target.value as ImportKind);
            reset();
          }}
        >
          {importKinds.map((each) => (
            <option key={each} value={each}>
              {i18n._(kindLabels[each])}
            </option>
          ))}
        </Select>
        <FileDrop
          file={file}
          isDisabled={isBusy}
          onChoose={(chosen) => {
            setFile(chosen);
            setIsMissing(false);
            reset();
          }}
          accept={isZip ? '.zip,application/zip' : SHEETS}
          hint={
            isZip
              ? t`A zip of pictures, at most ${megabytes} MB and ${files} files. It can be dropped here.`
              : t`XLSX, of which the first sheet is read, or CSV in UTF-8; at most ${megabytes} MB and ${rows} rows. It can be dropped here.`
          }
          error={fileError}
        />
        {!fileError && <FormProblem error={error} />}
        {isUploading && <UploadStatus state={state} onCancel={reset} />}
        <Button type="submit" busy={isBusy} className="w-fit">
          {t`Check the file`}
        </Button>
        <p className="text-sm text-muted">
          {isZip
            ? t`Checking changes nothing. You see what would become of each picture, and import them afterwards.`
            : t`Checking changes nothing. You see what would become of each row, and import it afterwards.`}
        </p>
        {isZip ? <PictureHelp /> : <ColumnHelp kind={kind} />}
      </form>
    </TitledCard>
  );
}
