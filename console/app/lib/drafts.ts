/** What a form shows, as it was typed. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>;

/** How a field of the form is read from what is saved, and what a change of it sends. */
export type DraftField<Saved, Change> = {
  read: (saved: Saved) => string;
  write: (value: string) => Change;
};

/**
 * The drafts of one kind of record by its fields. A new one begins with `initial`, its other fields are empty.
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
  /** What the server gets for some fields of a draft. */
  const toChange = (draft: Draft<Name>, changed: readonly Name[]): Change =>
    changed.reduce((change, name) => merge(change, fields[name].write(draft[name])), {} as Change);
  return {
    empty: fill((name) => initial[name] ?? ''),
    toDraft: (saved: Saved): Draft<Name> => fill((name) => fields[name].read(saved)),
    findChanged,
    toChange,
    /** What the server gets for a new record: every field that has something. */
    toNew: (draft: Draft<Name>): Change =>
      toChange(
        draft,
        names.filter((name) => draft[name] !== ''),
      ),
    /**
     * A draft made from `base`, on top of what somebody else has saved: their values where only they changed
     * something, one's own elsewhere. `conflicts` are the fields that both have changed to different values.
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
    /** The field of the form that a problem is about: 'translations.hi.name' is 'name_hi'. */
    fieldOf: (field: string | undefined): Name | undefined => {
      const path = (field ?? '').replace(/^label\./, '');
      const [, locale, text] = /^translations\.(hi|or)\.(\w+)$/.exec(path) ?? [];
      const found = locale ? `${text}_${locale}` : path.split('.')[0];
      return names.find((name) => name === found);
    },
  };
}
export type Drafts<Saved, Change extends object, Name extends string> = ReturnType<
  typeof createDrafts<Saved, Change, Name>
>;

/** An optional number as a form has it: empty for none. */
export const optional = (value: number | null): string => (value === null ? '' : String(value));
export const toOptional = (value: string): number | null =>
  value.trim() === '' ? null : Number(value);

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both with their parts, such as the translations of several texts. */
const merge = <T extends object>(whole: T, added: object): T => ({
  ...whole,
  ...Object.fromEntries(
    Object.entries(added).map(([name, value]) => {
      const own = (whole as Parts)[name];
      return [name, isParts(own) && isParts(value) ? merge(own, value) : value];
    }),
  ),
});
