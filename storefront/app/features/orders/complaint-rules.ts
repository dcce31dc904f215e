import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintState } from '@sabuja/contract';
import { apiStatus, problemOf } from '@sabuja/ui/lib/api-error.ts';

export type ComplaintForm = { details: string; reason: string };

export const emptyComplaint: ComplaintForm = { details: '', reason: '' };

/** The first empty field: a complaint needs a description and a reason (S5.14). */
export const missingField = ({ details, reason }: ComplaintForm) =>
  details.trim() === '' ? 'details' : reason === '' ? 'reason' : undefined;

/** The messages of the three outcomes (S8.17). */
export const complaintMessages = {
  incomplete: msg`Please complete all fields before submitting.`,
  submitted: msg`Your complaint has been submitted.`,
  failed: msg`Failed to submit complaint.`,
} as const;

/** The server's reason for not accepting a complaint; undefined for other failures. */
export const refusalOf = (error: unknown): string | undefined =>
  apiStatus(error) === 409 ? problemOf(error)?.message : undefined;

export const complaintStateLabels: Record<ComplaintState, MessageDescriptor> = {
  OPEN: msg`We are looking into it`,
  ANSWERED: msg`Answered`,
};
