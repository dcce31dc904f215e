import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { AboutScreen } from '../../features/static/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`About Us`,
      description: (shopName) =>
        msg`${shopName} harvests after you order and delivers within 8 hours, from farms around Bhubaneswar. What does not please you is refunded.`,
      path: paths.about(),
    },
    matches,
  );
}

export default AboutScreen;
export { RouteError as ErrorBoundary };
