import type { ImportKind } from '@sabuja/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { UploadState } from '../../lib/upload-file.ts';
import { type UploadedSheet, useCheckUpload, useUpload } from './imports-queries.ts';
import { needsMapping } from './mapping-form.tsx';

/** The steps of a new import: the upload, what its headings stand for, and the dry run, whose page opens. */
export function useNewImport() {
  const navigate = useNavigate();
  const [state, setState] = useState<UploadState>();
  const [sheet, setSheet] = useState<UploadedSheet>();
  const uploading = useRef<AbortController>(undefined);
  const upload = useUpload(setState);
  const checking = useCheckUpload();
  useEffect(() => () => uploading.current?.abort(), []);
  const check = (asked: Parameters<typeof checking.mutate>[0]) =>
    checking.mutate(asked, { onSuccess: ({ id }) => navigate(paths.import(id)) });
  const reset = () => {
    uploading.current?.abort();
    upload.reset();
    checking.reset();
    setState(undefined);
    setSheet(undefined);
  };
  const send = (kind: ImportKind, file: File) => {
    reset();
    const controller = new AbortController();
    uploading.current = controller;
    upload.mutate(
      { kind, file, signal: controller.signal },
      {
        onSuccess: (uploaded) => {
          const isSheet = 'headings' in uploaded;
          if (isSheet && needsMapping(uploaded)) setSheet(uploaded);
          else check({ upload: uploaded.upload, kind });
        },
        onError: () => setState(undefined),
      },
    );
  };
  return {
    state: upload.isPending ? state : undefined,
    sheet,
    error: upload.error ?? checking.error,
    isBusy: upload.isPending || checking.isPending,
    send,
    check: (columns: Readonly<Record<string, string | null>>) =>
      sheet && check({ upload: sheet.upload, kind: sheet.kind, columns }),
    reset,
  };
}
