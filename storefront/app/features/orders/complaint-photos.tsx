import { useLingui } from '@lingui/react/macro';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { PhotoStrip, type StripPhoto } from '@sabuja/ui/photo-strip.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { complaintPhotosQuery } from './order-queries.ts';

const ComplaintPhotoDialog = lazyDialog(
  async () => (await import('./photo-dialog.tsx')).ComplaintPhotoDialog,
);

type Props = { ticketNo: string; photos: number };

/** Thumbnails of a complaint's photos; each opens the photo in full size. */
export function ComplaintPhotos({ ticketNo, photos }: Props) {
  const { t } = useLingui();
  const query = useQuery(complaintPhotosQuery(useApi(), ticketNo, photos));
  const { subject, open, show, close } = useDisclosure<StripPhoto>();
  if (query.isError && !query.data) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The photos could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <>
      <PhotoStrip label={t`Your photos`} photos={query.data ?? []} onShow={show} />
      <ComplaintPhotoDialog open={open} onClose={close} ticketNo={ticketNo} photo={subject} />
    </>
  );
}
