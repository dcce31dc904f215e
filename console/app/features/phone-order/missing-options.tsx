import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MissingChoice, missingChoices } from '@sabuja/contract/rules/if-missing';

const labels: Record<MissingChoice, MessageDescriptor> = {
  REPLACE: msg`Replace it with something alike`,
  CALL: msg`Call first`,
  LEAVE_OUT: msg`Leave it out`,
};

/** The choices for missing items, as `<option>` elements. */
export function MissingOptions() {
  const { i18n } = useLingui();
  return missingChoices.map((choice) => (
    <option key={choice} value={choice}>
      {i18n._(labels[choice])}
    </option>
  ));
}
