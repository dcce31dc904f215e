import { createMember, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { runStaffCommand } from './staff-command.ts';

const shop = useTestShop();
const run = (...args: string[]) => runStaffCommand(shop.app.staff, args);

test('invite prints a one-time link, also of the first owner of a running shop', async () => {
  const link = await run('invite', 'Asha Das', 'asha@example.in', 'owner');
  const token = new URL(link).searchParams.get('token') ?? '';
  const body = { token, passphrase: 'paddy fields after rain' };
  const joined = await shop.api()('POST /api/v1/staff/invitations/accept', { body });
  expect(joined).toEqual({ next: 'enrol' });
  await expect(run('invite', 'Asha', 'asha@example.in', 'picker')).rejects.toThrow('has a staff');
});

test('reset prints a link and ends the sessions', async () => {
  const member = await createMember(shop, 'manager');
  expect(await run('reset', member.email.toUpperCase())).toContain('/console/invitation?token=');
  const { headers } = member;
  const response = await shop.app.http.inject({ url: '/api/v1/staff/session', headers });
  expect(response.statusCode).toBe(401);
  await expect(run('reset', 'nobody@example.in')).rejects.toThrow('Nobody of the staff');
});

test.each([
  [[]],
  [['invite', 'Asha', 'asha@example.in', 'boss']],
  [['invite', 'Asha', 'no address', 'owner']],
  [['reset']],
])('%j prints how it is used', async (args) => {
  await expect(run(...args)).rejects.toThrow('npm run staff -- invite NAME EMAIL ROLE');
});
