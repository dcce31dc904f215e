import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadState, UploadTask } from './upload-file.ts';
import type { DraftFields } from './use-draft-form.ts';

/**
 * An upload of a form: how far it is, why it failed, and what starts and ends it. It ends with its form. A form of a
 * record that is given is not saved before.
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
    // Without a network it waits by itself, and can be cancelled.
    networkMode: 'always',
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
    /** Undefined before anything is known of it, and when it has ended. */
    state: isPending ? state : undefined,
    error: uploading.error,
    result: uploading.data,
  };
}
