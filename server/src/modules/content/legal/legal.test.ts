import { days } from '@sabuja/kit';
import { refusalCode, signInByCode, useMember, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findPrivacyNoticeVersion, publishDueLegalPages } from '../index.ts';

const shop = useTestShop();
const owner = useMember(shop, 'owner');
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
const catalogue = useMember(shop, 'catalogue');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

type Page = 'terms' | 'privacy' | 'about';
const today = (offset = 0) =>
  new Date(shop.clock.now().getTime() + days(offset) + 330 * 60_000).toISOString().slice(0, 10);
const get = (page: Page) => owner.api('GET /api/v1/staff/legal/{page}', { params: { page } });
const save = (page: Page, body: object, member = owner) =>
  member.api('PATCH /api/v1/staff/legal/{page}', { params: { page }, body: body as never });
const publish = (page: Page, body: object, member = owner) =>
  member.api('POST /api/v1/staff/legal/{page}/publish', {
    params: { page },
    body: { note: 'What changed.', translations: {}, effective_on: today(), ...body } as never,
  });
async function edit(page: Page, text: string, publication: object = {}, translations: object = {}) {
  const { version } = await get(page);
  const saved = await save(page, { text, translations, version });
  return publish(page, { version: saved.version, ...publication });
}
async function read(page: Page, { language = 'en', version = 0 } = {}) {
  const response = await fetch(
    `${address}/api/v1/legal/${page}${version === 0 ? '' : `?version=${version}`}`,
    { headers: { 'accept-language': language } },
  );
  return (await response.json()) as {
    code?: string;
    version: number;
    language: string;
    lines: string[];
    html: string;
    versions: { version: number; state: string; title: string; note: string }[];
  };
}

test('S10.223 a shop that changes nothing has the text it came with as version 1', async () => {
  const terms = await read('terms');
  expect(terms).toMatchObject({ version: 1, language: 'en', versions: [{ state: 'current' }] });
  expect(terms.lines).toEqual(['Version 1. Last changed on 21 November 2026.']);
  expect(terms.html).toContain('<h2>Cancellation, returns and refunds</h2>');
  expect((await read('privacy', { language: 'or' })).html).toContain('ନିଜ ଆକାଉଣ୍ଟ ଲିଭାଇବା');
  expect(await get('terms')).toMatchObject({ version: 1, is_changed: false });
});

test('S10.224 S10.225 what is published is read at the next request in every language, the old version stays', async () => {
  const before = await read('terms');
  const hi = '## नई शर्तें\n\nकेवल नकद।';
  const page = await edit(
    'terms',
    '## New terms\n\nCash only, call {{phone}}.',
    { translations: { hi: { note: 'केवल नकद' } }, note: 'Cash only' },
    { hi: { text: hi }, or: { text: '' } },
  );
  expect(page).toMatchObject({ is_changed: false, message: 'The new version is published.' });
  await expect.poll(() => read('terms')).toMatchObject({ version: 2 });
  const english = await read('terms');
  expect(english.html).toContain('<h2>New terms</h2>');
  const hindi = await read('terms', { language: 'hi' });
  expect(hindi).toMatchObject({ version: 2, language: 'hi' });
  expect(hindi.html).toContain('<h2>नई शर्तें</h2>');
  expect(hindi.versions[0]).toMatchObject({ note: 'केवल नकद', state: 'current' });
  const odia = await read('terms', { language: 'or' });
  expect(odia).toMatchObject({ language: 'en', html: english.html });
  expect(odia.lines[1]).toBe('ଏହି ଲେଖା ଏବେ କେବଳ ଇଂରାଜୀରେ ଅଛି।');
  const first = await read('terms', { version: 1 });
  expect(first.html).toBe(before.html);
  expect(first.lines[0]).toContain('It does not apply any more.');
  expect(first.versions.map(({ version, note }) => [version, note])).toEqual([
    [2, 'Cash only'],
    [1, ''],
  ]);
  expect((await read('terms', { version: 3 })).code).toBe('NO_VERSION');
});

test('S10.475 About Us is published like the legal pages, without lines about versions above it', async () => {
  const first = await read('about', { language: 'hi' });
  expect(first).toMatchObject({ version: 1, language: 'hi', lines: [] });
  expect(first.html).toContain('<dt>8 घंटे में घर</dt>');
  await edit('about', '{{name}} delivers within two days.', {}, { hi: { text: '' } });
  await expect.poll(() => read('about')).toMatchObject({ version: 2, lines: [] });
  expect((await read('about')).html).toContain('delivers within two days.');
  expect((await read('about', { language: 'hi' })).lines).toEqual(['यह पाठ अभी सिर्फ़ अंग्रेज़ी में है।']);
  const earlier = await read('about', { version: 1 });
  expect(earlier.html).toContain('<dt>Home within 8 hours</dt>');
  expect(earlier.lines[0]).toContain('It does not apply any more.');
});

test('S10.226 a sign-in records the version of the privacy notice that is in effect', async () => {
  const number = '+919811112222';
  const versions = async () => {
    const { user } = await signInByCode(shop, number);
    const rows = await shop.app.db
      .selectFrom('identity.consents')
      .select('notice_version')
      .where('customer_id', '=', user.id)
      .orderBy('first_given_at')
      .execute();
    return rows.map(({ notice_version }) => notice_version);
  };
  const before = await versions();
  expect(before).toEqual([await findPrivacyNoticeVersion(shop.app.db)]);
  await edit('privacy', 'Later', { effective_on: today(1) });
  shop.clock.advance(60_000);
  expect(await versions()).toEqual(before);
  const { versions: all } = await edit('privacy', 'From now on');
  shop.clock.advance(60_000);
  expect(await versions()).toEqual([...before, `${today()}/${all[0]?.version}`]);
});

