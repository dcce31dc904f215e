import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_COMPLAINT_LENGTH, MAX_SEARCH_LENGTH, MAX_TEMPLATE_NAME_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { CursorPage, cursorPaging, Id, Message, NonBlank } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Template = Type.Object({
  name: Type.String({ ...NonBlank(MAX_TEMPLATE_NAME_LENGTH), description: 'for staff' }),
  body: Type.String({
    ...NonBlank(MAX_COMPLAINT_LENGTH),
    description: 'the answer in English; {name}, {order}, {ticket}, {refund} and {shop} are filled',
  }),
  translations: InOtherLanguages({ body: TranslatedText(MAX_COMPLAINT_LENGTH) }),
  sequence: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'smaller ones first' }),
  is_hidden: Type.Boolean({ description: 'not offered' }),
});

/** A text with which staff begin an answer to a complaint. */
export const AnswerTemplate = Type.Object({
  template_id: Id,
  ...Template.properties,
  ...revisionFields,
});
export type AnswerTemplate = Static<typeof AnswerTemplate>;

/** A template to create. */
export type NewAnswerTemplate = Static<typeof Template>;
const TemplateChange = Type.Object({ ...Type.Partial(Template).properties, ...madeFrom });
/** A change of a template: omitted fields stay as they are. */
export type AnswerTemplateChange = Static<typeof TemplateChange>;

const manage = { guard: 'staff', may: 'complaints.manage' } as const;
const problems = { TEMPLATE_EXISTS: 409, UNKNOWN_PLACEHOLDER: 422 } as const;
const invalid = {
  name: 'Please enter a name, in 100 characters or less.',
  body: 'Please write the answer, in 2,000 characters or less.',
};
const filters = {
  offered: Type.Optional(Type.Enum(['yes', 'no'], { type: 'string' })),
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_LENGTH, description: 'words of the name or the text' }),
  ),
};

export const staffAnswerTemplateCalls = {
  'GET /api/v1/staff/answer-templates': call({
    operationId: 'listAnswerTemplates',
    summary: 'Templates of answers to complaints in their order, hidden ones too',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filters, ...cursorPaging(30) }),
    response: CursorPage(AnswerTemplate),
  }),
  'GET /api/v1/staff/answer-templates/csv': call({
    operationId: 'exportAnswerTemplates',
    summary: 'The same as CSV or XLSX; written to the audit log',
    ...manage,
    ...sheetOf(filters),
  }),
  'POST /api/v1/staff/answer-templates': call({
    operationId: 'createAnswerTemplate',
    summary: 'Create a template of answers',
    ...manage,
    rate: 'write',
    body: Template,
    invalid,
    problems,
    response: AnswerTemplate,
  }),
  'PATCH /api/v1/staff/answer-templates/{id}': call({
    operationId: 'changeAnswerTemplate',
    summary: 'Change a template. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params: Type.Object({ id: Id }),
    body: TemplateChange,
    invalid,
    problems: { NO_TEMPLATE: 404, ...problems, ...conflict },
    response: Type.Object({ ...AnswerTemplate.properties, ...Message.properties }),
  }),
};
