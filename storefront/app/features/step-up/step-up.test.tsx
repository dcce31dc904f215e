// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DialogOpener } from '../../testing/dialog-opener.tsx';
import { testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { StepUpDialog } from './step-up-dialog.tsx';
import { useLostNumber } from './use-lost-number.ts';
import { useStepUp } from './use-step-up.ts';

const page = testPage();
const SEND = 'POST /api/v1/auth/step-up';
const CHECK = 'POST /api/v1/auth/step-up/validate';
const LOST = 'POST /api/v1/auth/lost-number';
const sent = ok({ message: 'sent', sent_to: '+91 xxxxx 43210' });

describe('a resend that is refused', () => {
  it('S10.449 of a code that confirms the session says so and changes nothing else', async () => {
    page.server.on(SEND, sent, problem(429, 'TOO_MANY'));
    page.server.on(CHECK, 'silence');
    const hook = page.render(() => useStepUp(() => undefined));
    hook.current.send();
    await waitUntil(() => expect(hook.current.sentTo).toBe('+91 xxxxx 43210'));
    hook.current.setOtp('12345');
    await waitUntil(() => expect(hook.current.otp).toBe('12345'));
    hook.current.check();
    await waitUntil(() =>
      expect(hook.current.codeError).toBe('Something went wrong. Please try again.'),
    );
    hook.current.send();
    await waitUntil(() => expect(hook.current.sendError).toBe('the shop says TOO_MANY'));
    expect(hook.current).toMatchObject({
      sentTo: '+91 xxxxx 43210',
      otp: '12345',
      codeError: null,
    });
  });

  it('S10.449 of a code to a new number leaves the field and the code', async () => {
    page.server.on(LOST, ok({ message: 'sent' }), problem(429, 'TOO_MANY'));
    const hook = page.render(useLostNumber);
    hook.current.setMobile('9876543211');
    await waitUntil(() => expect(hook.current.mobile).toBe('9876543211'));
    hook.current.send();
    await waitUntil(() => expect(hook.current.isCodeSent).toBe(true));
    hook.current.setOtp('12345');
    await waitUntil(() => expect(hook.current.otp).toBe('12345'));
    hook.current.send();
    await waitUntil(() => expect(hook.current.sendError).toBe('the shop says TOO_MANY'));
    expect(hook.current).toMatchObject({ isCodeSent: true, otp: '12345', codeError: null });
    hook.current.setMobile('9876543212');
    await waitUntil(() => expect(hook.current.isCodeSent).toBe(false));
  });
});

it('S10.449 the dialog opens without digits and errors of its last use', async () => {
  page.server.on(SEND, sent);
  page.server.on(CHECK, problem(400, 'INVALID_OTP'));
  page.show(
    <DialogOpener>
      {({ open, onClose }) => <StepUpDialog open={open} onSettled={onClose} />}
    </DialogOpener>,
  );
  const open = () => fireEvent.click(screen.getByText('Open'));
  const code = () => screen.getByPlaceholderText('Enter OTP') as HTMLInputElement;
  open();
  await screen.findByText(/xxxxx 43210/);
  fireEvent.change(code(), { target: { value: '12345' } });
  fireEvent.submit(code());
  await screen.findByText('the shop says INVALID_OTP');
  expect(page.server.sent(SEND)).toHaveLength(1);
  fireEvent.keyDown(code(), { key: 'Escape' });
  await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  await waitUntil(() => expect(page.server.sent(SEND)).toHaveLength(2));
  expect(code().value).toBe('');
  expect(screen.queryByText('the shop says INVALID_OTP')).toBeNull();
});
