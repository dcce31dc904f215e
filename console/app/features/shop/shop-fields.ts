import type { ShopProfile, StaffShopProfile } from '@sabuja/contract';
import { translatedLocales } from '@sabuja/kit';
import type { FormFields } from '../../lib/on-submit.ts';
import { readTranslations } from '../../lib/translated-fields.tsx';
import type { ShopChange } from './shop-query.ts';

type Kind = 'text' | 'translated text' | 'point' | 'links';

const kinds = {
  name: 'text',
  name_local: 'text',
  tagline: 'translated text',
  promise: 'translated text',
  legal_name: 'text',
  office_address: 'translated text',
  farm_address: 'translated text',
  office_location: 'point',
  farm_location: 'point',
  phone: 'text',
  support_hours: 'translated text',
  chat_link: 'text',
  email: 'text',
  fssai: 'text',
  gstin: 'text',
  grievance_officer: 'translated text',
  grievance_phone: 'text',
  grievance_email: 'text',
  social_links: 'links',
  app_links: 'links',
} as const satisfies Record<keyof ShopProfile, Kind>;

type Name = keyof typeof kinds;
type NameOf<K extends Kind> = { [N in Name]: (typeof kinds)[N] extends K ? N : never }[Name];

const namesOf = <K extends Kind>(kind: K): NameOf<K>[] =>
  (Object.keys(kinds) as Name[]).filter((name): name is NameOf<K> => kinds[name] === kind);

const translatedNames = namesOf('translated text');
const textNames = [...namesOf('text'), ...translatedNames];
const pointNames = namesOf('point');
const linksNames = namesOf('links');

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
  return Object.fromEntries([
    ...textNames.map((name) => [name, profile?.[name] ?? '']),
    ...pointNames.map((name) => [name, toPoint(profile?.[name] ?? null)]),
    ...linksNames.map((name) => [name, toLines(profile?.[name] ?? [])]),
    ...translatedLocales.flatMap((locale) =>
      translatedNames.map((name) => [`${name}.${locale}`, translations[locale]?.[name] ?? '']),
    ),
  ]);
}

/** The names of the fields that differ from those shown. */
export const findChanged = (shown: FormFields, fields: FormFields): string[] =>
  Object.keys(fields).filter((name) => (fields[name] ?? '').trim() !== (shown[name] ?? '').trim());

/** What a form changes: only the fields that differ from those shown, so that another person's change stays. */
export function toChange(shown: FormFields, fields: FormFields): ShopChange {
  const changed = findChanged(shown, fields);
  const differs = (name: string) => changed.includes(name);
  const change: Record<string, unknown> = {};
  for (const name of textNames.filter(differs)) change[name] = (fields[name] ?? '').trim();
  for (const name of pointNames.filter(differs)) change[name] = readPoint(fields[name] ?? '');
  for (const name of linksNames.filter(differs)) change[name] = readLines(fields[name] ?? '');
  const texts = readTranslations(fields, translatedNames);
  const translations = Object.fromEntries(
    translatedLocales.map((locale) => [
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
