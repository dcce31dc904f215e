import { describe, expect, test } from 'vitest';
import { readSettings, SettingsProblem } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ SESSION_SECRET: 'a secret for tests only', ...env });
const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thiskeysecretisfortests',
  RAZORPAY_WEBHOOK_SECRET: 'andthisoneisnotreusedbymany',
};

describe('the payment provider', () => {
  test('without any of its settings there is none', () => {
    expect(read({}).razorpay).toBeUndefined();
  });

  test('its keys are enough; the URLs default to those of Razorpay', () => {
    expect(read(keys).razorpay).toEqual({
      keyId: keys.RAZORPAY_KEY_ID,
      keySecret: keys.RAZORPAY_KEY_SECRET,
      webhookSecret: keys.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: 'https://api.razorpay.com',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    });
    const custom = read({ ...keys, RAZORPAY_API_URL: 'https://pay.example/' }).razorpay;
    expect(custom?.apiUrl).toBe('https://pay.example');
  });

  test.each([
    [{ RAZORPAY_KEY_ID: keys.RAZORPAY_KEY_ID }, ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: ' ' }, ['RAZORPAY_WEBHOOK_SECRET']],
    [{ RAZORPAY_API_URL: 'https://pay.example' }, Object.keys(keys)],
    [{ ...keys, RAZORPAY_KEY_ID: 'live_1DP5mmOlF5G5ag' }, ['RAZORPAY_KEY_ID']],
    [{ ...keys, RAZORPAY_CHECKOUT_URL: 'javascript:alert(1)' }, ['RAZORPAY_CHECKOUT_URL']],
    [{ ...keys, RAZORPAY_SANDBOX: '1' }, ['RAZORPAY_SANDBOX']],
  ])('%j is refused in one message that names what is wrong', (env, wrong) => {
    let message = '';
    try {
      read(env);
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsProblem);
      message = (error as Error).message;
    }
    for (const name of wrong) expect(message).toContain(name);
    expect(message).not.toContain(keys.RAZORPAY_KEY_SECRET);
  });
});

describe('e-mail', () => {
  const mail = {
    SMTP_URL: 'smtps://shop:secret@mail.example:465',
    MAIL_FROM: 'Sabuja <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  };

  test('without an SMTP server stays in the outbox', () => {
    expect(read({}).email).toBeUndefined();
  });

  test('is sent by an SMTP server, from an address', () => {
    expect(read(mail).email).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
  });

  test.each([
    [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...mail, MAIL_FROM: 'Sabuja' }, 'MAIL_FROM'],
    [{ ...mail, MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ ...mail, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ ...mail, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  ])('%j is refused', (env, wrong) => {
    expect(() => read(env)).toThrow(wrong);
  });
});

describe('S7h.1 the media host', () => {
  test('is the shop itself unless another is set, without a trailing slash', () => {
    expect(read({}).mediaHost).toBe('');
    expect(read({ MEDIA_HOST: 'https://media.example/' }).mediaHost).toBe('https://media.example');
  });
  test.each(['media.example', 'ftp://media.example', 'https://media.example/?v=1'])(
    'cannot be %s',
    (MEDIA_HOST) => expect(() => read({ MEDIA_HOST })).toThrow('MEDIA_HOST must be an address'),
  );
});
