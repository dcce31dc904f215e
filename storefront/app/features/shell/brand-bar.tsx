import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useShopName } from '../../lib/use-shop-name.ts';

/** Minimal top bar for error pages: the brand with a link to Home. */
export const BrandBar = () => (
  <header className="on-deep bg-deep text-on-deep">
    <div className="wrap flex h-(--bar-height) items-center">
      <Link
        to={paths.home()}
        className="flex min-h-touch min-w-0 items-center text-brand font-extrabold tracking-tight"
      >
        <span className="truncate py-1">{useShopName()}</span>
      </Link>
    </div>
  </header>
);
