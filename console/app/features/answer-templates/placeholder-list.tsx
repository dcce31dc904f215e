import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type AnswerPlaceholder,
  answerPlaceholders,
} from '@sabuja/contract/rules/answer-placeholders';

const meanings = {
  name: msg`the customer's name`,
  order: msg`the order's number`,
  ticket: msg`the complaint's number`,
  refund: msg`what was refunded for the complaint`,
  shop: msg`the shop's name`,
} as const satisfies Record<AnswerPlaceholder, unknown>;

/** The placeholders that a template may contain, and the value that each is replaced with. */
export function PlaceholderList() {
  const { t, i18n } = useLingui();
  return (
    <div className="rounded-field bg-sunk px-3.5 py-2.5 text-sm">
      <p className="font-semibold">{t`Filled when it is inserted, in every language:`}</p>
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[auto_1fr]">
        {answerPlaceholders.map((name) => (
          <div key={name} className="contents">
            <dt className="font-mono">{`{${name}}`}</dt>
            <dd className="text-muted max-sm:mb-1">{i18n._(meanings[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
