import { useLingui } from '@lingui/react/macro';
import type { DeletionObstacle, User } from '@sabuja/contract';
import { formatPhone, formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { DeletionLink } from './deletion-link.ts';
import { useDeletion } from './use-deletion.ts';

const CodeDialog = lazyDialog(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** Warning, what is deleted and what is retained, and the consent that leads to the code. */
export function DeletionForm({ user, link }: { user: User; link: DeletionLink }) {
  const { t } = useLingui();
  const [hasConsented, setHasConsented] = useState(false);
  const [forfeitedBalance, setForfeitedBalance] = useState<number>();
  const [entering, setEntering] = useState(false);
  const { balance } = user.wallet;
  // The consent is for an exact balance; a changed balance needs a new consent.
  const forfeitBalance = balance > 0 && forfeitedBalance === balance;
  const deletion = useDeletion({ user, link, forfeitBalance });
  const { sending, obstacle, blocking } = deletion;
  const start = () => {
    setEntering(false);
    sending.mutate(undefined, { onSuccess: () => setEntering(true) });
  };
  const amount = formatRupees(balance);
  const name = link.fullName || user.full_name;
  return (
    <div className="grid gap-4">
      {name && <p className="text-title font-semibold wrap-anywhere">{t`Hello ${name},`}</p>}
      <Warning />
      <AccountDetails user={user} />
      <RetentionNote />
      <div className="grid gap-1">
        {balance > 0 && (
          <Consent
            checked={forfeitBalance}
            onChange={(isChecked) => setForfeitedBalance(isChecked ? balance : undefined)}
          >
            {t`I give up the ${amount} in my wallet. To keep it, spend it first or ask us to pay it back.`}
          </Consent>
        )}
        <Consent checked={hasConsented} onChange={setHasConsented}>
          {t`I understand and want to proceed`}
        </Consent>
      </div>
      {blocking && <ObstacleNotice obstacle={blocking} />}
      {!obstacle && deletion.sendRefusal && (
        <p role="alert" className="font-medium text-chilli">
          {deletion.sendRefusal}
        </p>
      )}
      <Button
        variant="danger"
        size="lg"
        className="sm:justify-self-start"
        disabled={!hasConsented || (balance > 0 && !forfeitBalance)}
        busy={sending.isPending}
        onClick={start}
      >
        {t`Yes, Delete My Account`}
      </Button>
      <CodeDialog
        open={entering && !blocking}
        deletion={deletion}
        onClose={() => setEntering(false)}
      />
    </div>
  );
}

function Warning() {
  const { t } = useLingui();
  return (
    <Alert tone="chilli" size="lg" className="flex gap-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid gap-1">
        <p className="font-bold">{t`Deleting your account cannot be undone.`}</p>
        <p>{t`Your orders, preferences and history are lost to you: you cannot see them any more, nor get them back.`}</p>
      </div>
    </Alert>
  );
}

function AccountDetails({ user }: { user: User }) {
  const { t } = useLingui();
  const rows = [
    [t`Mobile number`, formatPhone(user.mobile_no)],
    [t`E-mail`, user.email],
  ] as const;
  return (
    <Card as="dl" divided>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid gap-0.5 px-4 py-3 sm:grid-cols-[12rem_1fr] md:px-5">
              <dt className="text-sm text-muted sm:text-base">{name}</dt>
              <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </Card>
  );
}

function RetentionNote() {
  const { t } = useLingui();
  return (
    <p className="text-sm text-muted">
      {t`We erase your name, number, e-mail, addresses, cart and messages. Tax law has us keep what was ordered and paid, without your name.`}{' '}
      <Link to={paths.privacy()} className="font-semibold text-leaf underline">
        {t`Privacy Policy`}
      </Link>
    </p>
  );
}

type ConsentProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

const Consent = ({ checked, onChange, children }: ConsentProps) => (
  <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2.5">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="mt-0.5 size-5.5 shrink-0 accent-chilli"
    />
    <span className="font-medium">{children}</span>
  </label>
);

/** Names open orders or a debt, with a link to the page where they are settled. */
function ObstacleNotice({ obstacle }: { obstacle: DeletionObstacle }) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  // The request came from a button below the notice, or from a dialog that has just closed. The obstacle is a new one
  // with each response, so the focus is taken once for each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per obstacle
  useEffect(() => notice.current?.focus(), [obstacle]);
  const { orders, owed } = obstacle;
  const numbers = (orders ?? []).map((number) => `#${number}`).join(', ');
  const amount = formatRupees(owed ?? 0);
  return (
    <Alert
      tone="haldi"
      size="lg"
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="grid justify-items-start gap-3"
    >
      {owed === undefined ? (
        <>
          <p>{t`Still to come: ${numbers}. Cancel it or wait for it, then delete your account.`}</p>
          <Link to={paths.profileOrders()} className={buttonClass('outline', 'md')}>
            {t`My Orders`}
          </Link>
        </>
      ) : (
        <>
          <p>{t`A recharge of your wallet was taken back after you had spent it, and ${amount} are owed. Recharge your wallet to pay them, then delete your account.`}</p>
          <Link to={paths.profileWallet()} className={buttonClass('outline', 'md')}>
            {t`My Wallet`}
          </Link>
        </>
      )}
    </Alert>
  );
}
