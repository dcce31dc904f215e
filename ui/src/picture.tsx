import { pictureSrcset } from '@sabuja/contract/pictures';
import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useMediaAddress } from './lib/media-host.ts';

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
  /**
   * Preloads the picture, for the largest one of the first viewport. Others are loaded when they come near it.
   */
  priority?: boolean;
  className?: string;
};

const shapes = {
  square: { width: 640, height: 640 },
  banner: { width: 1200, height: 500 },
} as const;

export function Picture(props: PictureProps) {
  const { alt, sizes, shape = 'square', priority = false, className } = props;
  const hosted = useMediaAddress(props.url);
  const url = props.direct ? props.url : hosted;
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
  if (priority && srcset) preloadPicture(url, srcset, sizes);
  return (
    <picture>
      {srcset && <source type="image/avif" srcSet={srcset} sizes={sizes} />}
      <img
        ref={image}
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' })}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBrokenUrl(url)}
        className={clsx('picture', className)}
      />
    </picture>
  );
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
        props.shape === 'square' ? 'aspect-square' : 'aspect-[12/5]',
        props.className,
      )}
    >
      <ImageOff aria-hidden="true" className="size-1/4 max-h-10 max-w-10" />
    </span>
  );
}
