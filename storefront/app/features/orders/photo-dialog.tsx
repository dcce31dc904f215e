import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { complaintPhotoQuery } from './order-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  ticketNo: string;
  photo: { id: string; thumbnail: string } | undefined;
};

/** A photo of a complaint in large. Import it only from lazily loaded modules. */
export function PhotoDialog({ open, onClose, ticketNo, photo }: Props) {
  const { t } = useLingui();
  const query = useQuery({
    ...complaintPhotoQuery(useApi(), ticketNo, photo?.id ?? ''),
    enabled: open && photo !== undefined,
  });
  return (
    <Dialog open={open} onClose={onClose} title={t`Your photo`}>
      {query.isError ? (
        <LoadFailed
          title={t`The photo could not be loaded.`}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      ) : (
        <img
          // The small one fills the place until the large one is there.
          src={`data:image/webp;base64,${query.data ?? photo?.thumbnail ?? ''}`}
          alt={t`What you complain about`}
          className="max-h-[70vh] w-full rounded-control bg-sunk object-contain"
        />
      )}
    </Dialog>
  );
}
