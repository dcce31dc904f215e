import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '@sabuja/contract';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { useFavourite } from './use-favourite.ts';

/** Heart button that toggles a favourite; takes a visitor to sign-in and back. */
export function FavouriteButton({ item, className }: { item: ListedItem; className?: string }) {
  const { t } = useLingui();
  const { isAuthenticated, loading, unreachable } = useSession();
  const { isFavourite, toggle } = useFavourite(item);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { name } = item;
  // While the session is unknown, the request is sent: the server rejects it for a visitor.
  const isVisitor = !isAuthenticated && !loading && !unreachable;
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${name}`}
      onClick={() => (isVisitor ? void navigate(paths.auth(pathname)) : toggle())}
      className={className}
    >
      <Heart
        aria-hidden="true"
        className={clsx('size-5.5', isFavourite && 'fill-chilli text-chilli')}
      />
    </button>
  );
}
