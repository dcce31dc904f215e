import { identityCalls } from '@sabuja/contract';
import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { toNullableInstant } from '../../platform/clock.ts';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { deleteAddress, listAddresses } from './addresses-store.ts';
import { readBearer } from './authenticate.ts';
import { changeProfile } from './change-profile.ts';
import { findCustomer, toApiUser } from './customers-store.ts';
import { deleteAccount, requestDeletion } from './delete-account.ts';
import type { IdentityDeps } from './deps.ts';
import { clearDeviceCookie } from './devices.ts';
import { exportCustomer } from './export-customer.ts';
import { findNumberChange, replaceLostNumber, undoNumberChange } from './lost-number.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { failNotOwner, identityProblems } from './problems.ts';
import { refreshSession } from './refresh-session.ts';
import { requestOtp } from './request-otp.ts';
import { requesterOf } from './requester.ts';
import { addAddress, changeAddress } from './save-address.ts';
import { saveLanguage } from './save-language.ts';
import {
  clearSessionCookies,
  readRefreshCookie,
  readSessionCookie,
  setSessionCookies,
} from './session-cookies.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { requestStepUp, validateStepUp } from './step-up.ts';

export function identityRoutes(context: MountContext, deps: IdentityDeps): void {
  signInRoutes(context, deps);
  confirmationRoutes(context, deps);
  profileRoutes(context, deps);
  privacyRoutes(context, deps);
  deletionRoutes(context, deps);
  addressRoutes(context, deps);
}

function signInRoutes(context: MountContext, deps: IdentityDeps): void {
  mountCalls(context, {
    calls: identityCalls,
    problems: identityProblems,
    handlers: {
      'GET /api/v1/auth/whoami': async ({ actor }) => {
        const customer = await findCustomer(deps.db, actor.customerId);
        if (!customer) return fail('SESSION_OVER');
        return toApiUser(customer, await deps.readWalletBalance(deps.db, customer.id));
      },
      'POST /api/v1/auth/otp': async ({ body, http }) => {
        const outcome = await requestOtp(deps, body.mobile_number, requesterOf(deps, http));
        if (isFailure(outcome)) return outcome;
        return {
          message: text`OTP has been sent to your mobile number`,
          expires_in: OTP_LIFE_MINUTES * 60,
        };
      },
      'POST /api/v1/auth/otp/validate': async ({ body, http }) => {
        const outcome = await signIn(deps, {
          mobileNo: body.mobile_number,
          code: body.otp,
          requester: requesterOf(deps, http),
        });
        if (isFailure(outcome)) return outcome;
        setSessionCookies(http.reply, deps, outcome.session);
        const { access_token, refresh_token } = outcome.session;
        return { user: outcome.user, access_token, refresh_token };
      },
      'POST /api/v1/auth/refresh': async ({ body, http: { request, reply } }) => {
        const token = body.refresh_token ?? readRefreshCookie(deps, request.cookies);
        if (token === undefined) return fail('SESSION_OVER');
        const outcome = await refreshSession(deps, {
          token,
          accessToken: body.refresh_token === undefined ? readBearer(request) : undefined,
          cookie: readSessionCookie(deps, request.cookies)?.value,
        });
        if (isFailure(outcome)) return outcome;
        setSessionCookies(reply, deps, outcome);
        return { access_token: outcome.access_token, refresh_token: outcome.refresh_token };
      },
      'GET /api/v1/auth/logout': async ({ actor, http }) => {
        await endSession(deps, deps.db, actor.sessionId);
        deps.accessTokens.revokeSession(actor.sessionId);
        clearSessionCookies(http.reply, deps);
        return { message: text`Signed out` };
      },
    },
  });
}

