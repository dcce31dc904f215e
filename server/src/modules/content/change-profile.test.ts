import { expectRefusal, useMember, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const shop = useTestShop();
const manager = useMember(shop, 'manager');

type Change = Parameters<typeof change>[0];
const change = (
  body: NonNullable<Parameters<typeof manager.api<'PATCH /api/v1/staff/shop'>>[1]>['body'],
) => manager.api('PATCH /api/v1/staff/shop', { body });
const shownIn = async (language: string) => {
  const response = await shop.app.http.inject({
    url: '/api/v1/settings/shop',
    headers: { 'accept-language': language },
  });
  return response.json();
};

const complete: Change = {
  name: 'Sabuja',
  legal_name: 'Sabuja Farm Foods Private Limited',
  office_address: 'Plot 412, Bhubaneswar 751030',
  phone: '+916740000199',
  email: 'care@sabuja.example',
};

test('S10.61 a shop without a profile needs name, legal name, address, phone and e-mail first', async () => {
  expect((await manager.api('GET /api/v1/staff/shop')).profile).toBeNull();
  const { phone: _, ...incomplete } = complete;
  const error = await expectRefusal(change(incomplete));
  expect([error.problem.code, error.problem.field]).toEqual(['PROFILE_INCOMPLETE', 'phone']);
  const { profile } = await change(complete);
  expect(profile).toMatchObject({ ...complete, social_links: [], office_location: null });
});

test('S10.61 readers see the profile in their language from the next request on, field by field', async () => {
  await change({
    support_hours: '6 AM to 10 PM',
    tagline: 'From the farm',
    promise: 'Home within *2 hours*',
    translations: {
      hi: { support_hours: 'सुबह 6 से रात 10', promise: '*2 घंटे* में घर' },
      or: { tagline: 'ଖେତରୁ' },
    },
  });
  await expect
    .poll(() => shownIn('hi'))
    .toMatchObject({
      support_hours: 'सुबह 6 से रात 10',
      tagline: 'From the farm',
      promise: '*2 घंटे* में घर',
    });
  await expect
    .poll(() => shownIn('or'))
    .toMatchObject({
      support_hours: '6 AM to 10 PM',
      tagline: 'ଖେତରୁ',
      promise: 'Home within *2 hours*',
    });
  await change({ translations: { hi: { support_hours: ' ' } } });
  await expect.poll(() => shownIn('hi')).toMatchObject({ support_hours: '6 AM to 10 PM' });
  await expect.poll(() => shownIn('or')).toMatchObject({ tagline: 'ଖେତରୁ' });
});

test('S10.476 a profile that an older server saved has the fields that it lacks empty, and can be changed', async () => {
  await sql`update content.shop_facts set facts = facts - 'promise' - 'chat_link'`.execute(
    shop.app.db,
  );
  await expect.poll(() => shownIn('en')).toMatchObject({ promise: '', chat_link: '' });
  const { profile } = await change({ name_local: 'ସବୁଜ' });
  expect(profile).toMatchObject({ promise: '', chat_link: '', name_local: 'ସବୁଜ' });
});

test('S10.61 two people who change other fields at once lose nothing, and the audit log has what differs', async () => {
  await Promise.all([
    change({ fssai: '12026000000199' }),
    change({ chat_link: 'https://wa.me/916740000199' }),
    change({ tagline: 'From the farm' }),
  ]);
  await expect
    .poll(() => shownIn('en'))
    .toMatchObject({
      fssai: '12026000000199',
      chat_link: 'https://wa.me/916740000199',
    });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['before', 'after'])
    .where('action', '=', 'shop.change')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { before: { fssai: '' }, after: { fssai: '12026000000199' } },
      { before: { chat_link: '' }, after: { chat_link: 'https://wa.me/916740000199' } },
    ]),
  );
});

test.each<[string, Change, string]>([
  ['fssai', { fssai: '123' }, 'An FSSAI licence number has 14 digits.'],
  ['gstin', { gstin: 'abc' }, 'A GSTIN has 15 characters, such as 21AAAAA0000A1Z5.'],
  ['phone', { phone: '98' }, 'Please enter +91 and ten digits.'],
  [
    'chat_link',
    { chat_link: 'javascript:x' },
    'Please enter an address that begins with https://.',
  ],
  ['name', { name: ' ' }, 'Please check name.'],
  [
    'promise',
    { promise: 'Home within *2 hours' },
    'Please put an asterisk before and after the words to highlight.',
  ],
  [
    'translations.or.promise',
    { translations: { or: { promise: '**' } } },
    'Please put an asterisk before and after the words to highlight.',
  ],
])('S10.61 S10.476 a wrong %s is refused with a clear message', async (field, body, message) => {
  const error = await expectRefusal(change(body));
  expect([error.status, error.problem.field, error.message]).toEqual([422, field, message]);
});
