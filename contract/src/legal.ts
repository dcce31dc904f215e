import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { legalPages } from './rules/legal-pages.ts';
import { DateText, Language } from './schemas.ts';

export const LegalPageName = Type.Enum(legalPages, { type: 'string' });
export const LegalVersionNumber = Type.Integer({ minimum: 1, maximum: 100_000 });
export const LegalVersionState = Type.Enum(['planned', 'current', 'past', 'replaced'], {
  type: 'string',
  description: 'replaced: a later one took its place before it was in effect',
});

/** One version of a legal page, in the reader's language. */
export const LegalPage = Type.Object({
  page: LegalPageName,
  version: LegalVersionNumber,
  state: LegalVersionState,
  effective_on: DateText,
  language: Language,
  lines: Type.Array(Type.String(), {
    description:
      'what stands above the text: version and date, and which language prevails or is missing',
  }),
  html: Type.String({
    description: 'headings, paragraphs, lists, links and emphasis; no attributes but of links',
  }),
  versions_title: Type.String(),
  versions: Type.Array(
    Type.Object({
      version: LegalVersionNumber,
      state: LegalVersionState,
      title: Type.String({ description: 'its number and since when' }),
      note: Type.String({ description: 'what changed with it; empty for the first' }),
    }),
    { description: 'every published version, the latest first' },
  ),
});
export type LegalPage = Static<typeof LegalPage>;

export const legalCalls = {
  'GET /api/v1/legal/{page}': call({
    operationId: 'getLegalPage',
    summary: 'Terms, privacy notice or About Us as in effect, or an older or planned version',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ page: LegalPageName }),
    query: Type.Object({ version: Type.Optional(LegalVersionNumber) }),
    problems: { NO_VERSION: 404 },
    response: LegalPage,
  }),
};
