import type { Banner } from '@sabuja/contract';
import { useMediaAddress } from '@sabuja/ui/lib/media-host.ts';
import { Picture, type PictureLoading } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { hasLightText, isVideo } from './banner-rules.ts';

type Props = {
  banner: Banner;
  sizes: string;
  loading?: PictureLoading;
  /**
   * Hidden from focus and screen readers: a copy at the ends of the carousel, or a slide out of
   * view.
   */
  hidden?: boolean;
  /** Does not load the picture yet. */
  withoutPicture?: boolean;
  /** Uses the URL as it is instead of the media host. */
  direct?: boolean;
  /** The banner is in a separate column beside the carousel on wide screens. */
  isSmall?: boolean;
};

/** A picture or video with text over it. */
export function BannerView({
  banner,
  sizes,
  loading = 'near',
  hidden = false,
  withoutPicture = false,
  direct = false,
  isSmall = false,
}: Props) {
  const { image_url, title, subtitle, action, link } = banner;
  return (
    <div
      // The picture is light in both themes, and so is the text over it.
      data-theme="light"
      aria-hidden={hidden || undefined}
      inert={hidden}
      data-light-text={hasLightText(banner) || undefined}
      className={clsx('banner', isSmall && 'banner-small')}
    >
      {isVideo(image_url) && !hidden && <BannerVideo url={image_url} direct={direct} />}
      {!isVideo(image_url) && !withoutPicture && (
        <Picture
          url={image_url}
          direct={direct}
          alt=""
          shape="banner"
          sizes={sizes}
          loading={loading}
          className="absolute inset-0 -z-1 h-full! object-right"
        />
      )}
      <div className="banner-text">
        <p className="banner-title">{title}</p>
        <p className="banner-subtitle">{subtitle}</p>
        {link !== '' && (
          <Link to={link} className="banner-action">
            {action}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Muted video; paused for users who prefer reduced motion. */
function BannerVideo({ url, direct }: { url: string; direct: boolean }) {
  const hosted = useMediaAddress(url);
  const src = direct ? url : hosted;
  const video = useRef<HTMLVideoElement>(null);
  const prefersReducedMotion = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another video
  useEffect(() => {
    if (prefersReducedMotion) video.current?.pause();
    // The browser may refuse to play, for example to save data; then a still picture is shown.
    else void video.current?.play().catch(() => undefined);
  }, [src, prefersReducedMotion]);
  return (
    <video
      ref={video}
      src={src}
      muted
      loop
      playsInline
      preload="metadata"
      className="absolute inset-0 -z-1 size-full object-cover"
    />
  );
}
