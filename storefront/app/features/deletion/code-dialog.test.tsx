// @vitest-environment happy-dom
import type { User } from '@sabuja/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asha, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { CodeDialog } from './code-dialog.tsx';
import { parseDeletionLink } from './deletion-link.ts';
import { useDeletion } from './use-deletion.ts';

const page = testPage();
const SEND = 'POST /api/v1/users/delete-confirm/otp/';
const user = { ...asha, wallet: { balance: 0 } } as User;
const link = parseDeletionLink('');

function Deletion() {
  const deletion = useDeletion({ user, link, forfeitBalance: false });
  return (
    <>
      <button type="button" onClick={() => deletion.sending.mutate()}>
        Send
      </button>
      <CodeDialog open={deletion.sent !== undefined} deletion={deletion} onClose={() => {}} />
    </>
  );
}

it('S10.449 a code that cannot be sent again leaves address and digits, and the dialog says why', async () => {
  page.server.on('GET /api/v1/auth/whoami', ok(user));
  page.server.on(
    SEND,
    ok({ message: 'sent', channel: 'sms', sent_to: '+91 xxxxx 43210' }),
    problem(429, 'TOO_MANY'),
  );
  page.show(<Deletion />);
  const send = screen.getByText('Send');
  fireEvent.click(send);
  const dialog = await screen.findByRole('dialog');
  const digit = screen.getByLabelText('Digit 1 of 5') as HTMLInputElement;
  fireEvent.change(digit, { target: { value: '7' } });
  // The button in the dialog waits for its countdown; both start the same request.
  fireEvent.click(send);
  await waitUntil(() => expect(page.server.sent(SEND)).toHaveLength(2));
  await waitUntil(() => expect(dialog.textContent).toContain('the shop says TOO_MANY'));
  expect(dialog.textContent).toContain('We sent five digits to +91 xxxxx 43210.');
  expect(digit.value).toBe('7');
});
