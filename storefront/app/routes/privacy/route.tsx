import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { PrivacyScreen } from '../../features/static/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`Privacy Policy`,
      description: msg`What Sabuja keeps about you, why and for how long, who sees it, and how you have it deleted.`,
      path: paths.privacy(),
    },
    matches,
  );
}

export default PrivacyScreen;
export { RouteError as ErrorBoundary };
