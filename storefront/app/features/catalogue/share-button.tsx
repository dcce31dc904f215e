import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { Share2 } from 'lucide-react';
import { shareLink } from './share-link.ts';

type Props = { path: string; title: string; className?: string };

/** Shares a page by the device's share sheet, or copies its URL. */
export function ShareButton({ path, title, className }: Props) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    const outcome = await shareLink(navigator, { url, title });
    if (outcome === 'copied') toastSuccess(t`Link copied`);
    if (outcome === 'failed') toastError(t`The link could not be copied.`);
  };
  return (
    <IconButton label={t`Share`} onClick={() => void share()} className={className}>
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
