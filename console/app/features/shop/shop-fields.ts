import type { ShopProfile, StaffShopProfile } from '@sabuja/contract';
import type { FormFields } from '../../lib/on-submit.ts';
import { readTranslations } from '../../lib/translated-fields.tsx';
import type { ShopChange } from './shop-query.ts';

const translatedNames = [
  'tagline',
  'promise',
  'office_address',
  'farm_address',
  'support_hours',
  'grievance_officer',
] as const;
const plainNames = [
  'name',
  'name_local',
  'legal_name',
  'phone',
  'chat_link',
  'email',
  'fssai',
  'gstin',
  'grievance_phone',
  'grievance_email',
] as const;

type Links = ShopProfile['social_links'];

/** Links as lines: the name, then the address. */
export const toLines = (links: Links): string =>
  links.map(({ name, url }) => `${name} ${url}`).join('\n');

/** Parses lines into links; a line without an address gets an empty one, which the server refuses. */
export const readLines = (text: string): Links =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = line, url = ''] = /^(.*?)\s+(\S+)$/.exec(line) ?? [];
      return { name, url };
    });

const toPoint = (location: ShopProfile['office_location']): string =>
  location ? `${location.latitude}, ${location.longitude}` : '';

/** Parses 'latitude, longitude' as maps copy it; the server refuses what is not a number. */
function readPoint(text: string): ShopProfile['office_location'] {
  if (text.trim() === '') return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
}

/** The fields of the form for a profile. */
export function toFields({ profile, translations }: StaffShopProfile): FormFields {
  const texts = [...plainNames, ...translatedNames].map((name) => [name, profile?.[name] ?? '']);
  const translated = (['hi', 'or'] as const).flatMap((locale) =>
    translatedNames.map((name) => [`${name}.${locale}`, translations[locale]?.[name] ?? '']),
  );
  return {
    ...Object.fromEntries([...texts, ...translated]),
    office_location: toPoint(profile?.office_location ?? null),
    farm_location: toPoint(profile?.farm_location ?? null),
    social_links: toLines(profile?.social_links ?? []),
    app_links: toLines(profile?.app_links ?? []),
  };
}

/** The names of the fields that differ from those shown. */
export const findChanged = (shown: FormFields, fields: FormFields): string[] =>
  Object.keys(fields).filter((name) => (fields[name] ?? '').trim() !== (shown[name] ?? '').trim());

/** What a form changes: only the fields that differ from those shown, so that another person's change stays. */
export function toChange(shown: FormFields, fields: FormFields): ShopChange {
  const changed = findChanged(shown, fields);
  const differs = (name: string) => changed.includes(name);
  const change: Record<string, unknown> = {};
  for (const name of [...plainNames, ...translatedNames])
    if (differs(name)) change[name] = (fields[name] ?? '').trim();
  for (const name of ['office_location', 'farm_location'])
    if (differs(name)) change[name] = readPoint(fields[name] ?? '');
  for (const name of ['social_links', 'app_links'])
    if (differs(name)) change[name] = readLines(fields[name] ?? '');
  const texts = readTranslations(fields, translatedNames);
  const translations = Object.fromEntries(
    (['hi', 'or'] as const).map((locale) => [
      locale,
      Object.fromEntries(
        translatedNames
          .filter((name) => differs(`${name}.${locale}`))
          .map((name) => [name, texts[locale][name]]),
      ),
    ]),
  );
  return { ...change, translations };
}
