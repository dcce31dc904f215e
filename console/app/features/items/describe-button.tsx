import { useLingui } from '@lingui/react/macro';
import type { PictureAlts } from '@sabuja/contract';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Captions } from 'lucide-react';
import { useState } from 'react';

const DescribeDialog = lazyDialog(
  async () => (await import('./describe-dialog.tsx')).DescribeDialog,
);

type Props = {
  number: number;
  url: string;
  alt: PictureAlts[string];
  onDescribe: (alt: PictureAlts[string]) => void;
};

/** Opens the dialog in which staff describe a picture (its alternative text). */
export function DescribeButton({ number, ...picture }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t`Describe picture ${number}`} onClick={() => setIsOpen(true)}>
        <Captions aria-hidden="true" className="size-4.5" />
      </IconButton>
      <DescribeDialog {...picture} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
