import { useLingui } from '@lingui/react/macro';
import { Dialog } from './dialog.tsx';
import { LoadFailed } from './load-failed.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  alt: string;
  /** WebP in base64: the small picture is shown until the large one is loaded. */
  thumbnail: string | undefined;
  large: {
    data: string | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => void;
  };
};

/** Shows an enlarged photo. Import it only from lazily loaded modules. */
export function PhotoDialog({ thumbnail = '', large, alt, ...dialog }: Props) {
  const { t } = useLingui();
  return (
    <Dialog {...dialog}>
      {large.isError ? (
        <LoadFailed
          title={t`The photo could not be loaded.`}
          onRetry={large.refetch}
          busy={large.isFetching}
        />
      ) : (
        <img
          src={`data:image/webp;base64,${large.data ?? thumbnail}`}
          alt={alt}
          className="max-h-[70vh] w-full rounded-control bg-sunk object-contain"
        />
      )}
    </Dialog>
  );
}
