import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnProgress } from './upload-picture.ts';

/** An upload as a mutation, with its share from 0 to 1 while it runs. */
export function useFileUpload<Input, Output>(
  upload: (input: Input, onProgress: OnProgress) => Promise<Output>,
  onSuccess: (output: Output) => void,
) {
  const [share, setShare] = useState(0);
  const uploading = useMutation({
    mutationFn: (input: Input) => upload(input, setShare),
    onMutate: () => setShare(0),
    onSuccess,
  });
  return { ...uploading, progress: uploading.isPending ? share : undefined };
}
