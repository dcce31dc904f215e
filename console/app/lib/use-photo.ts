import { shrinkPhoto } from '@sabuja/ui/lib/shrink-photo.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type Photo = {
  /** What is sent: an upright JPEG, scaled down. */
  blob: Blob | undefined;
  /** A photo was taken and is being scaled down: a form that is sent now would leave it out. */
  isShrinking: boolean;
  isUnreadable: boolean;
  choose: (file: Blob) => void;
  remove: () => void;
};

/** The photo of a form. */
export function usePhoto(): Photo {
  const [blob, setBlob] = useState<Blob>();
  const shrinking = useMutation({
    networkMode: 'always',
    mutationFn: shrinkPhoto,
    onSuccess: setBlob,
    onError: () => setBlob(undefined),
  });
  return {
    blob,
    isShrinking: shrinking.isPending,
    isUnreadable: shrinking.isError,
    choose: shrinking.mutate,
    remove: () => {
      setBlob(undefined);
      shrinking.reset();
    },
  };
}
