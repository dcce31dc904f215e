import { useLingui } from '@lingui/react/macro';
import type { ComplaintPhoto, StaffComplaintDetails } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { PhotoStrip } from '@sabuja/ui/photo-strip.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { photosQuery } from './complaint-queries.ts';

const ComplaintPhotoDialog = lazyDialog(
  async () => (await import('./photo-dialog.tsx')).ComplaintPhotoDialog,
);

/** Thumbnails of a complaint's photos, which open at full size; renders nothing when there are none. */
export function PhotosPart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, photos } = complaint;
  const query = useQuery({ ...photosQuery(ticket_no, photos), enabled: photos > 0 });
  const { subject, open, show, close } = useDisclosure<ComplaintPhoto>();
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
      <PhotoStrip
        label={t`Photos of the customer`}
        photos={query.data?.results ?? []}
        size="md"
        onShow={show}
      />
      <p className="text-xs text-muted">{t`It is recorded who opens a photo.`}</p>
      <ComplaintPhotoDialog open={open} onClose={close} ticketNo={ticket_no} photo={subject} />
    </div>
  );
}
