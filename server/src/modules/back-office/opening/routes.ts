import { staffOpeningCalls } from '@sabuja/contract';
import type { OpeningGap } from '@sabuja/contract/rules/opening-steps';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { describeWait, text } from '../../../platform/texts/index.ts';
import type { OpeningDeps } from './deps.ts';
import { openShop, readOpening } from './open-shop.ts';
import { previewCookie } from './preview-pass.ts';
import { testProvider } from './test-provider.ts';

const problems = {
  OPENING_INCOMPLETE: (missing: readonly OpeningGap[]) => ({
    status: 409,
    message: 'The shop cannot open yet. The setup guide says what is missing.',
    details: { missing },
  }),
  NO_PROVIDER: () => ({
    status: 409,
    message: 'No provider is set. Its keys are settings of the server.',
  }),
  TEST_LIMIT: (wait: number) => ({
    status: 429,
    message: text`This was tested often. Please try again in ${describeWait(wait)}.`,
    retryAfter: wait,
  }),
} satisfies ProblemsOf<typeof staffOpeningCalls>;

export function staffOpeningRoutes(context: MountContext, deps: OpeningDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffOpeningCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/opening': () => readOpening(deps, db),
      'POST /api/v1/staff/opening': async ({ actor }) => {
        const failure = await openShop(deps, actor);
        return isFailure(failure) ? failure : readOpening(deps, db);
      },
      'POST /api/v1/staff/opening/preview': async ({ http: { reply } }) => {
        const { value, until } = deps.previewPass.issue();
        reply.setCookie(previewCookie, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: deps.secureCookies,
          expires: until,
        });
        return { until: until.toISOString() };
      },
      'POST /api/v1/staff/opening/test-payments': ({ actor }) =>
        testProvider(deps, actor, { channel: 'payments' }),
      'POST /api/v1/staff/opening/test-sms': ({ actor, body }) =>
        testProvider(deps, actor, { channel: 'sms', to: body.mobile_no }),
      'POST /api/v1/staff/opening/test-email': ({ actor, body }) =>
        testProvider(deps, actor, { channel: 'email', to: body.email }),
    },
  });
}
