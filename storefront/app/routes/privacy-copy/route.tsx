import { msg } from '@lingui/core/macro';
import { PrivacyCopyScreen } from '../../features/account/index.ts';
import { RouteError } from '../../features/shell/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(msg`The copy of your data`, matches);

export default PrivacyCopyScreen;
export { RouteError as ErrorBoundary };
