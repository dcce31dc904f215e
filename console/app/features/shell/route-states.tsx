import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Shown until the first page is loaded. */
export function LoadingPage() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-leaf">
      <Spinner className="size-8" />
      <span className="sr-only">{t`Loading`}</span>
    </div>
  );
}

export function NotFoundPage() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <EmptyState icon={<Compass />} title={<h1>{t`Page not found`}</h1>}>
      <Link to={paths.home} className={buttonClass('outline')}>
        {t`Go to the first page`}
      </Link>
    </EmptyState>
  );
}

/** Shown in place of a page that could not be loaded, or that failed. */
export function RouteError() {
  const { t } = useLingui();
  return (
    <LoadFailed
      title={<h1>{t`This page could not be shown. Check the network and try again.`}</h1>}
      onRetry={() => location.reload()}
    />
  );
}
