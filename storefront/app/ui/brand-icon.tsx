import { useIsNeeded } from '@sabuja/ui/lib/use-near-viewport.ts';
import { useRef } from 'react';
import { brandOfUrl } from './brand-of.ts';
import sprite from './brands.svg?url';

/** Icon of the site an external link leads to; name the site in text beside it. */
export function BrandIcon({ url, className }: { url: string; className?: string }) {
  const place = useRef<SVGSVGElement>(null);
  const isNeeded = useIsNeeded(place);
  return (
    <svg
      ref={place}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="currentColor"
      className={`shrink-0 ${className ?? ''}`}
    >
      {isNeeded && <use href={`${sprite}#${brandOfUrl(url)}`} />}
    </svg>
  );
}
