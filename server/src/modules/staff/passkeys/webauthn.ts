import type { PasskeyAssertion, PasskeyRegistration } from '@sabuja/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffDeps } from '../deps.ts';
import type { Member } from '../members-store.ts';
import { CHALLENGE_LIFETIME, type ChallengeOwner, redeemChallenge } from './challenges-store.ts';
import { describeCredential, type StoredPasskey } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded at the first use of a passkey: loading takes a fifth of a second, which would delay the server's start. */
const library = () => import('@simplewebauthn/server');

/**
 * EdDSA, ES256 and RS256 (COSE): the algorithms of authenticators. The library's newer ones are experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];

type Owner = { shop: string; member: Pick<Member, 'uid' | 'name' | 'email'> };

/** The id of a member in their passkeys; it contains no personal data. */
export const userHandleOf = ({ uid }: Pick<Member, 'uid'>): string =>
  Buffer.from(uid.replaceAll('-', ''), 'hex').toString('base64url');

/** The options with which a browser creates a passkey, on a device that has none of `passkeys`. */
export async function creationOptions(
  relyingParty: RelyingParty,
  { shop, member }: Owner,
  passkeys: StoredPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: shop,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(userHandleOf(member), 'base64url')),
    userName: member.email,
    userDisplayName: member.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    rp: { ...rp, id: relyingParty.id },
    user,
    pubKeyCredParams,
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: passkeys.map(describeCredential),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/**
 * The options with which a browser uses one of `passkeys`; if the list is empty, the person chooses one of this site.
 */
export async function requestOptions(relyingParty: RelyingParty, passkeys: StoredPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: relyingParty.id });
  return {
    challenge,
    rpId: relyingParty.id,
    timeout: CHALLENGE_LIFETIME,
    allowCredentials: passkeys.map(describeCredential),
    userVerification: 'required' as const,
  };
}

type Check = { relyingParty: RelyingParty; owner: ChallengeOwner };

/**
 * Checks the response of an authenticator to an open challenge, which is redeemed in any case: origin, relying party,
 * signature, user verification, and that the signature counter rises. Stores counter and time of use.
 * @returns false when any of these checks fails
 */
export async function verifyAssertion(
  deps: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  passkey: StoredPasskey,
  response: PasskeyAssertion,
  { relyingParty, owner }: Check,
  now: Date,
): Promise<boolean> {
  const challenge = challengeOf(response);
  if (!challenge || !(await redeemChallenge(deps, tx, challenge, owner, now))) return false;
  const { verifyAuthenticationResponse } = await library();
  const verification = await verifyAuthenticationResponse({
    response,
    ...expectationsOf(challenge, relyingParty),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  await tx
    .updateTable('staff.passkeys')
    .set({ counter: newCounter, is_backed_up: credentialBackedUp, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

/** Checks the response of an authenticator that created a passkey; undefined when a check fails. */
export async function verifyRegistration(
  deps: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  response: PasskeyRegistration,
  { relyingParty, owner }: Check,
  now: Date,
) {
  const challenge = challengeOf(response);
  if (!challenge || !(await redeemChallenge(deps, tx, challenge, owner, now))) return undefined;
  const { verifyRegistrationResponse } = await library();
  const verification = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectationsOf(challenge, relyingParty),
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { credential, credentialBackedUp } = verification.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    is_backed_up: credentialBackedUp,
  };
}

const expectationsOf = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** The challenge named in a response; undefined when it is not readable. */
function challengeOf({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
