import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The name in both scripts; leads Home. */
export const Brand = () => (
  <Link
    to={paths.home()}
    className="inline-flex min-h-11 items-center gap-1.5 text-[1.45rem] leading-none font-[760] tracking-tight"
  >
    Sabuja
    <span lang="or" className="text-[0.95rem] font-[500] text-on-deep-muted max-[23rem]:hidden">
      ସବୁଜ
    </span>
    <span className="sr-only">home</span>
  </Link>
);

/** The promise of the shop in one line. */
export const Promise8Hours = ({ className }: { className?: string }) => (
  <p className={className}>
    Harvested and home within <strong className="font-[680] text-haldi">8 hours</strong>
  </p>
);
