import { staffPasskeyCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import {
  clientOf,
  passkeyAttemptOf,
  respondWithSession,
  setDeviceCookie,
  setPasskeyAttemptCookie,
} from '../cookies.ts';
import type { StaffDeps } from '../deps.ts';
import { staffPasskeyProblems } from '../problems.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './manage-passkeys.ts';
import { listPasskeys, toApiPasskey } from './passkeys-store.ts';
import { relyingPartyFor } from './relying-party.ts';
import {
  beginPasskeyFactor,
  beginPasskeySignIn,
  enterPasskey,
  signInByPasskey,
} from './use-passkey.ts';

export function staffPasskeyRoutes(context: MountContext, deps: StaffDeps): void {
  signInRoutes(context, deps);
  ownPasskeyRoutes(context, deps);
}

function signInRoutes(context: MountContext, deps: StaffDeps): void {
  mountCalls(context, {
    calls: staffPasskeyCalls,
    problems: staffPasskeyProblems,
    handlers: {
      'POST /api/v1/staff/passkey-sign-in/options': async ({ http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        if (isFailure(relyingParty)) return relyingParty;
        const { options, attemptToken } = await beginPasskeySignIn(deps, relyingParty);
        setPasskeyAttemptCookie(http.reply, deps, attemptToken);
        return options;
      },
      'POST /api/v1/staff/passkey-sign-in': async ({ body: { response }, http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        if (isFailure(relyingParty)) return relyingParty;
        const attemptToken = passkeyAttemptOf(http.request);
        const signIn = { response, attemptToken };
        const started = await signInByPasskey(deps, relyingParty, signIn, clientOf(http.request));
        return isFailure(started) ? started : respondWithSession(http.reply, deps, started);
      },
      'POST /api/v1/staff/session/passkey/options': async ({ actor, http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        if (isFailure(relyingParty)) return relyingParty;
        return beginPasskeyFactor(deps, actor, relyingParty);
      },
      'POST /api/v1/staff/session/passkey': async ({ actor, body: { response }, http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        if (isFailure(relyingParty)) return relyingParty;
        const client = clientOf(http.request);
        const outcome = await enterPasskey(deps, actor, relyingParty, response, client);
        if (isFailure(outcome)) return outcome;
        setDeviceCookie(http.reply, deps, outcome.deviceToken);
        return { next: outcome.next };
      },
    },
  });
}

function ownPasskeyRoutes(context: MountContext, deps: StaffDeps): void {
  mountCalls(context, {
    calls: staffPasskeyCalls,
    problems: staffPasskeyProblems,
    handlers: {
      'POST /api/v1/staff/passkeys/options': async ({ actor, http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        return isFailure(relyingParty) ? relyingParty : beginPasskey(deps, actor, relyingParty);
      },
      'POST /api/v1/staff/passkeys': async ({ actor, body, http }) => {
        const relyingParty = relyingPartyFor(deps, http.request);
        if (isFailure(relyingParty)) return relyingParty;
        const client = clientOf(http.request);
        const outcome = await addPasskey(deps, actor, relyingParty, body, client);
        if (isFailure(outcome)) return outcome;
        setDeviceCookie(http.reply, deps, outcome.deviceToken);
        return { recovery_codes: outcome.recovery_codes };
      },
      'GET /api/v1/staff/passkeys': async ({ actor }) => ({
        results: (await listPasskeys(deps.db, actor.memberId)).map(toApiPasskey),
      }),
      'PATCH /api/v1/staff/passkeys/{id}': ({ actor, params, body }) =>
        renamePasskey(deps, actor, params.id, body.name),
      'DELETE /api/v1/staff/passkeys/{id}': ({ actor, params }) =>
        removePasskey(deps, actor, params.id),
    },
  });
}
