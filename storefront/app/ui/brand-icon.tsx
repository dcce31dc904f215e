import { useIsNeeded } from '@sabuja/ui/lib/use-near-viewport.ts';
import { useRef } from 'react';
import { brandOfUrl } from './brand-of.ts';
import sprite from './brands.svg?url';

type Props = {
  url: string;
  /** Loads the icon only when it is needed (`useIsNeeded`). */
  isLate?: boolean;
  className?: string;
};

/** Icon of the site an external link leads to; name the site in text beside it. */
export function BrandIcon({ url, isLate = false, className }: Props) {
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
      {(isNeeded || !isLate) && <use href={`${sprite}#${brandOfUrl(url)}`} />}
    </svg>
  );
}
