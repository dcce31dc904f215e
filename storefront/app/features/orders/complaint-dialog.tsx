import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { MAX_COMPLAINT_LENGTH } from '@sabuja/contract/limits';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Field, fieldAria, fieldClass } from '@sabuja/ui/field.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useOpenings } from '@sabuja/ui/use-openings.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { OfflineNote } from '../../lib/offline-note.tsx';
import { useApi } from '../../lib/use-api.ts';
import {
  type ComplaintForm,
  complaintMessages,
  emptyComplaint,
  missingField,
  refusalOf,
} from './complaint-rules.ts';
import { complaintReasonsQuery } from './order-queries.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { isTooLarge } from './photo-uploads.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useRaiseComplaint } from './use-raise-complaint.ts';

type Props = { open: boolean; order: Pick<Order, 'uid' | 'user_uid'>; onClose: () => void };

export function ComplaintDialog(props: Props) {
  return <RaiseComplaint key={useOpenings(props.open)} {...props} />;
}

function RaiseComplaint({ open, order, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [form, setForm] = useState(emptyComplaint);
  const [isIncomplete, setIncomplete] = useState(false);
  const uploads = usePhotoUploads(order.uid);
  /** The ticket number once the complaint is submitted; then only photos remain to be sent. */
  const [ticket, setTicket] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const close = () => {
    uploads.clear();
    onClose();
  };
  const sendPhotos = async (ticketNo: string) => {
    setIsSending(true);
    const isDone = await uploads.send(ticketNo);
    setIsSending(false);
    if (isDone) close();
  };
  const raiseComplaint = useRaiseComplaint(order);
  const raise = () =>
    raiseComplaint.mutate(form, {
      onSuccess: ({ ticket_no }) => {
        if (uploads.photos.length === 0) return close();
        setTicket(ticket_no);
        void sendPhotos(ticket_no);
      },
    });
  const isBusy = raiseComplaint.isPending || isSending;
  const missing = missingField(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (ticket !== undefined) return void sendPhotos(ticket);
    setIncomplete(missing !== undefined);
    raiseComplaint.reset();
    if (missing) return (event.currentTarget.elements.namedItem(missing) as HTMLElement).focus();
    const isReady = !uploads.isReading && !uploads.photos.some(isTooLarge);
    if (isReady) raise();
  };
  const number = orderNumber(order.uid);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Raise Complaint for Order #${number}`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={close}>
            {ticket === undefined ? t`Cancel` : t`Close`}
          </Button>
          <Button type="submit" form={formId} busy={isBusy || uploads.isReading}>
            {ticket === undefined || isSending ? t`Submit` : t`Try again`}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {ticket === undefined ? (
          <ComplaintFields
            form={form}
            missing={isIncomplete ? missing : undefined}
            onChange={setForm}
          />
        ) : (
          <ReceivedNote {...{ ticket, isSending }} />
        )}
        <PhotoPicker
          photos={uploads.photos}
          isSent={ticket !== undefined}
          onAdd={uploads.add}
          onRemove={uploads.remove}
        />
        {raiseComplaint.error && <Failure error={raiseComplaint.error} />}
      </form>
    </Dialog>
  );
}

/** Why the complaint could not be sent. */
function Failure({ error }: { error: Error }) {
  const { t } = useLingui();
  return (
    <>
      <p role="alert" className="font-medium text-chilli">
        {refusalOf(error) ?? t(complaintMessages.failed)}
      </p>
      <OfflineNote error={error} />
    </>
  );
}

/** Says that the complaint was received, and whether its photos are being sent. */
function ReceivedNote({ ticket, isSending }: { ticket: string; isSending: boolean }) {
  const { t } = useLingui();
  return (
    <p className="font-medium">
      {isSending
        ? t`We have your complaint ${ticket}. Its photos are being sent.`
        : t`We have your complaint ${ticket}. Not all of its photos have arrived.`}
    </p>
  );
}

type FieldsProps = {
  form: ComplaintForm;
  /** The field that is named as empty. */
  missing: ReturnType<typeof missingField>;
  onChange: (form: ComplaintForm) => void;
};

/** The two fields that the specification requires: description and reason. */
function ComplaintFields({ form, missing, onChange }: FieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const errorOf = (field: typeof missing) =>
    missing === field ? t(complaintMessages.incomplete) : undefined;
  const details = { label: t`What went wrong?`, error: errorOf('details') };
  const reasons = useQuery(complaintReasonsQuery(useApi()));
  return (
    <>
      <Field {...details} id={id} required>
        <textarea
          {...fieldAria(id, details)}
          name="details"
          required
          rows={4}
          maxLength={MAX_COMPLAINT_LENGTH}
          placeholder={t`Write your complaint here...`}
          value={form.details}
          onChange={(event) => onChange({ ...form, details: event.target.value })}
          className={`${fieldClass} min-h-28 resize-y py-2.5`}
        />
      </Field>
      <Select
        label={t`Reason`}
        name="reason"
        error={errorOf('reason')}
        required
        value={form.reason}
        onChange={(event) => onChange({ ...form, reason: event.target.value })}
      >
        <option value="">{t`Select a reason`}</option>
        {reasons.data?.map(({ id, description }) => (
          <option key={id} value={id}>
            {description}
          </option>
        ))}
      </Select>
    </>
  );
}
