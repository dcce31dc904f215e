import { type TranslatedLocale, translatedLocales } from '@sabuja/kit';

/** The typed text of each form field. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>;

/** Converts a form field: `read` returns its text from the saved record, `write` returns the change to send. */
export type DraftField<Saved, Change> = {
  read: (saved: Saved) => string;
  write: (value: string) => Change;
};

type InOtherLanguages<Text extends string> = {
  translations: { readonly [L in TranslatedLocale]?: { readonly [T in Text]?: string } };
};

/** The form fields of a text in the languages beside English: '{text}_hi', '{text}_or'. */
export const translationFields = <Text extends string>(text: Text) =>
  Object.fromEntries(
    translatedLocales.map((locale) => [
      `${text}_${locale}`,
      {
        read: ({ translations }: InOtherLanguages<Text>) => translations[locale]?.[text] ?? '',
        write: (value: string) => ({ translations: { [locale]: { [text]: value } } }),
      },
    ]),
  ) as Record<
    `${Text}_${TranslatedLocale}`,
    DraftField<InOtherLanguages<Text>, InOtherLanguages<Text>>
  >;

/**
 * Returns the functions that convert between records of one kind and their drafts. A new record starts with `initial`;
 * its other fields are empty.
 */
export function createDrafts<Saved, Change extends object, Name extends string>(
  fields: Readonly<Record<Name, DraftField<Saved, Change>>>,
  initial: Partial<Draft<Name>>,
) {
  const names = Object.keys(fields) as Name[];
  const fill = (textOf: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as Draft<Name>;
  const findChanged = (draft: Draft<Name>, base: Draft<Name>): Name[] =>
    names.filter((name) => draft[name] !== base[name]);
  /** Returns the change that is sent for some fields of a draft. */
  const toChange = (draft: Draft<Name>, changed: readonly Name[]): Change =>
    changed.reduce((change, name) => merge(change, fields[name].write(draft[name])), {} as Change);
  return {
    empty: fill((name) => initial[name] ?? ''),
    toDraft: (saved: Saved): Draft<Name> => fill((name) => fields[name].read(saved)),
    findChanged,
    toChange,
    /** Returns what is sent for a new record: every field that is not empty. */
    toNew: (draft: Draft<Name>): Change =>
      toChange(
        draft,
        names.filter((name) => draft[name] !== ''),
      ),
    /**
     * Merges a draft that was made from `base` into the `current` record that somebody else has saved: one's own value
     * where one has changed a field, the current value elsewhere. `theirs` are the fields that the other person has
     * changed, `conflicts` the fields that both have changed to different values.
     */
    rebase: (draft: Draft<Name>, base: Draft<Name>, current: Draft<Name>) => {
      const own = new Set(findChanged(draft, base));
      const theirs = findChanged(current, base);
      return {
        draft: fill((name) => (own.has(name) ? draft[name] : current[name])),
        theirs,
        conflicts: theirs.filter((name) => own.has(name) && draft[name] !== current[name]),
      };
    },
    /** Returns the form field that a problem refers to: 'name_hi' for 'translations.hi.name'. */
    fieldOf: (field: string | undefined): Name | undefined => {
      const path = (field ?? '').replace(/^label\./, '');
      const [, locale, text] = /^translations\.(\w+)\.(\w+)$/.exec(path) ?? [];
      const found = locale ? `${text}_${locale}` : path.split('.')[0];
      return names.find((name) => name === found);
    },
  };
}
export type Drafts<Saved, Change extends object, Name extends string> = ReturnType<
  typeof createDrafts<Saved, Change, Name>
>;

/** Returns an optional number as the text of a form field: '' for null. */
export const optional = (value: number | null): string => (value === null ? '' : String(value));
export const toOptional = (value: string): number | null =>
  value.trim() === '' ? null : Number(value);

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep merge, so that for example the translations of several texts are combined. */
const merge = <T extends object>(whole: T, added: object): T => ({
  ...whole,
  ...Object.fromEntries(
    Object.entries(added).map(([name, value]) => {
      const own = (whole as Parts)[name];
      return [name, isParts(own) && isParts(value) ? merge(own, value) : value];
    }),
  ),
});
