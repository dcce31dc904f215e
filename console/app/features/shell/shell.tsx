import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { worksOffline } from '../../lib/device-session.ts';
import { NewOrders } from '../new-orders/index.ts';
import { PausedBanner } from '../ordering/index.ts';
import { EndedSessionHost, useSession } from '../session/index.ts';
import { Account } from './account.tsx';
import { ChangePerson } from './change-person.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useMemberLanguage } from './member-language.ts';
import { Nav } from './nav.tsx';
import { useBoardEvents } from './use-board-events.ts';
import { useIdleSignOut } from './use-idle-sign-out.ts';

const NavSheet = lazyDialog(async () => (await import('./nav-sheet.tsx')).NavSheet);

const ActionQueue = lazyComponent(
  async () => (await import('../action-queue/index.ts')).ActionQueue,
);

/** The frame of every page for signed-in staff: a side bar on wide screens, a top bar on narrow ones. */
export function Shell() {
  const { t } = useLingui();
  const session = useSession();
  useMemberLanguage(session);
  useIdleSignOut(session);
  useBoardEvents(session?.permissions.includes('orders.read') ?? false);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {t`Skip to content`}
      </a>
      <TopBar />
      <aside className="on-deep sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto bg-deep px-2.5 py-4 text-on-deep lg:flex print:hidden">
        <Brand />
        <Nav />
        <Account />
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <PausedBanner />
        <Outlet />
      </main>
      <LeaveGuard />
      <EndedSessionHost />
      {session?.permissions.includes('orders.confirm') && <NewOrders />}
      {session && worksOffline(session) && <ActionQueue memberUid={session.member.uid} />}
    </div>
  );
}

const Brand = () => (
  <p className="px-3 text-lg font-extrabold">
    Sabuja <span className="text-xs font-semibold text-on-deep-muted">console</span>
  </p>
);

function TopBar() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="on-deep sticky top-0 z-40 flex h-13 items-center bg-deep px-1 text-on-deep lg:hidden print:hidden">
      <IconButton label={t`Menu`} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Menu aria-hidden="true" className="size-5.5" />
      </IconButton>
      <Brand />
      <ChangePerson />
      <NavSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </header>
  );
}
