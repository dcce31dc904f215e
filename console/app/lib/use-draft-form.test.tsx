// @vitest-environment happy-dom
import { ApiError } from '@sabuja/contract/client';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { createDrafts } from './drafts.ts';
import { type DraftForm, useDraftForm } from './use-draft-form.ts';

type Name = 'title' | 'fee';
type Saved = Record<Name, string> & { version: number; updated_by: string | null };
type Form = DraftForm<Saved, Name>;

const drafts = createDrafts<Saved, Partial<Record<Name, string>>, Name>(
  {
    title: { read: ({ title }) => title, write: (title) => ({ title }) },
    fee: { read: ({ fee }) => fee, write: (fee) => ({ fee }) },
  },
  {},
);
const label = { id: 'label' };
const first: Saved = { title: 'Old', fee: '1', version: 1, updated_by: null };

type Props = { send: () => Promise<Saved>; onRender: (form: Form) => void };

function Fields({ send, onRender }: Props) {
  onRender(useDraftForm({ record: first, drafts, labels: { title: label, fee: label }, send }));
  return null;
}

/** A form whose save ends when the test says so. */
async function openForm() {
  const answer = Promise.withResolvers<Saved>();
  const latest: { form?: Form } = {};
  const onRender = (form: Form) => {
    latest.form = form;
  };
  const fields = <Fields onRender={onRender} send={() => answer.promise} />;
  const { unmount } = renderPage(fields, '/', () => ({}));
  const form = () => latest.form ?? expect.fail('nothing is rendered');
  const set = async (field: Name, value: string) => {
    form().set(field, value);
    await vi.waitFor(() => expect(form().draft[field]).toBe(value));
  };
  await vi.waitFor(form);
  await set('title', 'Typed');
  form().save(() => undefined);
  await vi.waitFor(() => expect(form().isSaving).toBe(true));
  await set('fee', '25');
  return { form, answer, unmount };
}

test('S10.437 what is typed while a form is being saved stays as an unsaved change', async () => {
  const { form, answer, unmount } = await openForm();
  answer.resolve({ ...first, title: 'Typed', version: 2 });
  await vi.waitFor(() => expect(form().saved?.version).toBe(2));
  expect(form().draft).toEqual({ title: 'Typed', fee: '25' });
  expect(form().isDirty).toBe(true);
  unmount();
});

test('S10.437 so does what is typed before the server refuses a save because of a conflict', async () => {
  const { form, answer, unmount } = await openForm();
  const theirs = { ...first, fee: '9', version: 2, updated_by: 'Asha' };
  const problem = { code: 'CHANGED_MEANWHILE', message: 'changed', details: theirs };
  answer.reject(new ApiError(409, problem));
  await vi.waitFor(() => expect(form().conflict).toBeDefined());
  expect(form().draft).toEqual({ title: 'Typed', fee: '25' });
  expect(form().conflict).toMatchObject({ theirs: ['fee'], conflicts: ['fee'], by: 'Asha' });
  unmount();
});
