import { Check } from 'lucide-react';
import { Link } from 'react-router';

type Props = {
  to: string;
  isOn: boolean;
  /** Replaces the history entry, so that going back skips the previous view. */
  replace?: boolean;
  children: string;
};

/** Filter or sort option of a list; a link, so that it works before hydration. */
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