test('S10.227 two who change one draft: the second is shown what the first saved', async () => {
  const { version } = await get('terms');
  await save('terms', { text: 'By the owner', version });
  const refused = await save('terms', { text: 'By the manager', version }, manager).catch(
    (error: { problem: object }) => error.problem,
  );
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { text: 'By the owner', version: version + 1, updated_by: expect.any(String) },
  });
  expect(await refusalCode(publish('terms', { version }))).toBe('CHANGED_MEANWHILE');
  expect((await get('terms')).text).toBe('By the owner');
});

test('S10.227 of eight who publish one draft at once, one succeeds, and no version is missing', async () => {
  const { version } = await save('terms', { text: 'Once', version: (await get('terms')).version });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => publish('terms', { version })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { versions } = await get('terms');
  expect(versions.map((each) => each.version)).toEqual(
    versions.map((_, index) => versions.length - index),
  );
  expect(await refusalCode(save('terms', { text: 'Older form', version }))).toBe(
    'CHANGED_MEANWHILE',
  );
});

test('S10.227 what could not be read, or would bind somebody before it was published, is refused', async () => {
  const { version } = await get('terms');
  expect(await refusalCode(save('terms', { text: ' ', version }))).toBe('INVALID');
  expect(await refusalCode(save('terms', { text: 'x'.repeat(20_001), version }))).toBe('INVALID');
  expect(await refusalCode(save('terms', { text: 'Call {{fone}}', version }))).toBe(
    'UNKNOWN_PLACEHOLDER',
  );
  expect(await refusalCode(publish('terms', { version }))).toBe('NOTHING_CHANGED');
  const saved = await save('terms', { text: 'Changed', version });
  const refuse = (body: object) =>
    refusalCode(publish('terms', { version: saved.version, ...body }));
  expect(await refuse({ effective_on: today(-1) })).toBe('TOO_EARLY');
  expect(await refuse({ effective_on: '2027-02-30' })).toBe('NO_SUCH_DAY');
  expect(await refuse({ note: ' ' })).toBe('INVALID');
});

test('S10.227 only owner and manager change legal pages, and every change is audited', async () => {
  for (const { api } of [support, catalogue]) {
    expect(await refusalCode(api('GET /api/v1/staff/legal'))).toBe('NOT_PERMITTED');
  }
  const { version } = await get('privacy');
  const saved = await save('privacy', { text: 'Audited', version }, manager);
  await publish('privacy', { version: saved.version, note: 'Audit' }, manager);
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'member_id', 'after'])
    .where('subject', '=', 'legal page')
    .where('subject_id', '=', 'privacy')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(rows).toMatchObject([
    { action: 'legal.publish', member_id: manager.id, after: { note: 'Audit', languages: ['en'] } },
    { action: 'legal.change', member_id: manager.id, after: { languages: ['en'] } },
  ]);
});

test('S10.225 the database changes and removes no published version', async () => {
  const { db } = shop.app;
  for (const statement of [
    sql`update content.legal_versions set text = 'Other'`,
    sql`update content.legal_versions set effective_on = effective_on - 1`,
    sql`delete from content.legal_versions`,
    sql`truncate content.legal_versions`,
    sql`insert into content.legal_versions (page, version, effective_on, text, note, published_at)
        values ('terms', 99, '2030-01-01', 'x', 'x', now())`,
  ]) {
    await expect(statement.execute(db)).rejects.toMatchObject({ code: '23514' });
  }
});

test('S10.224 a preview is what shoppers would read, and saves nothing', async () => {
  const before = await get('terms');
  const preview = await owner.api('POST /api/v1/staff/legal/{page}/preview', {
    params: { page: 'terms' },
    body: { text: '## Hi <script>x</script>', language: 'hi' },
  });
  expect(preview.html.trim()).toBe('<h2>Hi &lt;script&gt;x&lt;/script&gt;</h2>');
  expect(preview.lines[0]).toContain(`संस्करण ${(before.versions[0]?.version ?? 0) + 1}`);
  expect(await get('terms')).toEqual(before);
});

// Must be the last test: it advances the clock by days, which ends the sessions of staff.
test('S10.225 a version applies from its day on; one published later takes the place of a planned one', async () => {
  const before = (await get('terms')).versions[0]?.version ?? 0;
  await edit('terms', 'Planned', { effective_on: today(3) });
  expect((await read('terms')).version).toBe(before);
  expect((await read('terms', { version: before + 1 })).lines).toEqual([
    expect.stringMatching(/^Version \d+\. It applies from /),
  ]);
  const { versions } = await edit('terms', 'Planned anew', { effective_on: today(2) });
  expect(versions.slice(0, 3).map(({ state }) => state)).toEqual([
    'planned',
    'replaced',
    'current',
  ]);
  for (const passed of [2, 2]) {
    shop.clock.advance(days(passed));
    await publishDueLegalPages(shop.app.db, shop.clock.now());
    await expect.poll(() => read('terms')).toMatchObject({ version: before + 2 });
  }
  const shown = (await read('terms')).versions.map(({ version }) => version);
  expect(shown.slice(0, 2)).toEqual([before + 2, before]);
});
