import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { NavLink } from 'react-router';
import { attentionCountQuery } from '../../lib/attention-count.ts';
import { NavCount } from '../../lib/nav-count.tsx';
import { paths } from '../../lib/paths.ts';
import { NewOrdersCount } from '../new-orders/index.ts';
import { useSession } from '../session/index.ts';
import { type NavItem, navGroups } from './nav-items.ts';

/** The pages that the signed-in member may open, in groups. */
export function Nav({ onChoose }: { onChoose?: () => void }) {
  const { t, i18n } = useLingui();
  const permissions = useSession()?.permissions ?? [];
  const groups = navGroups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ may }) => permissions.includes(may)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={t`Console`} className="grid gap-4">
      {groups.map(({ label, items }) => (
        <div key={label.id} className="grid gap-0.5">
          <p className="px-3 pb-1 text-xs font-semibold text-on-deep-muted">{i18n._(label)}</p>
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.to}>
                <NavEntry item={item} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function NavEntry({ item, onChoose }: { item: NavItem; onChoose: (() => void) | undefined }) {
  const { i18n } = useLingui();
  return (
    <NavLink
      to={item.to}
      onClick={onChoose}
      className={({ isActive }) =>
        clsx(
          'flex min-h-touch items-center gap-2.5 rounded-control px-3 text-on-deep hover:bg-on-deep/10 lg:min-h-9',
          isActive && 'bg-on-deep/20',
        )
      }
    >
      <item.Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {i18n._(item.label)}
      {item.to === paths.attention && <AttentionCount />}
      {item.to === paths.orders && <NewOrdersCount />}
    </NavLink>
  );
}

/** Number of open items that need attention; nothing at 0. */
function AttentionCount() {
  const { t } = useLingui();
  const count = useQuery(attentionCountQuery).data?.count ?? 0;
  return <NavCount count={count} label={t`${count} open`} />;
}
