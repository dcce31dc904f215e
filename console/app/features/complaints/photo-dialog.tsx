import { useLingui } from '@lingui/react/macro';
import type { ComplaintPhoto } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  ticketNo: string;
  photo: ComplaintPhoto | undefined;
};

/** A photo of a complaint in large; the audit log records each time it is opened. Import it only from lazily loaded modules. */
export function PhotoDialog({ open, onClose, ticketNo, photo }: Props) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['complaint-photo', ticketNo, photo?.id],
    queryFn: () =>
      api('POST /api/v1/staff/complaints/{ticket_no}/photos/{id}/reveal', {
        params: { ticket_no: ticketNo, id: photo?.id ?? '' },
      }),
    enabled: open && photo !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const at = photo && formatIstMoment(new Date(photo.received_at));
  return (
    <Dialog open={open} onClose={onClose} title={t`Photo of ${ticketNo}`} description={at}>
      {query.isError ? (
        <LoadFailed
          title={t`The photo could not be loaded.`}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      ) : (
        <img
          // The small one fills the place until the large one is there.
          src={`data:image/webp;base64,${query.data?.webp ?? photo?.thumbnail ?? ''}`}
          alt={t`What the customer photographed`}
          className="max-h-[70vh] w-full rounded-control bg-sunk object-contain"
        />
      )}
    </Dialog>
  );
}
