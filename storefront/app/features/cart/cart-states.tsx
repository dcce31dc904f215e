import { useLingui } from '@lingui/react/macro';
import { RotateCw, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function CartFailed({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState icon={<RotateCw />} title={t`Your cart could not be loaded.`}>
      <Button variant="outline" onClick={retry}>
        {t`Try again`}
      </Button>
    </EmptyState>
  );
}

export function CartEmpty({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <EmptyState icon={<ShoppingBasket />} title={t`Your cart is empty`}>
      <Link to={paths.home()} onClick={onLeave} className={buttonClass('primary', 'md')}>
        {t`Start shopping`}
      </Link>
    </EmptyState>
  );
}
