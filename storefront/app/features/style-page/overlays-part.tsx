import { Button } from '@sabuja/ui/button.tsx';
import { ConfirmDialog } from '@sabuja/ui/confirm-dialog.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { FullDialog } from '@sabuja/ui/full-dialog.tsx';
import { PhotoDialog } from '@sabuja/ui/photo-dialog.tsx';
import { PhotoStrip } from '@sabuja/ui/photo-strip.tsx';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastError, toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { Row, StyleSection } from './part.tsx';

/** A WebP of one pixel. */
const PIXEL = 'UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of';

/** Overlays open over the whole page and use its theme. */
export function OverlaysPart() {
  const [open, setOpen] = useState<'dialog' | 'full' | 'sheet' | 'confirm' | 'photo'>();
  const close = () => setOpen(undefined);
  const overlayProps = {
    onClose: close,
    description: 'The focus stays inside; Escape and the veil close it.',
    footer: <Button onClick={close}>Done</Button>,
  };
  return (
    <StyleSection title="Over the page">
      <Row label="Dialog, FullDialog, Sheet, ConfirmDialog">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Open a Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('full')}>
          Open a FullDialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Open a Sheet
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Open a ConfirmDialog
        </Button>
      </Row>
      <Row label="PhotoStrip: sm, md; PhotoDialog">
        {(['sm', 'md'] as const).map((size) => (
          <PhotoStrip
            key={size}
            label={`Photos: ${size}`}
            size={size}
            photos={[{ id: size, thumbnail: PIXEL }]}
            onShow={() => setOpen('photo')}
          />
        ))}
      </Row>
      <Row label="Toasts: success 2 s, error 4 s, warning 4 s">
        <Button variant="outline" onClick={() => toastSuccess('Address added')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toastError('Failed to save address.')}>
          Error
        </Button>
        <Button variant="outline" onClick={() => toastWarning('Product is out of stock')}>
          Warning
        </Button>
      </Row>
      <Dialog open={open === 'dialog'} title="Dialog" {...overlayProps}>
        <TextField label="Something to fill in" />
      </Dialog>
      <FullDialog
        open={open === 'full'}
        onClose={close}
        title="FullDialog"
        description="It is as large as the screen."
        controls={<TextField label="What is shown" />}
      >
        <p className="p-4">What was chosen.</p>
      </FullDialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="ConfirmDialog"
        description="It asks before something is lost."
        confirm="Clear cart"
        onConfirm={close}
      />
      <PhotoDialog
        open={open === 'photo'}
        onClose={close}
        title="PhotoDialog"
        alt="A pixel"
        thumbnail={PIXEL}
        large={{ data: PIXEL, isError: false, isFetching: false, refetch: close }}
      />
      <Sheet open={open === 'sheet'} title="Sheet" {...overlayProps}>
        <TextField label="Something to fill in" />
      </Sheet>
    </StyleSection>
  );
}
