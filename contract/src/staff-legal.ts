import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { LegalPageName, LegalVersionNumber, LegalVersionState } from './legal.ts';
import { MAX_LEGAL_TEXT } from './limits.ts';
import { DateText, Instant, Language, Message, NonBlank, Nullable } from './schemas.ts';
import { conflict, InOtherLanguages, revisionFields, TranslatedText } from './staff-items.ts';

const MAX_NOTE = 500;

const LegalTexts = {
  text: NonBlank(MAX_LEGAL_TEXT),
  translations: InOtherLanguages({ text: TranslatedText(MAX_LEGAL_TEXT) }),
};
const LegalNotes = {
  note: NonBlank(MAX_NOTE),
  translations: InOtherLanguages({ note: TranslatedText(MAX_NOTE) }),
};

const StaffLegalVersion = Type.Object({
  version: LegalVersionNumber,
  state: LegalVersionState,
  effective_on: DateText,
  note: Type.String(),
  languages: Type.Array(Language, { description: 'in which it is written' }),
  published_at: Nullable(Instant),
  published_by: Nullable(Type.String({ description: 'name; null: the text the shop came with' })),
});
export type StaffLegalVersion = Static<typeof StaffLegalVersion>;

/** A legal page as staff change it: the draft of its next version, and the published versions. */
export const StaffLegalPage = Type.Object({
  page: LegalPageName,
  ...LegalTexts,
  ...revisionFields,
  is_changed: Type.Boolean({ description: 'whether the draft differs from the latest version' }),
  published: Type.Object(LegalTexts, { description: 'the text of the latest version' }),
  versions: Type.Array(StaffLegalVersion, { description: 'the latest first' }),
});
export type StaffLegalPage = Static<typeof StaffLegalPage>;

const Version = Type.Integer({
  minimum: 1,
  description: 'of the draft; refused when it has changed since',
});
const LegalDraftChange = Type.Object({
  text: Type.Optional(LegalTexts.text),
  translations: Type.Optional(LegalTexts.translations),
  version: Version,
});
/** A change of a draft: omitted texts stay as they are. */
export type LegalDraftChange = Static<typeof LegalDraftChange>;

const LegalPublication = Type.Object({
  ...LegalNotes,
  effective_on: DateText,
  version: Version,
});
export type LegalPublication = Static<typeof LegalPublication>;

const manage = { guard: 'staff', may: 'settings.manage' } as const;
const params = Type.Object({ page: LegalPageName });
const invalid = {
  text: 'Please write the text in English: it is shown where another language is missing.',
  note: 'Please write in English what has changed.',
  effective_on: 'Please enter the day from which it applies.',
};

export const staffLegalCalls = {
  'GET /api/v1/staff/legal': call({
    operationId: 'listStaffLegalPages',
    summary: 'The legal pages with their versions and drafts',
    ...manage,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffLegalPage) }),
  }),
  'GET /api/v1/staff/legal/{page}': call({
    operationId: 'getStaffLegalPage',
    summary: 'A legal page with the draft of its next version',
    ...manage,
    rate: 'read',
    params,
    response: StaffLegalPage,
  }),
  'PATCH /api/v1/staff/legal/{page}': call({
    operationId: 'changeLegalDraft',
    summary:
      'Change the draft of the next version. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params,
    body: LegalDraftChange,
    invalid,
    problems: { UNKNOWN_PLACEHOLDER: 422, ...conflict },
    response: Type.Object({ ...StaffLegalPage.properties, ...Message.properties }),
  }),
  'POST /api/v1/staff/legal/{page}/preview': call({
    operationId: 'previewLegalPage',
    summary: 'A text as shoppers would read it; nothing is saved',
    ...manage,
    rate: 'write',
    params,
    body: Type.Object({ text: Type.String({ maxLength: MAX_LEGAL_TEXT }), language: Language }),
    response: Type.Object({ html: Type.String(), lines: Type.Array(Type.String()) }),
  }),
  'POST /api/v1/staff/legal/{page}/publish': call({
    operationId: 'publishLegalPage',
    summary: 'Publish the draft as the next version, which nobody can change any more',
    ...manage,
    rate: 'write',
    params,
    body: LegalPublication,
    invalid,
    problems: { NOTHING_CHANGED: 409, TOO_EARLY: 422, NO_SUCH_DAY: 422, ...conflict },
    response: Type.Object({ ...StaffLegalPage.properties, ...Message.properties }),
  }),
};
