import { Check } from 'lucide-react';
import { Link } from 'react-router';

type Props = {
  to: string;
  isOn: boolean;
  /** Whether going back skips what was shown before. */
  replace?: boolean;
  children: string;
};

/** A filter or sort of a list is a link, so that it works before the page is hydrated. */
export const FilterLink = ({ to, isOn, replace = false, children }: Props) => (
  <Link
    to={to}
    replace={replace}
    preventScrollReset
    aria-current={isOn ? 'true' : undefined}
    className="filter-link"
  >
    {isOn && <Check aria-hidden="true" className="size-4.5" />}
    {children}
  </Link>
);
