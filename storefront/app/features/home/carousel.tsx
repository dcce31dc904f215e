import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@sabuja/contract';
import { Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { Slider } from '../../ui/slider.tsx';
import { type SliderControl, useSlider } from '../../ui/use-slider.ts';
import { BannerView } from './banner-view.tsx';
import { SLIDE_DURATION, shouldLoadPicture } from './carousel-rules.ts';
import { useAutoplay, usePageIdle } from './use-autoplay.ts';

const sizes = '(min-width: 80rem) 820px, (min-width: 48rem) 96vw, 92vw';

/** Each move renders only the slides that appear, disappear or load their picture. */
const BannerSlide = memo(BannerView);

/** Carousel of Home's banners, with dots and a pause button. */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui();
  const count = banners.length;
  const slider = useSlider({ count, duration: SLIDE_DURATION, isEndless: true });
  const { visibleIndex, prefersReducedMotion, move } = slider;
  const autoplay = useAutoplay(count > 1 && !prefersReducedMotion, () => move(1));
  const isPageIdle = usePageIdle();
  if (count === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t`Offers`}
      {...autoplay.pauseProps}
      className="min-w-0"
    >
      <Slider
        slider={slider}
        count={count}
        className="banner-frame rounded-panel"
        renderSlide={(index, isHidden) => {
          const banner = banners[index];
          return (
            banner && (
              <BannerSlide
                banner={banner}
                sizes={sizes}
                loading={index === 0 ? 'first' : 'lazy'}
                hidden={isHidden}
                withoutPicture={!shouldLoadPicture(index, visibleIndex, count, isPageIdle)}
              />
            )
          );
        }}
      />
      {count > 1 && <Controls {...{ slider, autoplay, banners }} />}
    </section>
  );
}

type ControlsProps = {
  slider: SliderControl;
  autoplay: ReturnType<typeof useAutoplay>;
  banners: readonly Banner[];
};

function Controls({ slider, autoplay, banners }: ControlsProps) {
  const { t } = useLingui();
  const count = banners.length;
  const { isStopped } = autoplay;
  const offerName = (number: number, title: string) => t`Offer ${number} of ${count}: ${title}`;
  return (
    <div className="-mb-2 flex min-h-11 flex-wrap items-center justify-center">
      {banners.map(({ banner_id, title }, index) => (
        <button
          key={banner_id}
          type="button"
          aria-label={offerName(index + 1, title)}
          aria-current={index === slider.visibleIndex ? 'true' : undefined}
          onClick={() => {
            autoplay.stop();
            slider.show(index);
          }}
          className="carousel-dot"
        />
      ))}
      {/* For reduced motion it is hidden by CSS, so that the dots do not move during hydration. */}
      <button
        type="button"
        aria-label={isStopped ? t`Play offers` : t`Pause offers`}
        onClick={autoplay.toggle}
        className="ml-1 grid size-11 place-items-center text-muted hover:text-leaf motion-reduce:hidden"
      >
        {isStopped ? (
          <Play aria-hidden="true" className="size-4" />
        ) : (
          <Pause aria-hidden="true" className="size-4" />
        )}
      </button>
    </div>
  );
}
