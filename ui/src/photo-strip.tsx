import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';

/** A photo with its small picture, a WebP in base64. */
export type StripPhoto = { id: string; thumbnail: string };

type Props<T extends StripPhoto> = {
  /** Accessible name. */
  label: string;
  photos: readonly T[];
  /** `md` is for screens of staff. */
  size?: 'sm' | 'md';
  onShow: (photo: T) => void;
};

/** A row of small photos; a click enlarges one. The row reserves its height before they are loaded. */
export function PhotoStrip<T extends StripPhoto>({ label, photos, size = 'sm', onShow }: Props<T>) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={label}
      className={clsx('flex flex-wrap', size === 'sm' ? 'min-h-18 gap-2 py-1' : 'min-h-24 gap-3')}
    >
      {photos.map((photo, i) => {
        const number = i + 1;
        return (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={t`Show photo ${number}`}
              onClick={() => onShow(photo)}
              className={clsx(
                'block overflow-hidden rounded-control border border-line bg-sunk',
                size === 'sm' ? 'size-16' : 'size-24',
              )}
            >
              <img
                src={`data:image/webp;base64,${photo.thumbnail}`}
                alt=""
                className="size-full object-cover"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
