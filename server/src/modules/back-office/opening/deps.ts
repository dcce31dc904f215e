import type { TestChannel } from '../../notifications/index.ts';
import type { PaymentDeps } from '../../payments/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import type { PreviewPass } from './preview-pass.ts';

export type OpeningDeps = BackOfficeDeps & {
  payments: Pick<PaymentDeps, 'providers'>;
  testChannel: TestChannel;
  providerNames: Readonly<Record<'sms' | 'email', string | undefined>>;
  /** Messages without a provider can be read at /dev/outbox. */
  hasOutbox: boolean;
  previewPass: PreviewPass;
  secureCookies: boolean;
};
