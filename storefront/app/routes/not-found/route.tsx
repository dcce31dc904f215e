import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { NotFoundScreen } from '../../features/shell/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`Page not found`, matches);

export default NotFoundScreen;
