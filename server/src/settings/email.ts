import type { EmailSettings } from '../modules/notifications/index.ts';
import { list, text, url, type ValuesOf } from '../platform/environment/index.ts';

export const emailVariables = {
  SMTP_URL: url(['smtp:', 'smtps:'], {
    isSecret: true,
    description:
      'where e-mails leave, `smtp://name:password@host:587` or `smtps://…`; else they stay in the outbox',
  }),
  MAIL_FROM: text({
    default: '',
    pattern: /^[^\r\n]*@[^\s@]+$/,
    must: 'be an e-mail address, or a name with one in < >',
    requiredIf: (_, given) => given.has('SMTP_URL') && 'e-mails leave by SMTP_URL',
    description: 'required with `SMTP_URL`: `Sabuja <orders@shop.example>`',
  }),
  PUSH_HOSTS: list({
    description:
      'push services besides those of the usual browsers, with commas between; `*.` for any name before',
  }),
};

/** Returns undefined without SMTP_URL: e-mails then stay in the outbox. */
export const toEmail = ({
  SMTP_URL,
  MAIL_FROM,
}: ValuesOf<typeof emailVariables>): EmailSettings | undefined =>
  SMTP_URL === undefined ? undefined : { smtpUrl: SMTP_URL, from: MAIL_FROM };
