import { fail } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import { storeNominee, toContact, withdrawMarketing } from '../../identity/index.ts';
import { changeRequest, checkRequest } from './change-request.ts';
import { closeRequest } from './close-request.ts';
import type { PrivacyDeps } from './deps.ts';
import { kindTexts } from './kind-texts.ts';

type Finish = {
  number: string;
  answer: string;
  nominee?: { full_name: string; contact: string } | undefined;
};

/**
 * Closes a request with a text on what was done, and notifies the customer. Stores the nominee, or withdraws the
 * consent to marketing messages; a correction or the handover of a data file is done before. Fails with NO_REQUEST,
 * CLOSED, WRONG_KIND, NOT_PROVEN, FILE_NOT_TAKEN, NAME_NEEDED or BAD_CONTACT.
 */
export const finishRequest = (
  deps: PrivacyDeps,
  actor: StaffActor,
  { number, answer, nominee }: Finish,
) =>
  changeRequest(deps, number, async (tx, open) => {
    const { request, customer, now } = open;
    const { kind } = request;
    const refusal = checkRequest(request, ['EXPORT', 'CORRECT', 'NOMINEE', 'WITHDRAW']);
    if (refusal) return refusal;
    if (kind === 'EXPORT' && request.file_taken_at === null) return fail('FILE_NOT_TAKEN');
    if (kind === 'NOMINEE') {
      const named = nominee ?? { full_name: '', contact: '' };
      const failure = await storeNominee(tx, customer.id, named, now);
      if (failure) return failure;
    }
    if (kind === 'WITHDRAW') await withdrawMarketing(tx, customer.id, now);
    const outcome = kind === 'EXPORT' ? 'FILE_GIVEN' : 'CHANGED';
    const text = answer.trim();
    await closeRequest(tx, actor, open, { action: 'done', outcome, answer: text });
    const params = { number, kind: kindTexts[kind], answer: text };
    await deps.identity.notify(tx, toContact(customer), { template: 'privacy_done', params }, now);
    return undefined;
  });
