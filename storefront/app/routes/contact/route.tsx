import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { ContactScreen } from '../../features/static/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`Contact Us`,
      description: ({ name: shopName }) => msg`Call, write or chat with ${shopName}, or visit us.`,
      path: paths.contact(),
    },
    matches,
  );
}

export default ContactScreen;
export { RouteError as ErrorBoundary };
