import { staffDeviceCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import {
  clearSessionCookies,
  clientOf,
  sessionTokenOf,
  setSharedDeviceCookie,
} from '../cookies.ts';
import type { StaffDeps } from '../deps.ts';
import { staffDeviceProblems } from '../problems.ts';
import { createDeviceCode, enrolThisDevice, redeemDeviceCode } from './enrol-shared-device.ts';
import { revokeSharedDevice } from './revoke-shared-device.ts';
import { listSharedDevices } from './shared-devices-store.ts';

export function sharedDeviceRoutes(context: MountContext, deps: StaffDeps): void {
  const enrolled = () => ({ message: text`This device is enrolled.` });
  mountCalls(context, {
    calls: staffDeviceCalls,
    problems: staffDeviceProblems,
    handlers: {
      'GET /api/v1/staff/devices': async ({ http }) => {
        const { sharedDeviceToken } = clientOf(http.request);
        return { results: await listSharedDevices(deps, sharedDeviceToken, deps.clock.now()) };
      },
      'POST /api/v1/staff/devices': async ({ actor, body, http }) => {
        const outcome = await enrolThisDevice(deps, actor, body, clientOf(http.request));
        if (isFailure(outcome)) return outcome;
        setSharedDeviceCookie(http.reply, deps, outcome.token);
        clearSessionCookies(http.reply);
        return enrolled();
      },
      'POST /api/v1/staff/devices/codes': ({ actor, body }) => createDeviceCode(deps, actor, body),
      'POST /api/v1/staff/devices/redeem': async ({ body, http }) => {
        const entered = { code: body.code, sessionToken: sessionTokenOf(http.request) };
        const outcome = await redeemDeviceCode(deps, entered, clientOf(http.request));
        if (isFailure(outcome)) return outcome;
        setSharedDeviceCookie(http.reply, deps, outcome.token);
        clearSessionCookies(http.reply);
        return enrolled();
      },
      'DELETE /api/v1/staff/devices/{uid}': ({ actor, params }) =>
        revokeSharedDevice(deps, actor, params.uid),
    },
  });
}
