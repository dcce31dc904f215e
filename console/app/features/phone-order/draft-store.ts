import { emptyDraft, isWorthKeeping, type PhoneDraft } from './phone-draft.ts';

/** In the tab alone, and of one member: another who signs in does not find it. */
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

/** Stores a draft; one without anything to lose is removed. */
export function storeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  member: string,
  draft: PhoneDraft,
): void {
  try {
    if (isWorthKeeping(draft)) storage.setItem(keyOf(member), JSON.stringify(draft));
    else storage.removeItem(keyOf(member));
  } catch {
    // A full storage: the draft is lost with a reload, which asks before.
  }
}
