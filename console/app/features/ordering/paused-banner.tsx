import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { orderingQuery } from './ordering-query.ts';
import { scopeLabel } from './scope-label.ts';

/** Shown above every page while ordering is paused: the paused scopes, and a link to the page that resumes them. */
export function PausedBanner() {
  const { t, i18n } = useLingui();
  const maySee = useSession()?.permissions.includes('slots.read') ?? false;
  const { data } = useQuery({ ...orderingQuery, enabled: maySee });
  if (!data || data.results.length === 0) return null;
  const scopes = data.results.map(({ scope }) => scopeLabel(i18n, scope)).join(', ');
  return (
    <section
      aria-label={t`Ordering is paused`}
      className="flex items-center gap-2 border-b border-chilli-line bg-chilli-soft px-4 py-1.5 text-sm text-chilli lg:px-6 print:hidden"
    >
      <CirclePause aria-hidden="true" className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <strong className="font-bold">{t`Ordering is paused`}</strong>: {scopes}
      </p>
      <Link
        to={paths.slots}
        className="grid min-h-touch shrink-0 items-center rounded-tag font-semibold underline md:min-h-8"
      >
        {t`Show`}
      </Link>
    </section>
  );
}
