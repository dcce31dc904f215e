import type { Banner } from '@sabuja/contract';
import { useMediaAddress } from '@sabuja/ui/lib/media-host.ts';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import { Link } from 'react-router';
import { hasLightText, isVideo } from './banner-rules.ts';

type Props = {
  banner: Banner;
  sizes: string;
  priority?: boolean;
  /**
   * Hidden from focus and screen readers: a copy at the ends of the carousel, or a slide out of
   * view.
   */
  hidden?: boolean;
  /** Does not load the picture yet. */
  withoutPicture?: boolean;
  /** Uses the URL as it is instead of the media host. */
  direct?: boolean;
};

/** A picture or video with text over it. */
export function BannerView({
  banner,
  sizes,
  priority = false,
  hidden = false,
  withoutPicture = false,
  direct = false,
}: Props) {
  const { image_url, title, subtitle, action, link } = banner;
  const hasLightBackdrop = hasLightText(banner);
  return (
    <div
      // The picture is light in both themes, and so is the text over it.
      data-theme="light"
      aria-hidden={hidden || undefined}
      inert={hidden}
      className={clsx(
        '@container relative isolate h-full w-full shrink-0 overflow-hidden',
        hasLightBackdrop ? 'bg-leaf-deep text-paper' : 'bg-haldi-soft text-ink',
      )}
    >
      {isVideo(image_url) && !hidden && <BannerVideo url={image_url} direct={direct} />}
      {!isVideo(image_url) && !withoutPicture && (
        <Picture
          url={image_url}
          direct={direct}
          alt=""
          shape="banner"
          sizes={sizes}
          priority={priority}
          className="absolute inset-0 -z-1 h-full! object-right"
        />
      )}
      <div className="flex h-full max-w-[56%] flex-col items-start justify-center gap-1 py-4 pl-5 md:max-w-[54%] md:pl-8 md:@max-[30rem]:max-w-[46%] md:@max-[30rem]:pl-5">
        <p className="text-[1.35rem] leading-[1.15] max-[22.5rem]:text-[1.15rem] font-[740] tracking-tight text-balance md:text-[1.6rem]">
          {title}
        </p>
        <p className="line-clamp-2 text-sm leading-snug font-[540] text-balance md:text-base md:@max-[30rem]:line-clamp-3 md:@max-[30rem]:text-sm">
          {subtitle}
        </p>
        {link !== '' && (
          <Link
            to={link}
            className={clsx(
              'mt-1.5 inline-flex min-h-8 items-center rounded-full px-3.5 text-sm font-[650] after:absolute after:inset-0',
              hasLightBackdrop ? 'bg-paper text-ink' : 'bg-ink text-paper',
            )}
          >
            {action}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Muted, and paused for users who prefer reduced motion. */
function BannerVideo({ url, direct }: { url: string; direct: boolean }) {
  const hosted = useMediaAddress(url);
  return (
    <video
      src={direct ? url : hosted}
      muted
      loop
      playsInline
      autoPlay
      preload="metadata"
      className={clsx('absolute inset-0 -z-1 size-full object-cover', 'motion-reduce:hidden')}
    />
  );
}
