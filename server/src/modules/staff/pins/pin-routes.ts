import { staffPinCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { clientOf, respondWithSession, setSharedDeviceCookie } from '../cookies.ts';
import type { StaffDeps } from '../deps.ts';
import { staffPinProblems } from '../problems.ts';
import { giveStartPin, removePin, setPin } from './manage-pins.ts';
import { listPins } from './pins-store.ts';
import { describePinSignIn, signInByPin } from './sign-in-by-pin.ts';

export function pinRoutes(context: MountContext, deps: StaffDeps): void {
  mountCalls(context, {
    calls: staffPinCalls,
    problems: staffPinProblems,
    handlers: {
      'GET /api/v1/staff/pin-sign-in': ({ http }) =>
        describePinSignIn(deps, clientOf(http.request)),
      'POST /api/v1/staff/pin-sign-in': async ({ body, http }) => {
        const client = clientOf(http.request);
        const started = await signInByPin(deps, body, client);
        if (isFailure(started)) return started;
        // The cookie expires a year after its last use.
        setSharedDeviceCookie(http.reply, deps, client.sharedDeviceToken);
        return respondWithSession(http.reply, deps, started);
      },
      'PUT /api/v1/staff/pin': ({ actor, body }) => setPin(deps, actor, body.pin),
      'GET /api/v1/staff/pins': async () => ({ results: await listPins(deps.db) }),
      'POST /api/v1/staff/pins/{uid}': ({ actor, params }) => giveStartPin(deps, actor, params.uid),
      'DELETE /api/v1/staff/pins/{uid}': ({ actor, params }) => removePin(deps, actor, params.uid),
    },
  });
}
