import { shrinkPhoto } from '@sabuja/ui/lib/shrink-photo.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type Photo = {
  /** The photo to send: an upright JPEG, scaled down. */
  blob: Blob | undefined;
  /** A photo is being scaled down: a form submitted now would leave it out. */
  isShrinking: boolean;
  isUnreadable: boolean;
  choose: (file: Blob) => void;
  remove: () => void;
};

/** State of a form's photo field. */
export function usePhoto(): Photo {
  const [blob, setBlob] = useState<Blob>();
  const shrinking = useMutation({
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
