import { useLingui } from '@lingui/react/macro';
import type { ComplaintPhoto, StaffComplaintDetails } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { photosQuery } from './complaint-queries.ts';

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

/** The photos that the customer added to a complaint, small; one opens in large. Nothing without any. */
export function PhotosPart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, photos } = complaint;
  const query = useQuery({ ...photosQuery(ticket_no, photos), enabled: photos > 0 });
  const [shown, setShown] = useState<ComplaintPhoto>();
  const [isOpen, setIsOpen] = useState(false);
  if (photos === 0) return null;
  if (query.isError && !query.data) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The photos could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <div className="mt-4 grid gap-2">
      <ul aria-label={t`Photos of the customer`} className="flex min-h-24 flex-wrap gap-3">
        {query.data?.results.map((photo, i) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={t`Show photo ${i + 1}`}
              onClick={() => {
                setShown(photo);
                setIsOpen(true);
              }}
              className="block size-24 overflow-hidden rounded-control border border-line bg-sunk"
            >
              <img
                src={`data:image/webp;base64,${photo.thumbnail}`}
                alt=""
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{t`It is recorded who opens a photo.`}</p>
      <PhotoDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        ticketNo={ticket_no}
        photo={shown}
      />
    </div>
  );
}
