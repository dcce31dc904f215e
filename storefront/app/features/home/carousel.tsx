import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@sabuja/contract';
import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { BannerView } from './banner-view.tsx';
import { SLIDE_DURATION } from './carousel-rules.ts';
import { useCarousel } from './use-carousel.ts';

const sizes = '(min-width: 80rem) 820px, (min-width: 48rem) 96vw, 92vw';

/** Carousel of Home's banners, with dots and a pause button. */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui();
  const carousel = useCarousel(banners.length);
  const { track, dragOffset, visibleIndex, prefersReducedMotion } = carousel;
  const first = banners[0];
  const last = banners.at(-1);
  if (!first || !last) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t`Offers`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.pause()}
      onPointerLeave={carousel.resume}
      onFocus={carousel.pause}
      onBlur={carousel.resume}
      className="min-w-0"
    >
      <div
        {...carousel.swipe}
        className="h-[10.5rem] touch-pan-y overflow-hidden rounded-panel md:h-[12.5rem]"
      >
        <div
          onTransitionEnd={carousel.settle}
          style={{
            transform: `translate3d(calc(${-100 * track.index}% + ${dragOffset}px), 0, 0)`,
            transition:
              track.isAnimating && dragOffset === 0 && !prefersReducedMotion
                ? `transform ${SLIDE_DURATION}ms cubic-bezier(0.3, 0.7, 0.2, 1)`
                : 'none',
          }}
          className="relative flex h-full"
        >
          {banners.length > 1 && (
            <div className="absolute inset-y-0 right-full w-full">
              <BannerView
                banner={last}
                sizes={sizes}
                hidden
                withoutPicture={!carousel.isPictureWanted(banners.length - 1)}
              />
            </div>
          )}
          {banners.map((banner, index) => (
            <BannerView
              key={banner.banner_id}
              banner={banner}
              sizes={sizes}
              priority={index === 0}
              hidden={index !== visibleIndex}
              withoutPicture={!carousel.isPictureWanted(index)}
            />
          ))}
          {banners.length > 1 && (
            <BannerView
              banner={first}
              sizes={sizes}
              hidden
              withoutPicture={!carousel.isPictureWanted(0)}
            />
          )}
        </div>
      </div>
      {banners.length > 1 && <Controls carousel={carousel} banners={banners} />}
    </section>
  );
}

function Controls(props: { carousel: ReturnType<typeof useCarousel>; banners: readonly Banner[] }) {
  const { t } = useLingui();
  const { carousel, banners } = props;
  const count = banners.length;
  const { isStopped, prefersReducedMotion } = carousel;
  const offerName = (number: number, title: string) => t`Offer ${number} of ${count}: ${title}`;
  return (
    <div className="-mb-2 flex h-11 items-center justify-center">
      {banners.map(({ banner_id, title }, index) => (
        <button
          key={banner_id}
          type="button"
          aria-label={offerName(index + 1, title)}
          aria-current={index === carousel.visibleIndex ? 'true' : undefined}
          onClick={() => carousel.goTo(index)}
          className="group grid h-11 min-w-6 place-items-center"
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-all duration-(--calm)',
              index === carousel.visibleIndex
                ? 'w-5 bg-leaf'
                : 'w-2 bg-line-strong/60 group-hover:bg-leaf',
            )}
          />
        </button>
      ))}
      {!prefersReducedMotion && (
        <button
          type="button"
          aria-label={isStopped ? t`Play offers` : t`Pause offers`}
          onClick={carousel.toggle}
          className="ml-1 grid size-11 place-items-center text-muted hover:text-leaf"
        >
          {isStopped ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
        </button>
      )}
    </div>
  );
}
