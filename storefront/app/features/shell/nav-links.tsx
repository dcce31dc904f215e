import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { openCart } from '../cart/index.ts';
import { useSession } from '../session/index.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'>;

/** Profile for a customer, sign-in for a visitor. */
export function ProfileLink(props: Props) {
  const { isAuthenticated, unreachable } = useSession();
  return <Link {...props} to={isAuthenticated || unreachable ? paths.profile() : paths.auth()} />;
}

/** Opens the cart sheet; without JavaScript it links to the cart page. */
export function CartLink(props: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openCart();
  };
  return <Link {...props} to={paths.cart()} onClick={open} />;
}
