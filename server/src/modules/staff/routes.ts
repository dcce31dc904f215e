import { staffAuditCalls, staffCalls } from '@sabuja/contract';
import { permissionsOf } from '@sabuja/contract/rules/staff-roles';
import { fail, isFailure, istDate } from '@sabuja/kit';
import { toNullableInstant } from '../../platform/clock.ts';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { auditSheet } from './audit/audit-sheet.ts';
import { hasValidDays, listAudit } from './audit/audit-views.ts';
import { exportSheet } from './audit/export-sheet.ts';
import { clearSessionCookies, clientOf, respondWithSession, setDeviceCookie } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { beginTotp, confirmTotp, renewRecoveryCodes } from './enrol-totp.ts';
import { staffMemberRoutes } from './member-routes.ts';
import { findMember, toApiMember } from './members-store.ts';
import { staffPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { pinRoutes } from './pins/pin-routes.ts';
import { auditProblems, staffProblems } from './problems.ts';
import { saveLanguage } from './save-language.ts';
import { enterSecondFactor } from './second-factor.ts';
import { listFactors } from './second-factors.ts';
import { endSessions, listSessions } from './sessions-store.ts';
import { setUpOwner } from './set-up-owner.ts';
import { sharedDeviceRoutes } from './shared-devices/shared-device-routes.ts';
import { signIn } from './sign-in.ts';

export function staffRoutes(context: MountContext, deps: StaffDeps): void {
  signInRoutes(context, deps);
  secondFactorRoutes(context, deps);
  sessionRoutes(context, deps);
  staffPasskeyRoutes(context, deps);
  sharedDeviceRoutes(context, deps);
  pinRoutes(context, deps);
  staffMemberRoutes(context, deps);
  auditRoutes(context, deps);
}

function signInRoutes(context: MountContext, deps: StaffDeps): void {
  mountCalls(context, {
    calls: staffCalls,
    problems: staffProblems,
    handlers: {
      'POST /api/v1/staff/setup': async ({ body, http }) => {
        const started = await setUpOwner(deps, body, clientOf(http.request));
        return isFailure(started) ? started : respondWithSession(http.reply, deps, started);
      },
      'POST /api/v1/staff/session': async ({ body, http }) => {
        const started = await signIn(deps, body, clientOf(http.request));
        return isFailure(started) ? started : respondWithSession(http.reply, deps, started);
      },
      'DELETE /api/v1/staff/session': async ({ actor, http }) => {
        await endSessions(deps.db, actor.memberId, { only: actor.sessionId }, deps.clock.now());
        clearSessionCookies(http.reply);
        return { message: text`Signed out` };
      },
    },
  });
}

function secondFactorRoutes(context: MountContext, deps: StaffDeps): void {
  mountCalls(context, {
    calls: staffCalls,
    problems: staffProblems,
    handlers: {
      'POST /api/v1/staff/session/totp': async ({ actor, body, http }) => {
        const outcome = await enterSecondFactor(deps, actor, body.code, clientOf(http.request));
        if (isFailure(outcome)) return outcome;
        setDeviceCookie(http.reply, deps, outcome.deviceToken);
        return { next: outcome.next };
      },
      'POST /api/v1/staff/totp': ({ actor }) => beginTotp(deps, actor),
      'POST /api/v1/staff/totp/confirm': async ({ actor, body, http }) => {
        const outcome = await confirmTotp(deps, actor, body.code, clientOf(http.request));
        if (isFailure(outcome)) return outcome;
        setDeviceCookie(http.reply, deps, outcome.deviceToken);
        return { recovery_codes: outcome.recovery_codes };
      },
      'POST /api/v1/staff/recovery-codes': ({ actor }) => renewRecoveryCodes(deps, actor),
    },
  });
}

function auditRoutes(context: MountContext, { db, clock }: StaffDeps): void {
  mountCalls(context, {
    calls: staffAuditCalls,
    problems: auditProblems,
    handlers: {
      'GET /api/v1/staff/audit': async ({ actor, query }) =>
        hasValidDays(query) ? listAudit(db, actor.role, query) : fail('BAD_DATE'),
      'GET /api/v1/staff/audit/csv': async ({ actor, query, http }) => {
        if (!hasValidDays(query)) return fail('BAD_DATE');
        const { format, ...filter } = query;
        return exportSheet(
          { db, clock },
          { actor, reply: http.reply, format },
          {
            ...{ action: 'audit.export', subject: 'audit', filter: query },
            name: `audit-${istDate(clock.now())}`,
            sheet: await auditSheet(db, actor.role, filter),
          },
        );
      },
    },
  });
}

function sessionRoutes(context: MountContext, deps: StaffDeps): void {
  const { db, clock } = deps;
  mountCalls(context, {
    calls: staffCalls,
    problems: staffProblems,
    handlers: {
      'GET /api/v1/staff/session': async ({ actor }) => {
        const member = await findMember(db, actor.memberId);
        return {
          next: actor.next,
          member: toApiMember(member),
          second_factors: await listFactors(db, member),
          language: member.language,
          by_pin: actor.isByPin,
          permissions: actor.next === 'done' ? permissionsOf(actor.role) : [],
          second_factor_at: toNullableInstant(actor.secondFactorAt),
          expires_at: actor.expiresAt.toISOString(),
        };
      },
      'PUT /api/v1/staff/language': ({ actor, body }) =>
        saveLanguage(db, actor.memberId, body.language),
      'GET /api/v1/staff/sessions': async ({ actor }) => ({
        results: await listSessions(db, actor, clock.now()),
      }),
      'DELETE /api/v1/staff/sessions/{id}': async ({ actor, params }) => {
        const ended = await endSessions(db, actor.memberId, { only: params.id }, clock.now());
        return ended === 0 ? fail('NOT_FOUND') : { message: text`The session has ended.` };
      },
    },
  });
}
