import { useLingui } from '@lingui/react/macro';
import type { ComplaintPhoto } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { PhotoDialog } from '@sabuja/ui/photo-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  ticketNo: string;
  photo: ComplaintPhoto | undefined;
};

/** A complaint's photo at full size; each view is recorded in the audit log. Import it only from lazy modules. */
export function ComplaintPhotoDialog({ open, onClose, ticketNo, photo }: Props) {
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
  return (
    <PhotoDialog
      open={open}
      onClose={onClose}
      title={t`Photo of ${ticketNo}`}
      description={photo && formatIstMoment(new Date(photo.received_at))}
      alt={t`What the customer photographed`}
      thumbnail={photo?.thumbnail}
      large={{ ...query, data: query.data?.webp }}
    />
  );
}
