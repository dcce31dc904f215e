import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plainTags, revisionTags, tagsWithId } from './tags.ts';

const shop = useTestShop();

type Trigger = { name: string; source: string; argument: string };

/** Returns the triggers whose function matches or calls `called`, and the arguments that they pass to it. */
async function listTriggers(called: string): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    select t.tgrelid::regclass || '.' || t.tgname as name, p.prosrc as source,
      trim(trailing '\\000' from encode(t.tgargs, 'escape')) as argument
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and (p.prosrc || p.proname) ~ ${called}`.execute(shop.app.db);
  return rows;
}

/** Returns the tags that a function's source publishes; for a tag with an id such as words:7 its start 'words:'. */
const publishedIn = (source: string): string[] =>
  [...source.matchAll(/'([a-z]+:?)'/g)].map(([, text = '']) => text).filter((t) => t !== 'changes');

test('every tag is published by a trigger, and every trigger publishes tags', async () => {
  const triggers = await listTriggers(`tell_changes|notify\\('changes'`);
  const tags: string[] = [...plainTags, ...tagsWithId.map((tag) => `${tag}:`)];
  const published = new Set<string>();
  for (const { name, source } of triggers) {
    const texts = publishedIn(source);
    expect(tags, name).toEqual(expect.arrayContaining(texts));
    expect(texts, name).not.toEqual([]);
    for (const text of texts) published.add(text);
  }
  expect([...published].sort()).toEqual(tags.sort());
});

test('every group of data has a revision and triggers that change it, and every revision a group', async () => {
  const { rows } = await sql<{ tag: string }>`select tag from public.revisions`.execute(
    shop.app.db,
  );
  const groups = [...revisionTags].sort();
  expect(rows.map(({ tag }) => tag).sort()).toEqual(groups);
  const triggers = await listTriggers('^revise$|public.revisions');
  expect([...new Set(triggers.map(({ argument }) => argument))].sort()).toEqual(groups);
});
