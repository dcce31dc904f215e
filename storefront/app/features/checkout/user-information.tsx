import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { formatPhone } from '../../lib/phone.ts';
import { Panel } from './panel.tsx';

export function UserInformation({ user }: { user: User }) {
  const { t } = useLingui();
  const rows = [
    [t`Name`, user.full_name || '--'],
    [t`Mobile`, user.mobile_no ? formatPhone(user.mobile_no) : '--'],
    [t`E-mail`, user.email || '--'],
    [t`Wallet balance`, formatRupees(user.wallet.balance)],
  ] as const;
  return (
    <Panel title={t`User Information`}>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-[560] break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
