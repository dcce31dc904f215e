import type { EmailSettings } from '../modules/notifications/index.ts';
import type { Reader } from './reader.ts';

export function readEmail(read: Reader): EmailSettings | undefined {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl === undefined) return undefined;
  read.required('PUBLIC_URL', 'messages name the shop’s address');
  const from = read.required('MAIL_FROM', 'e-mails leave by SMTP_URL');
  if (from !== '' && !/^[^\r\n]*@[^\s@]+$/.test(from)) {
    read.problems.push('MAIL_FROM must be an e-mail address, or a name with one in < >');
  }
  return { smtpUrl, from };
}
