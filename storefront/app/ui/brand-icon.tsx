import { brandOfUrl } from './brand-of.ts';
import sprite from './brands.svg?url';

/** The mark of the place that an outward link leads to; say its name in words beside it. */
export const BrandIcon = ({ url, className }: { url: string; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="currentColor"
    className={`shrink-0 ${className ?? ''}`}
  >
    <use href={`${sprite}#${brandOfUrl(url)}`} />
  </svg>
);
