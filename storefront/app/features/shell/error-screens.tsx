import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { CircleAlert, Sprout } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { currentPageLoad, isStaleScriptError, mayReload } from '../../lib/stale-script.ts';

type MessageProps = { icon: ReactNode; title: string; children: ReactNode; retry?: boolean };

function Message({ icon, title, children, retry = false }: MessageProps) {
  const { t } = useLingui();
  return (
    <div className="wrap grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-12 text-center">
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-9"
      >
        {icon}
      </span>
      <h1 className="text-head font-extrabold">{title}</h1>
      <p className="max-w-md text-muted">{children}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {retry && <Button onClick={() => location.reload()}>{t`Try again`}</Button>}
        <Link to={paths.home()} className={buttonClass(retry ? 'outline' : 'primary')}>
          {t`Go to Home`}
        </Link>
      </p>
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

/** Screen of an unknown or failed page. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isStaleScriptError(error) && mayReload(currentPageLoad())) return <ReloadPage />;
  return (
    <Message icon={<CircleAlert />} title={t`Unexpected Application Error!`} retry>
      {t`Something on our side broke. Your cart is safe. Please load the page again in a moment.`}
    </Message>
  );
}

/** After a deployment the old scripts are gone: reloads the page. */
function ReloadPage() {
  const { t } = useLingui();
  useEffect(() => location.reload(), []);
  return (
    <p
      role="status"
      className="wrap flex min-h-[60dvh] items-center justify-center gap-3 text-muted"
    >
      <Spinner className="size-5 text-leaf" /> {t`Loading the newest version of the shop`}
    </p>
  );
}

/** A route's `ErrorBoundary`: keeps the shell and shows the error. */
export const RouteError = () => <ErrorScreen error={useRouteError()} />;
