import 'react-image-crop/dist/ReactCrop.css';
import { useLingui } from '@lingui/react/macro';
import { pictureWidths } from '@sabuja/contract/pictures';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useMediaAddress } from '@sabuja/ui/lib/media-host.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  path: string;
  aspect: number;
  onCropped: (path: string) => void;
};

/** Cuts a picture to a shape: the part is dragged, resized at its corners, or moved by the arrow keys. */
export function CropDialog({ open, onClose, ...crop }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Crop`}>
      <CropForm {...crop} onDone={onClose} />
    </Dialog>
  );
}

function CropForm({
  path,
  aspect,
  onCropped,
  onDone,
}: Omit<Props, 'open' | 'onClose'> & { onDone: () => void }) {
  const { t } = useLingui();
  const [area, setArea] = useState<PercentCrop>();
  const [isBroken, setIsBroken] = useState(false);
  const address = useMediaAddress(widest(path));
  const cropping = useMutation({
    mutationFn: ({ x, y, width, height }: PercentCrop) =>
      api('POST /api/v1/staff/pictures/crop', { body: { path, left: x, top: y, width, height } }),
  });
  // Passed to `mutate`, so that it does not run if the dialog was closed meanwhile.
  const onSuccess = (cropped: { path: string }) => {
    onCropped(cropped.path);
    onDone();
  };
  const ariaLabels = {
    cropArea: t`The part that is shown. The arrow keys move it.`,
    nwDragHandle: t`Top left corner`,
    nDragHandle: t`Top edge`,
    neDragHandle: t`Top right corner`,
    eDragHandle: t`Right edge`,
    seDragHandle: t`Bottom right corner`,
    sDragHandle: t`Bottom edge`,
    swDragHandle: t`Bottom left corner`,
    wDragHandle: t`Left edge`,
  };
  return (
    <div className="grid gap-4">
      <div className="grid min-h-40 place-items-center rounded-card bg-sunk">
        {isBroken && <p className="p-4">{t`The picture could not be loaded.`}</p>}
        <ReactCrop
          className={isBroken ? 'hidden' : ''}
          {...(area && { crop: area })}
          onChange={(_, next) => setArea(next)}
          aspect={aspect}
          minWidth={48}
          keepSelection
          ruleOfThirds
          ariaLabels={ariaLabels}
        >
          <img
            src={address}
            alt={t`What is cropped`}
            className="max-h-[55dvh]"
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { width, height } }) =>
              setArea(largest(aspect, width, height))
            }
          />
        </ReactCrop>
      </div>
      <FormProblem error={cropping.error} />
      <Button
        size="lg"
        disabled={area === undefined}
        busy={cropping.isPending}
        onClick={() => area && cropping.mutate(area, { onSuccess })}
      >
        {t`Use this part`}
      </Button>
    </div>
  );
}

/** The largest centred crop with this aspect ratio. */
const largest = (aspect: number, width: number, height: number): PercentCrop => {
  const side = width / height > aspect ? ({ height: 100 } as const) : ({ width: 100 } as const);
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
};

/** URL path of the widest variant of a picture. */
const widest = (path: string): string => {
  const folder = path.split('/')[2] ?? '';
  return path.replace(/\/\d+\.\w+$/, `/${pictureWidths(folder).at(-1)}.webp`);
};
