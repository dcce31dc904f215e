import { STAFF_LINK_HOURS } from '@sabuja/contract/limits';
import { type StaffRole, staffRoles } from '@sabuja/contract/rules/staff-roles';
import { isFailure, StartProblem } from '@sabuja/kit';
import { inviteByCommand, resetByCommand } from '../modules/staff/index.ts';

const usage = `Usage:
  npm run staff -- invite NAME EMAIL ROLE   prints a one-time link, valid for ${STAFF_LINK_HOURS} hours
  npm run staff -- reset EMAIL              removes a lost second factor; prints a link to a new passphrase
Roles: ${staffRoles.join(', ')}`;

type StaffCommandDeps = Parameters<typeof inviteByCommand>[0];

/**
 * Runs one command on the shop's database, also while the shop is running; returns the text to print.
 * @throws StartProblem if the command is invalid or refused
 */
export async function runStaffCommand(deps: StaffCommandDeps, args: string[]): Promise<string> {
  const [command, ...rest] = args;
  const outcome = await (command === 'invite' && rest.length === 3
    ? inviteByCommand(deps, parseInvitation(rest))
    : command === 'reset' && rest.length === 1
      ? resetByCommand(deps, rest[0] ?? '')
      : Promise.reject(new StartProblem(usage)));
  if (!isFailure(outcome)) return outcome.url;
  throw new StartProblem(
    outcome.code === 'EMAIL_TAKEN'
      ? 'This e-mail address has a staff account already.'
      : 'Nobody of the staff has this e-mail address.',
  );
}

function parseInvitation([name = '', email = '', role = '']: string[]) {
  if (!staffRoles.includes(role as StaffRole)) throw new StartProblem(usage);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || name.trim() === '')
    throw new StartProblem(usage);
  return { name, email, role: role as StaffRole };
}
