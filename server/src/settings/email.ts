import type { EmailSettings } from '../modules/notifications/index.ts';
import type { EnvironmentReader } from './reader.ts';

export function readEmail(reader: EnvironmentReader): EmailSettings | undefined {
  const smtpUrl = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl === undefined) return undefined;
  reader.required('PUBLIC_URL', 'messages name the shop’s address');
  const from = reader.required('MAIL_FROM', 'e-mails leave by SMTP_URL');
  if (from !== '' && !/^[^\r\n]*@[^\s@]+$/.test(from)) {
    reader.problems.push('MAIL_FROM must be an e-mail address, or a name with one in < >');
  }
  return { smtpUrl, from };
}
