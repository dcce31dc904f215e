import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintState } from '@sabuja/contract';
import { apiStatus, problemOf } from '../../lib/api-error.ts';

export type ComplaintForm = { details: string; reason: string };

export const emptyComplaint: ComplaintForm = { details: '', reason: '' };

/** A complaint needs words and a reason. */
export const isComplete = ({ details, reason }: ComplaintForm): boolean =>
  details.trim() !== '' && reason !== '';

/** The texts of the three outcomes, as the shop has always said them. */
export const complaintMessages = {
  incomplete: msg`Please complete all fields before submitting.`,
  submitted: msg`Your complaint has been submitted.`,
  failed: msg`Failed to submit complaint.`,
} as const;

/** Why the shop takes no further complaint now, in its own words; nothing of other failures. */
export const refusalOf = (error: unknown): string | undefined =>
  apiStatus(error) === 409 ? problemOf(error)?.message : undefined;

export const complaintStateLabels: Record<ComplaintState, MessageDescriptor> = {
  OPEN: msg`We are looking into it`,
  ANSWERED: msg`Answered`,
};
