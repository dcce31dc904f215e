import { emptyDraft, isWorthStoring, type PhoneDraft } from './phone-draft.ts';

/** Stored in sessionStorage under the member's id, so that the next member to sign in does not see it. */
const keyOf = (member: string): string => `phone-order:${member}`;

/** The stored draft of a member; an empty one when there is none or it cannot be read. */
export function readDraft(storage: Pick<Storage, 'getItem'>, member: string): PhoneDraft {
  try {
    const stored = storage.getItem(keyOf(member));
    return stored === null ? emptyDraft : { ...emptyDraft, ...(JSON.parse(stored) as PhoneDraft) };
  } catch {
    return emptyDraft;
  }
}

/** Stores a draft; a draft without lines still to be placed is removed. */
export function storeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  member: string,
  draft: PhoneDraft,
): void {
  try {
    if (isWorthStoring(draft)) storage.setItem(keyOf(member), JSON.stringify(draft));
    else storage.removeItem(keyOf(member));
  } catch {
    // The storage is full: a reload loses the draft, but asks for confirmation first.
  }
}
