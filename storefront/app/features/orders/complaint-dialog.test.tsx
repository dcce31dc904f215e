// @vitest-environment happy-dom
import type { Complaint } from '@sabuja/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DialogOpener } from '../../testing/dialog-opener.tsx';
import { asha, settle, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, type StubResponse } from '../../testing/stub-server.ts';
import { AnswerRating } from './answer-rating.tsx';
import { ComplaintDialog } from './complaint-dialog.tsx';

const page = testPage();
const RAISE = 'POST /api/v1/complaint/';
const order = { uid: 'ab12cd34-1111-4111-8111-111111111111', user_uid: asha.uid };

const details = () => screen.getByPlaceholderText('Write your complaint here...');
const reason = () => screen.getByRole('combobox');
/** The text of the elements that describe one. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
async function openDialog() {
  page.server.on(
    'GET /api/v1/settings/delivery_fail_reasons/all',
    ok([{ id: 3, description: 'Item missing' }]),
  );
  page.show(<DialogOpener>{(state) => <ComplaintDialog order={order} {...state} />}</DialogOpener>);
  fireEvent.click(screen.getByText('Open'));
  await screen.findByText('Item missing');
}

it('S10.452 a dialog that is closed while a complaint is sent opens with empty fields and stays open', async () => {
  const answer = Promise.withResolvers<StubResponse>();
  page.server.on(RAISE, () => answer.promise);
  await openDialog();
  fireEvent.change(details(), { target: { value: 'Two are missing' } });
  fireEvent.change(reason(), { target: { value: '3' } });
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [photo] } });
  await screen.findByText('Photo 1: Ready to be sent');
  fireEvent.submit(details());
  await waitUntil(() => expect(page.server.sent(RAISE)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Open'));
  await waitUntil(() => expect((details() as HTMLInputElement).value).toBe(''));
  answer.resolve(ok({ ticket_no: 'C-7' }));
  await waitUntil(() => expect(page.toasts).toHaveLength(1));
  await settle();
  expect(details()).toBeTruthy();
  expect(screen.queryByText(/We have your complaint/)).toBeNull();
});

it('S10.453 an empty field of a complaint has the focus and its error', async () => {
  await openDialog();
  fireEvent.submit(details());
  const message = 'Please complete all fields before submitting.';
  await waitUntil(() => expect(descriptionOf(details())).toBe(message));
  expect([document.activeElement, details().getAttribute('aria-invalid')]).toEqual([
    details(),
    'true',
  ]);
  fireEvent.change(details(), { target: { value: 'Two are missing' } });
  fireEvent.submit(details());
  await waitUntil(() => expect(document.activeElement).toBe(reason()));
  expect(descriptionOf(reason())).toBe(message);
  expect(descriptionOf(details())).toBe('');
});

it('S10.453 stars that were not chosen are described by their error', async () => {
  page.show(<AnswerRating complaint={{ ticket_no: 'C-7', rating: null } as Complaint} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
  await waitUntil(() =>
    expect(descriptionOf(screen.getByRole('group'))).toBe('Please choose one to five stars.'),
  );
});
