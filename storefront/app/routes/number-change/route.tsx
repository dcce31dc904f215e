import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { NumberChangeScreen } from '../../features/step-up/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(msg`Keep your mobile number`, matches);

export default NumberChangeScreen;
export { RouteError as ErrorBoundary };
