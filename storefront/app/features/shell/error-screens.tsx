import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';

type Words = { icon: ReactNode; title: string; children: ReactNode };

function Message({ icon, title, children }: Words) {
  const { t } = useLingui();
  return (
    <div className="wrap grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-12 text-center">
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-9"
      >
        {icon}
      </span>
      <h1 className="text-head font-[740]">{title}</h1>
      <p className="max-w-md text-muted">{children}</p>
      <Link to={paths.home()} className={buttonClass('primary', 'md')}>
        {t`Go to Home`}
      </Link>
    </div>
  );
}

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Message icon={<Sprout />} title={t`Page not found`}>
      {t`Nothing grows at this address. It may have moved, or the link may be mistyped.`}
    </Message>
  );
}

/** What a page shows in its place when it is unknown or broken. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <Message icon={<CircleAlert />} title={t`Unexpected Application Error!`}>
      {t`Something on our side broke. Your cart is safe. Please load the page again in a moment.`}
    </Message>
  );
}

/** For a route's `ErrorBoundary`: the shell stays, the page says what happened. */
export const RouteError = () => <ErrorScreen error={useRouteError()} />;
