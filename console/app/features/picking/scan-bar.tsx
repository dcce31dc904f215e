import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Camera, ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { canReadBarcodes } from './barcode-detector.ts';
import { ScanResult } from './scan-result.tsx';
import type { ScanMessage } from './use-scans.ts';

const CameraSheet = lazyDialog(async () => (await import('./camera-sheet.tsx')).CameraSheet);

type Props = { message: ScanMessage | undefined; onScan: (barcode: string) => void };

/** The result of the last scan, and a button for the camera if the page can use one. */
export function ScanBar({ message, onScan }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="sticky top-13 z-20 low:static flex min-h-14 flex-wrap items-center gap-3 px-3 py-1.5 lg:top-2">
      <ScanBarcode aria-hidden="true" className="size-6 shrink-0 text-muted" />
      {message ? (
        <ScanResult message={message} />
      ) : (
        <p className="flex-1 text-muted">{t`Scan a barcode at any time.`}</p>
      )}
      {canReadBarcodes() && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Camera aria-hidden="true" className="size-5" />
          {t`Camera`}
        </Button>
      )}
      <CameraSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onScan={onScan}
        message={message}
      />
    </Card>
  );
}
