import { useLingui } from '@lingui/react/macro';
import { legalPlaceholders } from '@sabuja/contract/rules/legal-pages';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea, type TextAreaProps } from '@sabuja/ui/text-area.tsx';
import { Bold, Heading2, Link2, List } from 'lucide-react';
import { useRef } from 'react';
import { placeholderLabels } from './legal-labels.ts';
import { type Edit, insertText, link, prefixLines, wrap } from './markup.ts';

/** A Markdown editor, with buttons for the marks and a list of the allowed placeholders. */
export function TextEditor(props: TextAreaProps) {
  const { t, i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (edit: (selection: { text: string; from: number; to: number }) => Edit) => {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: from, selectionEnd: to } = current;
    applyEdit(current, edit({ text, from, to }));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-1">
        <IconButton label={t`Heading`} onClick={() => change((at) => prefixLines(at, '## '))}>
          <Heading2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`Bold`} onClick={() => change((at) => wrap(at, '**'))}>
          <Bold aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`List`} onClick={() => change((at) => prefixLines(at, '- '))}>
          <List aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`Link`} onClick={() => change((at) => link(at, 'https://'))}>
          <Link2 aria-hidden="true" className="size-5" />
        </IconButton>
        <div className="min-w-0 flex-1 basis-56">
          <Select
            label={t`Insert a fact of the shop`}
            hideLabel
            value=""
            onChange={({ target }) => change((at) => insertText(at, `{{${target.value}}}`))}
          >
            <option value="">{t`Insert a fact of the shop`}</option>
            {legalPlaceholders.map((name) => (
              <option key={name} value={name}>
                {i18n._(placeholderLabels[name])}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <TextArea ref={area} rows={22} spellCheck {...props} />
    </div>
  );
}

/** Applies an edit as if it was typed, so that the browser's undo works. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  area.setSelectionRange(from + select[0], from + select[1]);
}
