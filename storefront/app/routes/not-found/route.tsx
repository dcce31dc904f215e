import { data } from 'react-router';
import { NotFoundScreen } from '../../features/shell/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = () => privateMeta('Page not found');

export default NotFoundScreen;
