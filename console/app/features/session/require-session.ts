import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { redirect } from 'react-router';
import { innerPath, paths } from '../../lib/paths.ts';
import { pinSignInQuery } from '../../lib/pin-sign-in-query.ts';
import { refreshSession, sessionQuery } from './session-query.ts';

/** The page where a sign-in continues, by the step that the server asks for next. */
const pageOfStep = {
  totp: paths.signInCode,
  passkey: paths.signInCode,
  enrol: paths.enrol,
  done: paths.home,
} as const;

export type SignInStep = keyof typeof pageOfStep;

/** The page of the next step of a sign-in; `next` is where it leads once it is done. */
export function pageAfter(step: SignInStep, next: string | null): string {
  if (step === 'done') return next ?? paths.home;
  return next === null ? pageOfStep[step] : `${pageOfStep[step]}?${new URLSearchParams({ next })}`;
}

/** Route loader: redirects to the sign-in unless that is complete. */
export async function requireSession({ request }: { request: Request }) {
  const session = await queryClient().ensureQueryData(sessionQuery);
  const next = innerPath(new URL(request.url));
  if (!session) throw redirect(`${paths.signIn}?${new URLSearchParams({ next })}`);
  if (session.next !== 'done') throw redirect(pageAfter(session.next, next));
  return null;
}

/** Route loader of the sign-in: on an enrolled device redirects to the one by PIN, unless the passphrase was chosen. */
export async function preferPin({ request }: { request: Request }) {
  if (new URL(request.url).searchParams.has('passphrase')) return null;
  const described = await queryClient()
    .fetchQuery(pinSignInQuery)
    .catch(() => undefined);
  if (described?.device) throw redirect(paths.signInByPin);
  return null;
}

/** Route loader of the later pages of a sign-in: redirects to the first page if none was begun. */
export async function requireBegunSignIn() {
  const session = await refreshSession();
  if (!session) throw redirect(paths.signIn);
  return null;
}
