import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

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
