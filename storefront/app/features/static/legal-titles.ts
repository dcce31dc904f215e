import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';

export const legalTitles: Readonly<Record<LegalPageName, MessageDescriptor>> = {
  terms: msg`Terms & Conditions`,
  privacy: msg`Privacy Policy`,
  about: msg`About Us`,
};
