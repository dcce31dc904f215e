import { useLingui } from '@lingui/react/macro';
import type { PictureAlts } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { CropButton } from '../pictures/index.ts';
import { DescribeButton } from './describe-button.tsx';
import { useDragOrder } from './use-drag-order.ts';

type Props = {
  url: string;
  index: number;
  count: number;
  alt: PictureAlts[string];
  onDescribe: (alt: PictureAlts[string]) => void;
  onMove: (to: number) => void;
  /** Another picture, from index `from`, was dropped onto this one. */
  onTake: (from: number) => void;
  onReplace: (url: string) => void;
  onRemove: () => void;
};

/** A picture of an item, with the controls to describe, move, crop and remove it. */
export function PictureItem({ url, index, count, onMove, onTake, onReplace, ...actions }: Props) {
  const { t } = useLingui();
  const number = index + 1;
  const { isOver, handlers } = useDragOrder(index, onTake);
  return (
    <Card
      as="li"
      {...handlers}
      className={clsx('grid cursor-grab gap-1 p-2', isOver && 'outline-3 outline-leaf')}
    >
      <Picture
        url={url}
        alt={t`Picture ${number}`}
        sizes="192px"
        largest={320}
        className="pointer-events-none aspect-square rounded-control"
      />
      <span className="flex justify-between">
        <IconButton
          label={t`Move picture ${number} forward`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={t`Move picture ${number} back`}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </IconButton>
        <DescribeButton
          number={number}
          url={url}
          alt={actions.alt}
          onDescribe={actions.onDescribe}
        />
        <CropButton label={t`Crop picture ${number}`} path={url} aspect={1} onCropped={onReplace} />
        <IconButton label={t`Remove picture ${number}`} onClick={actions.onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </span>
    </Card>
  );
}
