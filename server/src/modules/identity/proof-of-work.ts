import { addTime, minutes } from '@sabuja/kit';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';

/** The period in which a challenge can be solved and redeemed. */
const CHALLENGE_LIFETIME = minutes(10);
/** Iterations of PBKDF2 in one step of a solution. */
const STEP_COST = 2000;
/** Longer than any valid solution. */
const MAX_PROOF_LENGTH = 4000;

type ProofDeps = Pick<IdentityDeps, 'secrets'> & { settings: { proofOfWorkSteps: number } };

const Proof = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.Literal('PBKDF2/SHA-256'),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Literal(STEP_COST),
      keyLength: Type.Integer(),
      keyPrefix: Type.String(),
      keySignature: Type.String(),
      data: Type.Object({ subject: Type.String(), expires: Type.Integer() }),
    }),
    signature: Type.String(),
  }),
  solution: Type.Object({
    counter: Type.Integer({ minimum: 0 }),
    derivedKey: Type.String({ pattern: '^([0-9a-f]{2})+$' }),
  }),
});
type Proof = Static<typeof Proof>;

const keysOf = ({ secrets }: ProofDeps) => ({
  hmacSignatureSecret: secrets.hash('proof of work').toString('base64url'),
  hmacKeySignatureSecret: secrets.hash('proof of work key').toString('base64url'),
});

const subjectOf = ({ secrets }: ProofDeps, mobileNo: string): string =>
  secrets.hash('proof of work subject', mobileNo).toString('base64url');

/**
 * Creates a challenge whose solution lets a client that has exceeded its budget request one code to a number, within
 * ten minutes. Solving it takes between 0.5 and 1.5 times `OTP_PROOF_OF_WORK_STEPS` steps.
 */
export function createProofChallenge(
  deps: ProofDeps,
  mobileNo: string,
  now: Date,
): Promise<Challenge> {
  const steps = deps.settings.proofOfWorkSteps;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: STEP_COST,
    counter: randomInt(Math.ceil(steps * 1.5), Math.floor(steps / 2)),
    data: { subject: subjectOf(deps, mobileNo), expires: now.getTime() + CHALLENGE_LIFETIME },
    deriveKey,
    ...keysOf(deps),
  });
}

/**
 * Redeems the solution of a challenge for a number; false when the challenge is not from this shop, or the solution is
 * wrong, expired, for another number or already redeemed.
 * @param header the value of `X-Proof-Of-Work`: challenge and solution as JSON in base64
 */
export async function redeemProof(
  deps: ProofDeps,
  tx: Tx,
  { header, mobileNo }: { header: string | undefined; mobileNo: string },
  now: Date,
): Promise<boolean> {
  const proof = parseProof(header);
  if (proof === undefined) return false;
  const { parameters } = proof.challenge;
  const { subject, expires } = parameters.data;
  if (subject !== subjectOf(deps, mobileNo) || expires <= now.getTime()) return false;
  // The signature of the key proves the solution; the key is not derived again.
  const { verified } = await verifySolution({
    challenge: proof.challenge,
    solution: { ...proof.solution, time: 0 },
    deriveKey,
    ...keysOf(deps),
  });
  if (!verified) return false;
  const redeemed = await tx
    .insertInto('identity.redeemed_proofs')
    .values({ nonce: parameters.nonce, redeemed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return redeemed !== undefined;
}

function parseProof(header: string | undefined): Proof | undefined {
  if (header === undefined || header.length > MAX_PROOF_LENGTH) return undefined;
  try {
    const proof: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    return Value.Check(Proof, proof) ? proof : undefined;
  } catch {
    return undefined;
  }
}

/** Purges redeemed solutions whose challenges have expired. */
export const purgeRedeemedProofs = (db: Db, now: Date) =>
  db
    .deleteFrom('identity.redeemed_proofs')
    .where('redeemed_at', '<', addTime(now, -CHALLENGE_LIFETIME))
    .execute();
