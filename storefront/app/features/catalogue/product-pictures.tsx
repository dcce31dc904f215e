import { useLingui } from '@lingui/react/macro';
import type { Stock } from '@sabuja/contract';
import type { Milliseconds } from '@sabuja/kit';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { Slider } from '../../ui/slider.tsx';
import { useSlider } from '../../ui/use-slider.ts';

type Alts = NonNullable<Stock['image_alts']>;
type Props = {
  name: string;
  urls: readonly string[];
  /** Alternative texts by picture path, for the pictures for which staff have written one. */
  alts: Alts | undefined;
};

const sizes = '(min-width: 64rem) 448px, (min-width: 48rem) 46vw, 100vw';
const SLIDE_DURATION: Milliseconds = 400;
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const frameClass = 'aspect-[8/7] md:aspect-square md:rounded-panel';

/** A product's pictures; several are swipeable. */
export const ProductPictures = ({ name, urls, alts = {} }: Props) =>
  urls.length > 1 ? (
    <Gallery name={name} urls={urls} alts={alts} />
  ) : (
    <Picture
      url={urls[0]}
      alt={alts[urls[0] ?? ''] ?? name}
      sizes={sizes}
      loading="first"
      className={frameClass}
    />
  );

function Gallery({ name, urls, alts }: Props & { alts: Alts }) {
  const { t } = useLingui();
  const slider = useSlider({ count: urls.length, duration: SLIDE_DURATION });
  // Arrow keys are handled here, because browsers ignore them while a swipe is still snapping into place.
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slider.step(steps);
  };
  return (
    <div className="relative">
      <Slider
        slider={slider}
        count={urls.length}
        role="region"
        aria-label={t`Pictures of ${name}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="focus-visible:-outline-offset-3 md:rounded-panel"
        renderSlide={(index) => (
          <Slide name={name} url={urls[index]} alt={alts[urls[index] ?? '']} number={index + 1} />
        )}
      />
      <div className="flex justify-center max-md:absolute max-md:inset-x-0 max-md:bottom-0 md:mt-3 md:gap-2.5">
        {urls.map((url, index) => (
          <PictureButton
            key={url}
            {...{ name, url, number: index + 1, isVisible: index === slider.visibleIndex }}
            onPress={() => slider.show(index)}
          />
        ))}
      </div>
    </div>
  );
}

type SlideProps = {
  name: string;
  url: string | undefined;
  alt: string | undefined;
  number: number;
};

function Slide({ name, url, alt, number }: SlideProps) {
  const { t } = useLingui();
  return (
    <Picture
      url={url}
      alt={alt ?? (number === 1 ? name : t`${name}, picture ${number}`)}
      sizes={sizes}
      loading={number === 1 ? 'first' : 'lazy'}
      className={frameClass}
    />
  );
}

type PictureButtonProps = {
  name: string;
  url: string;
  number: number;
  isVisible: boolean;
  onPress: () => void;
};

/** Button that shows one picture: a dot on phones, a thumbnail on wider screens. */
function PictureButton({ name, url, number, isVisible, onPress }: PictureButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Show picture ${number} of ${name}`}
      aria-current={isVisible ? 'true' : undefined}
      onClick={onPress}
      className={clsx(
        'max-md:grid max-md:h-11 max-md:w-8 max-md:place-items-center',
        'md:size-16 md:overflow-hidden md:rounded-field md:border-2',
        isVisible ? 'md:border-leaf' : 'md:border-line md:hover:border-leaf-line',
      )}
    >
      <span
        className={clsx(
          'size-2.5 rounded-full md:hidden',
          isVisible ? 'bg-leaf' : 'bg-line-strong',
        )}
      />
      <span className="hidden md:block">
        <Picture url={url} alt="" sizes="64px" />
      </span>
    </button>
  );
}
