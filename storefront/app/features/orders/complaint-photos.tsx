import { useLingui } from '@lingui/react/macro';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { complaintPhotosQuery } from './order-queries.ts';

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

type Props = { ticketNo: string; photos: number };

/** The photos of a complaint, small; one opens in large. */
export function ComplaintPhotos({ ticketNo, photos }: Props) {
  const { t } = useLingui();
  const query = useQuery(complaintPhotosQuery(useApi(), ticketNo, photos));
  const [shown, setShown] = useState<{ id: string; thumbnail: string }>();
  const [isOpen, setIsOpen] = useState(false);
  if (query.isError && !query.data) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The photos could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <>
      <ul aria-label={t`Your photos`} className="flex h-18 gap-2 py-1">
        {query.data?.map((photo, i) => {
          const number = i + 1;
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={t`Show photo ${number}`}
                onClick={() => {
                  setShown(photo);
                  setIsOpen(true);
                }}
                className="block size-16 overflow-hidden rounded-control border border-line bg-sunk"
              >
                <img
                  src={`data:image/webp;base64,${photo.thumbnail}`}
                  alt=""
                  className="size-full object-cover"
                />
              </button>
            </li>
          );
        })}
      </ul>
      <PhotoDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        ticketNo={ticketNo}
        photo={shown}
      />
    </>
  );
}
