import { data } from 'react-router';
import { RouteError } from '../../features/shell/index.ts';
import { StylePage } from '../../features/style-page/index.ts';
import { visitorContext } from '../../lib/api-context.ts';
import type { Route } from './+types/route.ts';

/** Page for developers, like `/dev/outbox`; the server decides who may see it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(visitorContext).maySeeDev()) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: 'Style page' },
  { name: 'robots', content: 'noindex' },
];

export default StylePage;
export { RouteError as ErrorBoundary };
