import { Plural, useLingui } from '@lingui/react/macro';
import { MAX_COMPLAINT_PHOTOS } from '@sabuja/contract/limits';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { PICTURE_ACCEPT } from '@sabuja/ui/lib/picture-files.ts';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { Camera, CircleCheck, Image, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { isTooLarge, type PickedPhoto } from './photo-uploads.ts';

type Props = {
  photos: readonly PickedPhoto[];
  /** True once the complaint is submitted: photos can no longer be added or removed. */
  isSent: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
};

/** Field for the photos of a complaint: adds and removes them, and shows the state of each. */
export function PhotoPicker({ photos, isSent, onAdd, onRemove }: Props) {
  const { t } = useLingui();
  const id = useId();
  const isFull = photos.length >= MAX_COMPLAINT_PHOTOS;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`Photos (optional)`}</legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map((photo, i) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={i + 1}
              onRemove={isSent ? undefined : () => onRemove(photo.id)}
            />
          ))}
        </ul>
      )}
      {!isSent && !isFull && (
        <div>
          <input
            id={id}
            type="file"
            accept={PICTURE_ACCEPT}
            multiple
            className="peer sr-only"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <label
            htmlFor={id}
            className={`${buttonClass('outline', 'md')} w-full cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
          >
            <Camera aria-hidden="true" className="size-5 shrink-0" />
            {t`Add photos`}
          </label>
        </div>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        <Plural
          value={MAX_COMPLAINT_PHOTOS}
          one="One photo at most. Only the shop sees it."
          other="Up to # photos. Only the shop sees them."
        />
      </p>
      <Problems photos={photos} />
    </fieldset>
  );
}

type TileProps = { photo: PickedPhoto; number: number; onRemove: (() => void) | undefined };

function PhotoTile({ photo: { name, url, state }, number, onRemove }: TileProps) {
  const { t } = useLingui();
  const states = {
    reading: t`Being read`,
    ready: t`Ready to be sent`,
    sending: t`Being sent`,
    sent: t`Sent`,
    failed: t`Not sent`,
  };
  return (
    <li className="relative aspect-square">
      <span className="grid size-full place-items-center overflow-hidden rounded-control border border-line bg-sunk">
        {url ? (
          <img src={url} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid justify-items-center gap-1 px-1 text-center text-muted">
            <Image aria-hidden="true" className="size-6" />
            <span className="line-clamp-1 max-w-full text-xs break-all">{name}</span>
          </span>
        )}
        <StateMark state={state} />
      </span>
      <span className="sr-only" role="status">{`${t`Photo ${number}`}: ${states[state]}`}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={t`Remove photo ${number}`}
          onClick={onRemove}
          className="absolute -top-2 -right-2 grid size-11 place-items-center"
        >
          <span className="grid size-6 place-items-center rounded-full bg-ink text-paper">
            <X aria-hidden="true" className="size-4" />
          </span>
        </button>
      )}
    </li>
  );
}

function StateMark({ state }: Pick<PickedPhoto, 'state'>) {
  if (state === 'ready') return null;
  const marks = {
    reading: <Spinner className="size-6" />,
    sending: <Spinner className="size-6" />,
    sent: <CircleCheck aria-hidden="true" className="size-6 text-leaf" />,
    failed: <TriangleAlert aria-hidden="true" className="size-6 text-chilli" />,
  };
  return (
    <span className="absolute inset-0 grid place-items-center rounded-control bg-paper/70">
      {marks[state]}
    </span>
  );
}

/** Reasons why photos were not sent; photos that are too large are reported before sending. */
function Problems({ photos }: { photos: readonly PickedPhoto[] }) {
  const { t } = useLingui();
  const problems = photos.flatMap((photo, i) => {
    const number = i + 1;
    if (isTooLarge(photo)) return [t`Photo ${number} is too large to be sent.`];
    if (photo.state !== 'failed') return [];
    const { problem } = photo;
    return [
      problem === undefined
        ? t`Photo ${number} could not be sent.`
        : t`Photo ${number} could not be sent: ${problem}`,
    ];
  });
  return (
    <div role="alert" className="grid gap-1 text-sm font-medium text-chilli empty:hidden">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
