import type { AnswerTemplate, AnswerTemplateChange, NewAnswerTemplate } from '@sabuja/contract';
import { createDrafts, type DraftField, translationFields } from '../../lib/drafts.ts';

type Field = DraftField<AnswerTemplate, AnswerTemplateChange>;

/** Maps each form field to its text from a template (`read`) and to the change that is sent (`write`). */
const fields = {
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  body: { read: ({ body }) => body, write: (body) => ({ body }) },
  ...translationFields('body'),
  sequence: {
    read: ({ sequence }) => String(sequence),
    write: (value) => ({ sequence: Number(value) }),
  },
} satisfies Record<string, Field>;

export const templateDrafts = createDrafts<
  AnswerTemplate,
  AnswerTemplateChange,
  keyof typeof fields
>(fields, { sequence: '0' });

/** Default values of a new template. */
export const emptyTemplate: NewAnswerTemplate = {
  name: '',
  body: '',
  translations: {},
  sequence: 0,
  is_hidden: false,
};
