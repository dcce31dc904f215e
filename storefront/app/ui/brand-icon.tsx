import { brandOfUrl } from './brand-of.ts';
import sprite from './brands.svg?url';

/** Icon of the site an external link leads to; name the site in text beside it. */
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
