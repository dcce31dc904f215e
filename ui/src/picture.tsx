import { pictureSrcset } from '@sabuja/contract/pictures';
import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useMediaAddress } from './lib/media-host.ts';
import { useIsNeeded } from './lib/use-near-viewport.ts';

/**
 * When a picture is loaded. `first`: before the scripts, for the largest picture of the first viewport. `lazy`: when the
 * browser sees fit, often from one and a half viewport heights away. `near`: the same once the visitor has scrolled or
 * touched the page; before, only close to the viewport. The HTML document has it for browsers without scripts.
 */
export type PictureLoading = 'first' | 'lazy' | 'near';

export type PictureProps = {
  /**
   * A path on the media host, or an absolute URL. Missing or broken pictures show a placeholder of
   * the same size.
   */
  url: string | null | undefined;
  /** Uses the URL as it is instead of the media host. */
  direct?: boolean;
  /** Empty if text beside it says the same. */
  alt: string;
  /** The `sizes` attribute: '(min-width: 48rem) 240px, 45vw'. */
  sizes: string;
  /** Width in pixels of the largest place that shows the picture; wider variants are not offered. */
  largest?: number;
  shape?: 'square' | 'banner';
  loading?: PictureLoading;
  className?: string;
};

const shapes = {
  square: { width: 640, height: 640 },
  banner: { width: 1200, height: 500 },
} as const;

const aspects = { square: 'aspect-square', banner: 'aspect-[12/5]' } as const;

export const Picture = (props: PictureProps) =>
  props.loading === 'near' ? <NearPicture {...props} /> : <LoadedPicture {...props} />;

function NearPicture(props: PictureProps) {
  const { alt, shape = 'square', className } = props;
  const url = usePictureUrl(props);
  const place = useRef<HTMLSpanElement>(null);
  const isNeeded = useIsNeeded(place);
  return isNeeded || !url ? (
    <LoadedPicture {...props} />
  ) : (
    <span ref={place} className={clsx('block w-full', aspects[shape], className)}>
      <noscript>
        <img src={url} alt={alt} loading="lazy" className={clsx('picture', className)} />
      </noscript>
    </span>
  );
}

function LoadedPicture(props: PictureProps) {
  const { alt, sizes, shape = 'square', loading, className } = props;
  const isFirst = loading === 'first';
  const url = usePictureUrl(props);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = shapes[shape];

  // A picture that failed before hydration has fired its error event already.
  useEffect(() => {
    const { current } = image;
    if (url && current?.complete && current.naturalWidth === 0) setBrokenUrl(url);
  }, [url]);

  if (!url || brokenUrl === url)
    return <Placeholder alt={alt} shape={shape} className={className} />;
  const srcset = pictureSrcset(url, props.largest);
  if (isFirst && srcset) preloadPicture(url, srcset, sizes);
  return (
    <picture>
      {srcset && <source type="image/avif" srcSet={srcset} sizes={sizes} />}
      <img
        ref={image}
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
        decoding={isFirst ? 'sync' : 'async'}
        onError={() => setBrokenUrl(url)}
        className={clsx('picture', className)}
      />
    </picture>
  );
}

function usePictureUrl({ url, direct }: PictureProps): string | null | undefined {
  const hosted = useMediaAddress(url);
  return direct ? url : hosted;
}

/** Preloads the picture in the document's head, before the scripts. */
const preloadPicture = (url: string, imageSrcSet: string, imageSizes: string): void =>
  preload(url, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, fetchPriority: 'high' });

function Placeholder(props: {
  alt: string;
  shape: 'square' | 'banner';
  className: string | undefined;
}) {
  const accessibleName =
    props.alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': props.alt };
  return (
    <span
      {...accessibleName}
      className={clsx(
        'grid w-full place-items-center bg-sunk text-line-strong',
        aspects[props.shape],
        props.className,
      )}
    >
      <ImageOff aria-hidden="true" className="size-1/4 max-h-10 max-w-10" />
    </span>
  );
}
