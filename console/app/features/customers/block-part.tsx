import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { useCustomerMutation } from './customer-queries.ts';

const BlockDialog = lazyDialog(async () => (await import('./block-dialog.tsx')).BlockDialog);

/** Shows a customer's block, with the button to block or unblock; renders nothing without a block or permission. */
export function BlockPart({ customer }: { customer: StaffCustomer }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const mayBlock = useSession()?.permissions.includes('customers.block') ?? false;
  const { block, uid } = customer;
  const unblock = useCustomerMutation(() =>
    api('DELETE /api/v1/staff/customers/{uid}/block', { params: { uid } }),
  );
  if (!block && !mayBlock) return null;
  return (
    <TitledCard title={t`Ordering`}>
      {block ? (
        <>
          <p className="font-semibold text-chilli">{t`Orders of this customer are refused.`}</p>
          <p className="mt-1 break-words">{block.reason}</p>
          <p className="text-sm text-muted">
            {block.member} · {formatIstMoment(new Date(block.since))}
          </p>
        </>
      ) : (
        <p>{t`This customer can order.`}</p>
      )}
      {mayBlock && (
        <div className="mt-3 grid justify-items-start gap-2">
          {block ? (
            <Button
              variant="outline"
              size="sm"
              busy={unblock.isPending}
              onClick={() => unblock.mutate(undefined)}
            >
              {t`Let them order again`}
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
              {t`Block from ordering`}
            </Button>
          )}
          <FormProblem error={unblock.error} />
        </div>
      )}
      <BlockDialog open={isOpen} onClose={() => setIsOpen(false)} uid={uid} />
    </TitledCard>
  );
}
