import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadState, UploadTask } from './upload-file.ts';
import type { DraftFields } from './use-draft-form.ts';

/**
 * State of an upload in a form: progress, error, `start` and `cancel`. Unmounting the form aborts the upload. If `form`
 * is given, it counts the upload as running, so that its save button waits.
 */
export function useUpload<Input, Output>(
  upload: (input: Input, task: UploadTask) => Promise<Output>,
  onDone: (output: Output, input: Input) => void,
  form?: Pick<DraftFields<never>, 'trackUpload'>,
) {
  const [state, setState] = useState<UploadState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const uploading = useMutation({
    mutationFn: (input: Input) => {
      const { signal } = begin();
      const onState = (next: UploadState) => {
        if (!signal.aborted) setState(next);
      };
      return upload(input, { onState, signal });
    },
    onSuccess: onDone,
  });
  const { isPending } = uploading;
  const trackUpload = form?.trackUpload;
  useEffect(() => (isPending ? trackUpload?.() : undefined), [isPending, trackUpload]);
  const begin = () => {
    running.current?.abort();
    setState(undefined);
    running.current = new AbortController();
    return running.current;
  };
  return {
    start: uploading.mutate,
    cancel: () => {
      running.current?.abort();
      uploading.reset();
    },
    isBusy: isPending,
    /** Undefined before the first progress report, and after the end. */
    state: isPending ? state : undefined,
    error: uploading.error,
    result: uploading.data,
  };
}
