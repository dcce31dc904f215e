import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { resetSignIn } from './change-member.ts';
import type { StaffDeps } from './deps.ts';
import { createInvitation } from './invite-member.ts';
import { findMemberByEmail, lockMember } from './members-store.ts';

type CommandDeps = Pick<StaffDeps, 'db' | 'clock' | 'secrets' | 'origin'>;
type Invitation = Parameters<typeof createInvitation>[3];

/** Invites a member from the command line; returns the one-time link. Fails with EMAIL_TAKEN. */
export const inviteByCommand = (deps: CommandDeps, invitation: Invitation) =>
  inTransaction(deps.db, (tx) =>
    createInvitation(deps, tx, 'command line', invitation, deps.clock.now()),
  );

/** Resets a member from the command line; returns the one-time link. Fails with NOT_FOUND. */
export const resetByCommand = (deps: CommandDeps, email: string) =>
  inTransaction(deps.db, async (tx) => {
    const found = await findMemberByEmail(tx, email);
    const member = found && (await lockMember(tx, found.id));
    if (!member) return fail('NOT_FOUND');
    return resetSignIn(deps, tx, 'command line', member, deps.clock.now());
  });
