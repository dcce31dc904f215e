import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { TermsScreen } from '../../features/static/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`Terms & Conditions`,
      description: msg`How ordering, delivery, payment, cancellation and refunds work at Sabuja, and who settles complaints.`,
      path: paths.terms(),
    },
    matches,
  );
}

export default TermsScreen;
export { RouteError as ErrorBoundary };
