import { staffPickingCalls } from '@sabuja/contract';
import { fail, isFailure, type Locale } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { OrderDeps } from '../deps.ts';
import { deviceActionProblems } from '../dispatch/action-problems.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { findPicking, listLineSubstitutes } from './find-picking.ts';
import { pickLine } from './pick-line.ts';
import { unpickLine } from './unpick-line.ts';

const problems = {
  ...deviceActionProblems,
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CLAIMED: staffOrderProblems.CLAIMED,
  NOT_IN_STOCK: staffOrderProblems.NOT_IN_STOCK,
  NO_LINE: () => ({ status: 404, message: 'This line is not part of the order.' }),
  NOT_PICKING: () => ({ status: 409, message: 'Please start picking this order first.' }),
  TOO_MANY_FOUND: ({ ordered }: { ordered: number }) => ({
    status: 422,
    message: text`Only ${ordered} were ordered.`,
    field: 'found',
  }),
  NOT_BY_WEIGHT: () => ({
    status: 422,
    message: 'This product is not sold by weight.',
    field: 'grams',
  }),
  NOTHING_MISSING: () => ({
    status: 422,
    message: 'Nothing is missing that could be replaced.',
    field: 'substitute',
  }),
  BAD_SUBSTITUTE: () => ({
    status: 422,
    message: 'This product cannot replace the one ordered.',
    field: 'substitute',
  }),
  NOT_AGREED: () => ({
    status: 409,
    message: 'The customer did not allow a substitute. Please call and ask first.',
    field: 'customer_agreed',
  }),
  TOO_MANY_SUBSTITUTES: ({ most }: { most: number }) => ({
    status: 422,
    message: text`At most ${most} of this product can replace what is missing.`,
    field: 'substitute',
  }),
} satisfies ProblemsOf<typeof staffPickingCalls>;

export function staffPickingRoutes(context: MountContext, deps: OrderDeps): void {
  const readPicking = async ({ memberId }: StaffActor, uid: string, locale: Locale) =>
    (await findPicking(deps.db, { memberId, locale }, uid)) ?? fail('NO_ORDER');
  mountCalls(context, {
    calls: staffPickingCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/orders/{uid}/picking': ({ actor, params, locale }) =>
        readPicking(actor, params.uid, locale),
      'PUT /api/v1/staff/orders/{uid}/picking/{item}': async ({ actor, params, body, locale }) => {
        const failure = await pickLine(deps, actor, params, body);
        return isFailure(failure) ? failure : readPicking(actor, params.uid, locale);
      },
      'DELETE /api/v1/staff/orders/{uid}/picking/{item}': async ({
        actor,
        params,
        query,
        locale,
      }) => {
        const failure = await unpickLine(deps, actor, params, query);
        return isFailure(failure) ? failure : readPicking(actor, params.uid, locale);
      },
      'GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes': ({ params, query, locale }) =>
        listLineSubstitutes(deps.db, { ...params, q: query.q, locale }),
    },
  });
}
