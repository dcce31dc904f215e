import type { Call } from '@sabuja/contract';
import { mayStaff, type StaffRole, staffRoles } from '@sabuja/contract/rules/staff-roles';
import { minutes } from '@sabuja/kit';
import { createMember, eventually, type TestMember, useSellableShop } from '@sabuja/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { addressedTo } from './addressed.ts';
import { attacked, send } from './attack.ts';
import { countWaitingJobs, digestDatabase } from './database-rows.ts';
import { createVictim, type Victim } from './victim.ts';

vi.setConfig({ testTimeout: minutes(2) });

const { shop, category } = useSellableShop();
let victim: Victim;
let members: (readonly [StaffRole, TestMember])[];
beforeAll(async () => {
  victim = await createVictim(shop, category);
  members = await Promise.all(
    staffRoles.map(async (role) => [role, await createMember(shop, role)] as const),
  );
});

type StaffCall = Extract<Call, { guard: 'staff' }>;
const staffCalls = attacked.filter(
  (entry): entry is readonly [string, StaffCall] => entry[1].guard === 'staff',
);

// tests/architecture/staff-permissions.test.ts tests that each role may make all other calls.
test('S10.363 each role is refused each call that it lacks the permission of, and that changes nothing', async () => {
  await eventually(() => countWaitingJobs(shop.app.db)).toBe(0);
  const before = await digestDatabase(shop.app.db);
  for (const entry of staffCalls) {
    const [name, { may }] = entry;
    const request = addressedTo(victim.ids, entry);
    const lacking = members.filter(([role]) => !mayStaff(role, may));
    await Promise.all(
      lacking.map(async ([role, { headers }]) => {
        const { status, text } = await send(shop, entry, request, headers);
        const isRefused = status === 403 && text.includes('"code":"NOT_PERMITTED"');
        expect([name, role, isRefused || `${status} ${text}`]).toEqual([name, role, true]);
      }),
    );
  }
  expect(await digestDatabase(shop.app.db)).toEqual(before);
});
