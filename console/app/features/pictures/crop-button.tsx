import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Crop } from 'lucide-react';
import { useState } from 'react';

const CropDialog = lazyDialog(async () => (await import('./crop-dialog.tsx')).CropDialog);

type Props = {
  label: string;
  path: string;
  /** Width divided by height of the places that show the picture. */
  aspect: number;
  onCropped: (path: string) => void;
};

/** Opens a dialog that cuts a stored picture to the shape in which the shop shows it. */
export function CropButton({ label, ...crop }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={label} onClick={() => setIsOpen(true)}>
        <Crop aria-hidden="true" className="size-4.5" />
      </IconButton>
      <CropDialog {...crop} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
