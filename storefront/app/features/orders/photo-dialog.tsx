import { useLingui } from '@lingui/react/macro';
import { PhotoDialog } from '@sabuja/ui/photo-dialog.tsx';
import type { StripPhoto } from '@sabuja/ui/photo-strip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { complaintPhotoQuery } from './order-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  ticketNo: string;
  photo: StripPhoto | undefined;
};

/** Dialog with a complaint photo in full size. Import it only from lazily loaded modules. */
export function ComplaintPhotoDialog({ open, onClose, ticketNo, photo }: Props) {
  const { t } = useLingui();
  const query = useQuery({
    ...complaintPhotoQuery(useApi(), ticketNo, photo?.id ?? ''),
    enabled: open && photo !== undefined,
  });
  return (
    <PhotoDialog
      open={open}
      onClose={onClose}
      title={t`Your photo`}
      alt={t`What you complain about`}
      thumbnail={photo?.thumbnail}
      large={query}
    />
  );
}
