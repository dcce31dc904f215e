import { buildOpenApi, calls } from '@sabuja/contract';
import {
  createCustomer,
  createMember,
  readLatestCode,
  type TestCustomer,
  type TestMember,
  useTestShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';

type CallName = keyof typeof calls;
type Schema = { allOf?: { properties?: { code: { enum: string[] } } }[] };
type Response = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = { operationId: string; responses: Record<string, Response> };

const { paths } = buildOpenApi() as { paths: Record<string, Record<string, Operation>> };
const operations = new Map(
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);

/** The problem that the API description states once for all calls, as `default`: a busy server gives it. */
const UNAVAILABLE = '503 UNAVAILABLE';

/** Problems that the API description lists for a call: '404 NOT_YOURS'. */
function describedProblems(name: CallName): string[] {
  const responses = operations.get(calls[name].operationId)?.responses ?? {};
  return Object.entries(responses).flatMap(([status, { content }]) =>
    (content?.['application/json']?.schema.allOf ?? []).flatMap(({ properties }) =>
      (properties?.code.enum ?? []).map((code) => `${status} ${code}`),
    ),
  );
}

const mobileNo = '+919812345678';
const shop = useTestShop();
let customer: TestCustomer;
let member: TestMember;
let session: string;
beforeAll(async () => {
  customer = await createCustomer(shop, mobileNo);
  member = await createMember(shop, 'owner');
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobileNo } });
  const signedIn = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/validate',
    payload: { mobile_number: mobileNo, otp: await readLatestCode(shop, mobileNo) },
  });
  const cookies = signedIn.cookies.map(({ name, value }) => `${name}=${value}`);
  session = [...cookies, member.headers.cookie].join('; ');
});

type RejectedRequest = { headers: Record<string, string>; payload?: string };
const json = { 'content-type': 'application/json' };
/** Headers of two sessions at once: of a customer, and of a member with the role owner. */
const signedIn = () => ({ authorization: `Bearer ${customer.token}`, ...member.headers });

const tooLarge = 'x'.repeat(300 * 1024);
const form = { 'content-type': 'multipart/form-data; boundary=x' };

/** Requests rejected before a module handles them. */
const rejectedRequests: Record<string, () => RejectedRequest> = {
  'from a visitor': () => ({ headers: {} }),
  'from a browser without the anti-forgery header': () => ({ headers: { cookie: session } }),
  'from a page of another site': () => ({
    headers: { ...signedIn(), 'sec-fetch-site': 'cross-site' },
  }),
  'with JSON that is none': () => ({ headers: { ...signedIn(), ...json }, payload: '{' }),
  'with JSON that is empty': () => ({ headers: { ...signedIn(), ...json }, payload: '' }),
  'with JSON of 300 KB': () => ({ headers: { ...signedIn(), ...json }, payload: `"${tooLarge}"` }),
  'with a form that is none': () => ({ headers: { ...signedIn(), ...form }, payload: 'y' }),
  'with a form of 300 KB': () => ({ headers: { ...signedIn(), ...form }, payload: tooLarge }),
  'of a type that nobody reads': () => ({
    headers: { ...signedIn(), 'content-type': 'text/xml' },
    payload: '<a/>',
  }),
  'with wrong fields': () => ({ headers: { ...signedIn(), ...json }, payload: '[1]' }),
};

const fill = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => (name === 'key' ? 'NOBODY' : 'nothing'));

/** The problem of a response: '401 SIGNED_OUT'; undefined for a success. */
async function problemOf(name: CallName, { headers, payload }: RejectedRequest) {
  const [method = '', path = ''] = name.split(' ');
  const { statusCode, body } = await shop.app.http.inject({
    method: method as 'GET',
    url: `${fill(path)}?quantity=none&date=never`,
    headers,
    ...(method !== 'GET' && payload !== undefined && { payload }),
  });
  return statusCode < 400 ? undefined : `${statusCode} ${JSON.parse(body).code}`;
}

// Signing out is excluded because it would end the sessions, and streams because they do not end.
const names = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    !/\/stream$/.test(name) && !['signOut', 'staffSignOut'].includes(calls[name].operationId),
);

test.each(Object.keys(rejectedRequests))(
  'S7h.2 a request %s gets a problem that its call describes',
  async (description) => {
    for (const name of names) {
      const problem = await problemOf(name, rejectedRequests[description]?.() ?? { headers: {} });
      if (problem && problem !== UNAVAILABLE)
        expect([name, describedProblems(name)]).toEqual([name, expect.arrayContaining([problem])]);
    }
  },
);

test.each([
  ['401 SIGNED_OUT', 'from a visitor'],
  ['403 XSRF', 'from a page of another site'],
  ['400 FST_ERR_CTP_INVALID_JSON_BODY', 'with JSON that is none'],
  ['400 FST_ERR_CTP_EMPTY_JSON_BODY', 'with JSON that is empty'],
  ['415 FST_ERR_CTP_INVALID_MEDIA_TYPE', 'of a type that nobody reads'],
])(
  'S7h.2 %s is described for just the calls that respond so to a request %s',
  async (problem, description) => {
    const respondingCalls: string[] = [];
    for (const name of names) {
      if ((await problemOf(name, rejectedRequests[description]?.() ?? { headers: {} })) === problem)
        respondingCalls.push(name);
    }
    expect(respondingCalls).toEqual(
      names.filter((name) => describedProblems(name).includes(problem)),
    );
    expect(respondingCalls.length).toBeGreaterThan(1);
  },
);
