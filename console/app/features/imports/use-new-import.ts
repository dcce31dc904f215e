import type { ImportKind } from '@sabuja/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { type UploadedSheet, uploadImport, useCheckUpload } from './imports-queries.ts';
import { needsMapping } from './mapping-form.tsx';

/** The steps of a new import: upload, mapping of the headings, and the dry run, whose page is opened. */
export function useNewImport() {
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<UploadedSheet>();
  const checking = useCheckUpload();
  const check = (asked: Parameters<typeof checking.mutate>[0]) =>
    checking.mutate(asked, { onSuccess: ({ id }) => navigate(paths.import(id)) });
  const upload = useUpload(uploadImport, (uploaded) => {
    const isSheet = 'headings' in uploaded;
    if (isSheet && needsMapping(uploaded)) setSheet(uploaded);
    else check({ upload: uploaded.upload, kind: uploaded.kind });
  });
  const reset = () => {
    upload.cancel();
    checking.reset();
    setSheet(undefined);
  };
  return {
    isUploading: upload.isBusy,
    state: upload.state,
    sheet,
    error: upload.error ?? checking.error,
    isBusy: upload.isBusy || checking.isPending,
    send: (kind: ImportKind, file: File) => {
      reset();
      upload.start({ kind, file });
    },
    check: (columns: Readonly<Record<string, string | null>>) =>
      sheet && check({ upload: sheet.upload, kind: sheet.kind, columns }),
    reset,
  };
}
