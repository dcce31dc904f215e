import type { PasskeyRegistration } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Client, StaffDeps } from '../deps.ts';
import { beginEnrolment, lockEnrollingMember } from '../enrolment.ts';
import { acceptSecondFactor, replaceRecoveryCodes } from '../second-factor.ts';
import { listFactors } from '../second-factors.ts';
import { insertChallenge } from './challenges-store.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { insertPasskey, listPasskeys } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { creationOptions, verifyRegistration } from './webauthn.ts';

const ownerOf = ({ sessionId }: StaffActor) => ({ kind: 'registration', sessionId }) as const;

/**
 * Starts the setup of a passkey: returns the options with which a browser creates one. Fails with SECOND_FACTOR_NEEDED
 * when the member has a factor that was not entered recently.
 */
export function beginPasskey(deps: StaffDeps, actor: StaffActor, relyingParty: RelyingParty) {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockEnrollingMember(tx, actor);
    if (isFailure(member)) return member;
    const owner = { shop: await deps.readShopName(tx), member };
    const options = await creationOptions(relyingParty, owner, await listPasskeys(tx, member.id));
    await insertChallenge(deps, tx, options.challenge, ownerOf(actor), deps.clock.now());
    return options;
  });
}

type NewPasskey = { name: string; response: PasskeyRegistration };

/**
 * Stores the passkey that a browser has created. The first second factor of a member comes with ten recovery codes and
 * completes the sign-in. Fails with WRONG_PASSKEY, PASSKEY_TAKEN or SECOND_FACTOR_NEEDED.
 */
export async function addPasskey(
  deps: StaffDeps,
  actor: StaffActor,
  relyingParty: RelyingParty,
  { name, response }: NewPasskey,
  client: Client,
) {
  const now = deps.clock.now();
  const attempt = await beginEnrolment(deps, actor, client, now);
  if (isFailure(attempt)) return attempt;
  return inTransaction(deps.db, async (tx) => {
    // Checked again under the lock: another registration may have been first.
    const member = await lockEnrollingMember(tx, actor);
    if (isFailure(member)) return member;
    const isFirst = (await listFactors(tx, member)).length === 0;
    const check = { relyingParty, owner: ownerOf(actor) };
    const verified = await verifyRegistration(deps, tx, response, check, now);
    if (!verified) return fail('WRONG_PASSKEY');
    const added = await insertPasskey(tx, {
      ...verified,
      member_id: member.id,
      name: name.trim(),
      created_at: now,
      last_used_at: null,
    });
    if (!added) return fail('PASSKEY_TAKEN');
    const subject = { action: 'member.add_passkey', subject: 'member', subjectId: member.uid };
    await recordAudit(tx, actor, { ...subject, after: { name: name.trim() } }, now);
    await notifyOfPasskey(deps, tx, member, 'staff_passkey_added', name.trim(), now);
    return {
      recovery_codes: isFirst ? await replaceRecoveryCodes(deps, tx, member.id) : null,
      deviceToken: await acceptSecondFactor(deps, tx, actor, { member, client, attempt }, now),
    };
  });
}
