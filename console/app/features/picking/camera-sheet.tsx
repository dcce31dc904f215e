import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { useRef, useState } from 'react';
import { ScanResult } from './scan-result.tsx';
import { useCamera } from './use-camera.ts';
import type { ScanMessage } from './use-scans.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  onScan: (barcode: string) => void;
  message: ScanMessage | undefined;
};

/** Reads barcodes with the camera until it is closed. Import it only from lazily loaded modules. */
export function CameraSheet({ open, onClose, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Scan with the camera`}>
      <CameraView {...rest} />
    </Sheet>
  );
}

function CameraView({ onScan, message }: Pick<Props, 'onScan' | 'message'>) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  // Messages of scans from before the sheet was opened are not shown.
  const [before] = useState(message?.scans);
  const state = useCamera(video, onScan);
  const problems = {
    denied: t`The camera is not allowed. Allow it in the settings of the browser for this page.`,
    missing: t`No camera was found. A handheld scanner works without one.`,
    unreadable: t`What reads barcodes could not be loaded. Check the network and try again.`,
  };
  const problem = state === 'starting' || state === 'on' ? undefined : problems[state];
  return (
    <div className="grid gap-3">
      {problem ? (
        <Alert tone="chilli" role="alert">
          {problem}
        </Alert>
      ) : (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t`Picture of the camera`}
          className="aspect-video w-full rounded-card bg-sunk object-cover"
        />
      )}
      {message && message.scans !== before ? (
        <ScanResult message={message} />
      ) : (
        <p className="text-muted">{t`Hold a barcode before the camera.`}</p>
      )}
    </div>
  );
}
