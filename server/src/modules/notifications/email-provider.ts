import { seconds } from '@sabuja/kit';
import { createTransport } from 'nodemailer';
import { type OutgoingMessage, type Send, UndeliverableError } from './send-message.ts';

/** The SMTP server that sends e-mails, as `smtp://name:password@host:587` or `smtps://…`. */
export type EmailSettings = { smtpUrl: string; from: string };

const SMTP_TIMEOUT = seconds(10);

/** Creates the configured SMTP provider; undefined when e-mails stay in the outbox. */
export function emailProvider(settings: EmailSettings | undefined): Send | undefined {
  if (!settings) return undefined;
  const { smtpUrl, from } = settings;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    dnsTimeout: SMTP_TIMEOUT,
  });
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') || 'localhost';
  return async (message) => {
    try {
      const { response } = await transport.sendMail({
        from,
        to: { name: '', address: message.to },
        subject: message.subject ?? message.body.split('\n')[0] ?? '',
        text: renderText(message),
        // The id is the same at every attempt, so that a mailbox can recognize a duplicate.
        messageId: `<outbox-${message.id}@${domain}>`,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return response;
    } catch (error) {
      const { responseCode = 0, command = '' } = error as {
        responseCode?: number;
        command?: string;
      };
      const isRefused = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
      throw isRefused ? new UndeliverableError((error as Error).message) : error;
    }
  };
}

const renderText = ({ body, link }: OutgoingMessage): string =>
  link === null ? `${body}\n` : `${body}\n\n${link}\n`;
