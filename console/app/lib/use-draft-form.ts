import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { Draft, Drafts } from './drafts.ts';
import { useLatest } from './use-latest.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Revised = { version: number; updated_by: string | null };

/** The part of a form's state that its sections need, limited to their own fields. */
export type DraftFields<Name extends string> = {
  draft: Draft<Name>;
  set: (field: Name, value: string) => void;
  /** Label, value and error of a field. */
  bind: (field: Name) => {
    label: string;
    name: string;
    value: string;
    onChange: (event: ChangeEvent<Control>) => void;
    error: string | undefined;
  };
  /** Counts an upload as running until the returned function is called. */
  trackUpload: () => () => void;
};

/** What somebody else saved while the form was open. */
export type Conflict<Name extends string> = {
  by: string | null;
  theirs: Name[];
  conflicts: Name[];
  current: Draft<Name>;
};

export type DraftForm<Saved, Name extends string> = DraftFields<Name> & {
  saved: Saved | undefined;
  isDirty: boolean;
  /** A file is being uploaded: saving now would leave it out. */
  isUploading: boolean;
  discard: () => void;
  /** Resets the form to a record that was saved in another way. */
  load: (record: Saved) => void;
  save: (onSaved: (record: Saved) => void) => void;
  isSaving: boolean;
  /** The error of saving, unless it is shown beside a field or is a conflict. */
  error: Error | null;
  conflict: Conflict<Name> | undefined;
  /** Formats the value of a field for the conflict notice. */
  describe: (field: Name, value: string) => ReactNode;
};

type Options<Saved extends Revised, Change extends object, Name extends string> = {
  /** The record to change; undefined for a new one. */
  record: Saved | undefined;
  drafts: Drafts<Saved, Change, Name>;
  labels: Readonly<Record<Name, MessageDescriptor>>;
  /** Creates a record, or changes `saved` if its version is still the same. */
  send: (change: Change, saved: Saved | undefined) => Promise<Saved>;
  describe?: (field: Name, value: string) => ReactNode;
};

function useUploads() {
  const [count, setCount] = useState(0);
  const trackUpload = useCallback(() => {
    setCount((running) => running + 1);
    return () => setCount((running) => running - 1);
  }, []);
  return { isUploading: count > 0, trackUpload };
}

/** State of a record's form: typed values, unsaved changes, and conflicts with what others have saved. */
export function useDraftForm<Saved extends Revised, Change extends object, Name extends string>({
  record,
  drafts,
  labels,
  send,
  describe = (_, value) => value,
}: Options<Saved, Change, Name>): DraftForm<Saved, Name> & {
  /** Returns what saving would send: the changed fields, or all filled fields of a new record. */
  toSend: () => Change;
} {
  const { i18n } = useLingui();
  const [saved, setSaved] = useState(record);
  const base = saved ? drafts.toDraft(saved) : drafts.empty;
  const [draft, setDraft] = useState(base);
  const [conflict, setConflict] = useState<Conflict<Name>>();
  const uploads = useUploads();
  const changed = drafts.findChanged(draft, base);
  const toSend = () => (saved ? drafts.toChange(draft, changed) : drafts.toNew(draft));
  const saving = useMutation({ mutationFn: () => send(toSend(), saved) });
  const problem = problemOf(saving.error);
  const set = (field: Name, value: string) =>
    setDraft((current) => ({ ...current, [field]: value }));
  // With the latest draft: the user may have typed more since the save began.
  const onRefused = useLatest((error: unknown) => {
    const refusal = problemOf(error);
    if (refusal?.code !== 'CHANGED_MEANWHILE') return;
    const theirs = refusal.details as Saved;
    const current = drafts.toDraft(theirs);
    const rebased = drafts.rebase(draft, base, current);
    setSaved(theirs);
    setDraft(rebased.draft);
    setConflict({ ...rebased, by: theirs.updated_by, current });
  });
  const load = (record: Saved) => {
    setSaved(record);
    setDraft(drafts.toDraft(record));
    setConflict(undefined);
  };
  const save = (onSaved: (record: Saved) => void) =>
    saving.mutate(undefined, {
      onError: onRefused,
      onSuccess: (result) => {
        setSaved(result);
        // `draft` is what was sent; what was typed since then stays as an unsaved change.
        setDraft((now) => drafts.rebase(now, draft, drafts.toDraft(result)).draft);
        setConflict(undefined);
        onSaved(result);
      },
    });
  return {
    saved,
    draft,
    set,
    isDirty: changed.length > 0,
    ...uploads,
    discard: () => {
      setDraft(base);
      setConflict(undefined);
      saving.reset();
    },
    load,
    toSend,
    save,
    isSaving: saving.isPending,
    error:
      drafts.fieldOf(problem?.field) || problem?.code === 'CHANGED_MEANWHILE' ? null : saving.error,
    conflict,
    describe,
    bind: (field) => ({
      label: i18n._(labels[field]),
      name: field,
      value: draft[field],
      onChange: ({ target }) => set(field, target.value),
      error: drafts.fieldOf(problem?.field) === field ? problem?.message : undefined,
    }),
  };
}
