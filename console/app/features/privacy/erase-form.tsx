import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Deletes the account; if something prevents that, such as open orders, says what. */
export function EraseForm({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const mayErase = useSession()?.permissions.includes('privacy.erase') ?? false;
  const [givesUp, setGivesUp] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { number, customer, open_orders, wallet_balance, wallet_owed } = request;
  const erase = usePrivacyMutation(() =>
    api('POST /api/v1/staff/privacy-requests/{number}/erase', {
      params: { number },
      body: givesUp ? { give_up_balance: wallet_balance } : {},
    }),
  );
  const orders = open_orders.map((order) => `#${order}`).join(', ');
  if (open_orders.length > 0)
    return (
      <Alert tone="haldi">{t`These orders are still to come: ${orders}. Deliver or cancel them first.`}</Alert>
    );
  if (wallet_owed > 0) return <OwedNotice owed={wallet_owed} customerUid={customer?.uid} />;
  const balance = formatRupees(wallet_balance);
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t`Name, numbers, addresses, cart, notes and messages are deleted for good. Orders and invoices stay without them, as tax law requires.`}</p>
      {wallet_balance > 0 && (
        <>
          <Alert tone="haldi">{t`The wallet holds ${balance}. The customer uses it first, or gives it up.`}</Alert>
          <label className="flex items-start gap-2 py-1">
            <input
              type="checkbox"
              checked={givesUp}
              onChange={({ target }) => setGivesUp(target.checked)}
              className="mt-1 size-4 shrink-0 accent-leaf"
            />
            {t`The customer said that they give up ${balance}.`}
          </label>
        </>
      )}
      {mayErase ? (
        <Button
          variant="danger"
          size="sm"
          disabled={wallet_balance > 0 && !givesUp}
          busy={erase.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t`Delete the account`}
        </Button>
      ) : (
        <p className="font-semibold">{t`Owner and managers delete accounts.`}</p>
      )}
      <FormProblem error={erase.error} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete this account for good?`}
        description={t`Nobody can undo it.`}
        confirm={t`Delete for good`}
        onConfirm={() => {
          setIsAsking(false);
          erase.mutate(undefined);
        }}
      />
    </div>
  );
}

function OwedNotice({ owed, customerUid }: { owed: number; customerUid: string | undefined }) {
  const { t } = useLingui();
  const amount = formatRupees(owed);
  return (
    <Alert tone="haldi" className="grid justify-items-start gap-2">
      <p>{t`The customer owes ${amount} for a recharge that was taken back. They recharge their wallet to pay it, or owner, manager or accounts write it off on the customer’s page.`}</p>
      {customerUid && (
        <Link to={paths.customer(customerUid)} className="py-1 font-semibold underline">
          {t`Open the customer’s page`}
        </Link>
      )}
    </Alert>
  );
}
