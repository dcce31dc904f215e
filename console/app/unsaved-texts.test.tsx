// @vitest-environment happy-dom
import type {
  AttentionItem,
  PrivacyRequestDetails,
  Refundable,
  StaffComplaintDetails,
  StaffCustomer,
  StaffOrderDetails,
} from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResolveDialog } from './features/attention/resolve-dialog.tsx';
import { AnswerPart } from './features/complaints/answer-part.tsx';
import { SettlePart } from './features/complaints/settle-part.tsx';
import { BlockDialog } from './features/customers/block-dialog.tsx';
import { NotesPart } from './features/customers/notes-part.tsx';
import { CancelDialog } from './features/order/cancel-dialog.tsx';
import { FinishForm } from './features/privacy/finish-form.tsx';
import { RecordDialog } from './features/privacy/record-dialog.tsx';
import { RefundDialog } from './features/refunds/refund-dialog.tsx';
import { CloseDialog } from './features/slots/close-dialog.tsx';
import { findElement } from './testing/find-element.ts';
import { renderPage } from './testing/render-page.tsx';

const ignore = () => undefined;
const complaint = { ticket_no: 'T1', answer: null, settlement: null, stage: 'ANSWERED' };
const order = { uid: 'o1', order_no: '7', status: 'PLACED', department: 'GROCERY', items: [] };
const refundable = { refunds: [], lines: [], remaining: 80, alone: null, wallet_exists: true };

/** What a test renders lacks what the part does not read. */
const partly = <T,>(value: Partial<Record<keyof T, unknown>>): T => value as T;
const shown = {
  complaint: partly<StaffComplaintDetails>(complaint),
  order: partly<StaffOrderDetails>(order),
  refundable: partly<Refundable>({ ...refundable, source_remaining: 0 }),
  customer: partly<StaffCustomer>({ uid: 'c1', notes: [] }),
  attention: partly<AttentionItem>({ kind: 'DISPUTE', id: '1' }),
  request: partly<PrivacyRequestDetails>({ number: 'PR1', kind: 'ERASE' }),
};
const open = { open: true, onClose: ignore };

const forms: [string, string, ReactNode][] = [
  ['an answer', 'answer', <AnswerPart key="1" complaint={shown.complaint} />],
  ['a settlement', 'note', <SettlePart key="1" complaint={shown.complaint} />],
  ['a note on a customer', 'text', <NotesPart key="1" customer={shown.customer} />],
  [
    'a reason to close a slot',
    'closed_reason',
    <CloseDialog key="1" {...open} title="Close" error={null} busy={false} onSend={ignore} />,
  ],
  [
    'a refund',
    'reason',
    <RefundDialog key="1" {...open} order={shown.order} refundable={shown.refundable} />,
  ],
  ['a privacy request', 'note', <RecordDialog key="1" {...open} uid="c1" />],
  ['an answer to a privacy request', 'answer', <FinishForm key="1" request={shown.request} />],
  ['a reason to block a customer', 'reason', <BlockDialog key="1" {...open} uid="c1" />],
  ['a note on what was done', 'note', <ResolveDialog key="1" {...open} item={shown.attention} />],
  [
    'a reason to cancel',
    'reason',
    <CancelDialog key="1" {...open} order={shown.order} busy={false} onCancel={ignore} />,
  ],
];

let unmount = ignore as () => void;
afterEach(() => {
  unmount();
  queryClient().clear();
});

/** Whether the browser would ask before the tab is closed. */
const asksToLeave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

type Field = HTMLInputElement | HTMLTextAreaElement;
const findField = (name: string) => findElement<Field>(`[name="${name}"]`);

function type(field: Field, text: string): void {
  // The prototype's setter bypasses React's value tracking; otherwise React would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(forms)('S10.441 leaving %s that is half written asks', async (_, name, form) => {
  unmount = renderPage(form, '/', () => ({ results: [] })).unmount;
  const field = await findField(name);
  expect(asksToLeave()).toBe(false);
  type(field, 'Half written');
  await vi.waitFor(() => expect(asksToLeave()).toBe(true));
  type(field, '');
  await vi.waitFor(() => expect(asksToLeave()).toBe(false));
});

test('S10.441 a dialog without changes closes at once, also beside a text that is half written', async () => {
  const onClose = vi.fn<() => void>();
  const page = (
    <>
      <AnswerPart complaint={shown.complaint} />
      <CancelDialog open onClose={onClose} order={shown.order} busy={false} onCancel={ignore} />
    </>
  );
  unmount = renderPage(page, '/', () => ({ results: [] })).unmount;
  type(await findField('answer'), 'Half written');
  await vi.waitFor(() => expect(asksToLeave()).toBe(true));
  const close = document.querySelector<HTMLButtonElement>('button[aria-label=Close]');
  close?.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

/** A dialog that is closed by others, as by a request that succeeds. */
function ToggledDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" id="toggle" onClick={() => setIsOpen(!isOpen)} />
      <BlockDialog uid="c1" open={isOpen} onClose={ignore} />
    </>
  );
}

test('S10.441 a dialog that closed while it asked does not ask when it opens again', async () => {
  unmount = renderPage(<ToggledDialog />, '/', () => ({ results: [] })).unmount;
  const toggle = async () => (await findElement('#toggle')).click();
  const asked = () => document.body.textContent?.includes('Leave without saving?');
  type(await findField('reason'), 'Half written');
  await vi.waitFor(() => expect(asksToLeave()).toBe(true));
  (await findElement('button[aria-label=Close]')).click();
  await vi.waitFor(() => expect(asked()).toBe(true));
  await toggle();
  await vi.waitFor(() => expect(document.querySelector('[name=reason]')).toBeNull());
  await toggle();
  await findField('reason');
  expect(asked()).toBe(false);
});