function confirmationRoutes(context: MountContext, deps: IdentityDeps): void {
  mountCalls(context, {
    calls: identityCalls,
    problems: identityProblems,
    handlers: {
      'POST /api/v1/auth/step-up': async ({ actor, http }) => {
        const outcome = await requestStepUp(deps, {
          ...actor,
          requester: requesterOf(deps, http),
        });
        if (isFailure(outcome)) return outcome;
        const message = text`OTP has been sent to your mobile number`;
        return { message, expires_in: OTP_LIFE_MINUTES * 60, sent_to: outcome.sentTo };
      },
      'POST /api/v1/auth/step-up/validate': async ({ actor, body, http }) => {
        const requesting = { ...actor, requester: requesterOf(deps, http) };
        const outcome = await validateStepUp(deps, requesting, body.otp);
        return isFailure(outcome) ? outcome : { expires_in: outcome.validFor / 1000 };
      },
      'GET /api/v1/auth/lost-number': async ({ actor }) => {
        const change = await findNumberChange(deps.db, actor.customerId);
        return {
          mobile_number: change?.mobile_no ?? null,
          effective_at: toNullableInstant(change?.effective_at),
        };
      },
      'POST /api/v1/auth/lost-number': async ({ actor, body, http }) => {
        const requesting = { ...actor, requester: requesterOf(deps, http) };
        const request = { mobileNo: body.mobile_number, otp: body.otp };
        const outcome = await replaceLostNumber(deps, requesting, request);
        if (isFailure(outcome)) return outcome;
        return { effective_at: toNullableInstant(outcome.effectiveAt) };
      },
      'POST /api/v1/auth/lost-number/undo': async ({ body }) => {
        const outcome = await undoNumberChange(deps, body.token);
        return isFailure(outcome)
          ? outcome
          : { message: text`Your mobile number stays as it was.` };
      },
    },
  });
}

function profileRoutes(context: MountContext, deps: IdentityDeps): void {
  mountCalls(context, {
    calls: identityCalls,
    problems: identityProblems,
    handlers: {
      'PUT /api/v1/users/{uid}': ({ actor, params, form, http }) =>
        params.uid === actor.customerUid
          ? changeProfile(deps, { ...actor, requester: requesterOf(deps, http) }, form)
          : failNotOwner(),
      'PUT /api/v1/users/{uid}/language': ({ actor, params, body }) =>
        params.uid === actor.customerUid
          ? saveLanguage(deps, actor.customerId, body.language)
          : failNotOwner(),
      'GET /api/v1/users/{uid}/export': ({ actor, params }) =>
        params.uid === actor.customerUid ? exportCustomer(deps, actor) : failNotOwner(),
    },
  });
}

function deletionRoutes(context: MountContext, deps: IdentityDeps): void {
  mountCalls(context, {
    calls: identityCalls,
    problems: identityProblems,
    handlers: {
      'POST /api/v1/users/delete-confirm/otp/': async ({ body, http }) => {
        const outcome = await requestDeletion(deps, body, requesterOf(deps, http));
        if (isFailure(outcome)) return outcome;
        const message =
          outcome.channel === 'email'
            ? text`OTP sent to your registered email`
            : text`OTP sent to your registered mobile number`;
        return { message, ...outcome };
      },
      'POST /api/v1/users/delete-verify/otp/': async ({ body, query, http }) => {
        const outcome = await deleteAccount(deps, body, {
          code: query.otp,
          requester: requesterOf(deps, http),
        });
        if (isFailure(outcome)) return outcome;
        clearSessionCookies(http.reply, deps);
        clearDeviceCookie(http.reply, deps);
        return { message: text`Account deleted successfully` };
      },
    },
  });
}

function addressRoutes(context: MountContext, deps: IdentityDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: identityCalls,
    problems: identityProblems,
    handlers: {
      'GET /api/v1/address/user/{uid}': async ({ actor, params }) =>
        params.uid === actor.customerUid ? listAddresses(db, actor.customerId) : fail('NOT_YOURS'),
      'POST /api/v1/address/{userUid}': async ({ actor, params, body }) =>
        params.userUid === actor.customerUid
          ? addAddress(db, actor.customerId, body)
          : fail('NOT_YOURS'),
      'PATCH /api/v1/address/{userUid}': async ({ actor, params, body: { uid, ...address } }) => {
        if (params.userUid !== actor.customerUid) return fail('NOT_YOURS');
        return changeAddress(db, actor.customerId, uid, address);
      },
      'DELETE /api/v1/address/{uid}': async ({ actor, params }) =>
        (await deleteAddress(db, actor.customerId, params.uid))
          ? { message: text`Address deleted.` }
          : fail('NOT_YOURS'),
    },
  });
}
