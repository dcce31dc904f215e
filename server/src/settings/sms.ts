import type { SmsSettings } from '../modules/notifications/index.ts';
import type { EnvironmentReader } from './reader.ts';

export function readSms(reader: EnvironmentReader): SmsSettings {
  const provider = reader.oneOf('SMS_PROVIDER', ['local', 'msg91', 'http'], 'local');
  if (provider !== 'local') reader.required('PUBLIC_URL', 'messages name the shop’s address');
  if (provider === 'msg91') {
    return {
      provider,
      authKey: reader.required('MSG91_AUTH_KEY', 'SMS_PROVIDER is msg91'),
      otpTemplateId: reader.required('MSG91_OTP_TEMPLATE_ID', 'SMS_PROVIDER is msg91'),
      templateIds: readTexts(reader, 'MSG91_TEMPLATE_IDS'),
      sender: reader.text('MSG91_SENDER', ''),
      url: reader.url('MSG91_URL', ['https:', 'http:']) ?? 'https://control.msg91.com',
    };
  }
  if (provider === 'http') {
    return {
      provider,
      url: reader.required('SMS_HTTP_URL', 'SMS_PROVIDER is http'),
      method: reader.oneOf('SMS_HTTP_METHOD', ['GET', 'POST'], 'POST'),
      headers: readTexts(reader, 'SMS_HTTP_HEADERS'),
      body: reader.text('SMS_HTTP_BODY', '{"to":"{to}","message":"{message}"}'),
      translations: reader
        .text('SMS_HTTP_TRANSLATIONS', '')
        .split(',')
        .map((name) => name.trim()),
    };
  }
  return { provider };
}

/** A JSON object of texts. */
function readTexts(reader: EnvironmentReader, name: string): Record<string, string> {
  const raw = reader.text(name, '{}');
  try {
    return Object.fromEntries(Object.entries(JSON.parse(raw)).map(([k, v]) => [k, String(v)]));
  } catch {
    reader.problems.push(`${name} must be a JSON object of names and texts`);
    return {};
  }
}
