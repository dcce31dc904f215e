import { useLingui } from '@lingui/react/macro';
import { showPhone } from '../../lib/phone.ts';
import { useSession } from '../session/index.ts';

/** Who the shop knows the customer as. */
export function ProfileDetails() {
  const { t } = useLingui();
  const { user } = useSession();
  if (user === null) return null;
  const rows = [
    [t`Name`, user.full_name || '--'],
    [t`Mobile number`, showPhone(user.mobile_no)],
    [t`E-mail`, user.email || '--'],
  ] as const;
  return (
    <section>
      <h1 className="pb-4 text-head font-[740] md:text-display">{t`Profile details`}</h1>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-0.5 px-4 py-3.5 sm:grid-cols-[12rem_1fr] md:px-5">
            <dt className="text-sm text-muted sm:text-base">{name}</dt>
            <dd className="tabular font-[620] break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
