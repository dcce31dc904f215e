import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDeduction, formatPaise, toRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { CartView } from './use-cart-view.ts';

/** The footer is shown to customers even while checkout is blocked, but not to visitors. */
export const hasFooter = ({ status }: CartView): boolean =>
  status !== 'visitor' && status !== 'failed';

/** Total, warnings that block checkout, and the checkout button. */
export function CartFooter({ view, onLeave }: { view: CartView; onLeave?: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-3">
      {view.status === 'lines' && (
        <>
          <Warnings view={view} />
          <Amounts view={view} />
        </>
      )}
      <Button
        size="lg"
        disabled={!view.canCheckOut}
        onClick={() => {
          onLeave?.();
          void navigate(paths.checkout());
        }}
      >
        {t`Checkout`}
      </Button>
    </div>
  );
}

function Warnings({ view: { warnings } }: { view: CartView }) {
  const { t } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <Alert tone="chilli" size="sm" role="alert" className="grid gap-1">
      {warnings.map((warning) => (
        <p key={warning.id}>{t(warning)}</p>
      ))}
    </Alert>
  );
}

function Amounts({
  view: { itemCount: pieces, total, discountTotal: saving },
}: {
  view: CartView;
}) {
  const { t } = useLingui();
  return (
    <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <dt className="font-bold">
        {t`Total`}
        <span className="block text-sm font-normal text-muted">
          {t`Before discounts, ${plural(pieces, { one: '# item', other: '# items' })}`}
        </span>
      </dt>
      <dd className="text-right text-title font-extrabold">{formatPaise(total)}</dd>
      {saving > 0 && (
        <>
          <dt className="mt-1 text-sm font-semibold text-leaf">{t`Discounts at checkout`}</dt>
          <dd className="mt-1 text-right text-sm font-semibold text-leaf">
            {formatDeduction(toRupees(saving))}
          </dd>
          <dt className="mt-1 font-semibold">
            {t`You pay`}
            <span className="block text-sm font-normal text-muted">{t`Before delivery and tax`}</span>
          </dt>
          <dd className="mt-1 text-right text-title font-bold">{formatPaise(total - saving)}</dd>
        </>
      )}
    </dl>
  );
}
