import { useLingui } from '@lingui/react/macro';
import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';

export function CartFailed({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return <LoadFailed title={t`Your cart could not be loaded.`} onRetry={retry} />;
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
