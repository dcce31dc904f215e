import { useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { useSession, useSignOut } from '../session/index.ts';

/** On a shared device: who is signed in, on a button that signs out for the next person. */
export function ChangePerson() {
  const { t } = useLingui();
  const session = useSession();
  const signOut = useSignOut();
  if (!session?.by_pin) return null;
  return (
    <button
      type="button"
      onClick={() => signOut.mutate()}
      className="ml-auto flex min-h-touch min-w-0 items-center gap-2 rounded-control px-3 font-semibold hover:bg-on-deep/10"
    >
      <span className="truncate max-sm:hidden">{session.member.name}</span>
      <UsersRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="shrink-0">{t`Change person`}</span>
    </button>
  );
}
