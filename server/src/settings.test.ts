import { describe, expect, test } from 'vitest';
import { readSettings, SettingsProblem } from './settings.ts';

const read = (env: Record<string, string>) =>
  readSettings({ SESSION_SECRET: 'a secret for tests only', ...env });
const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thiskeysecretisfortests',
  RAZORPAY_WEBHOOK_SECRET: 'andthisoneisnotreusedbymany',
};

const messageOf = (env: Record<string, string>): string => {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsProblem);
    return (error as Error).message;
  }
  return '';
};

describe('the message about invalid settings', () => {
  test('names every one of them, what it must be and what was given', () => {
    const wrong = {
      PORT: '70000',
      DRAIN_SECONDS: '1.5',
      TRUST_PROXY: 'yes',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'shop.example',
      MSG91_TEMPLATE_IDS: '[1]',
      MAP_HOSTS: 'https://a.example, b.example',
      MAIL_FROM: 'Sabuja',
      OTP_FAILURES_TO_LOCK: '0',
    };
    expect(messageOf(wrong).replace('The settings need a correction: ', '').split('; ')).toEqual([
      "PORT must be a whole number from 0 to 65535, not '70000'",
      "PUBLIC_URL must be an address starting with https:// or http://, not 'shop.example'",
      "TRUST_PROXY must be a whole number from 0 to 10, not 'yes'",
      "DRAIN_SECONDS must be a whole number of seconds from 0 to 300, not '1.5'",
      "RATE_LIMITS must be 1 or 0, not 'maybe'",
      "LOG_LEVEL must be one of silent, error, warn, info, debug, not 'loud'",
      "MSG91_TEMPLATE_IDS must be a JSON object of names and texts, not '[1]'",
      "MAIL_FROM must be an e-mail address, or a name with one in < >, not 'Sabuja'",
      "MAP_HOSTS must be origins like https://tiles.example.com, not 'https://a.example, b.example'",
      "OTP_FAILURES_TO_LOCK must be a whole number from 1 to 1000, not '0'.",
    ]);
  });

  test('says what else is required, and why', () => {
    expect(
      messageOf({
        SESSION_SECRET: ' ',
        DATABASE_URL: 'postgres://me@db/shop',
        SMS_PROVIDER: 'http',
      }),
    ).toBe(
      'The settings need a correction: SESSION_SECRET is missing (sessions must outlive this machine when ' +
        'DATABASE_URL is set); PUBLIC_URL is missing (messages name the shop’s address); ' +
        'SMS_HTTP_URL is missing (SMS_PROVIDER is http).',
    );
  });

  test('says what a pooler needs beside it', () => {
    const pooler = { DATABASE_POOLER: '1', DATABASE_URL: 'postgres://me@pooler/shop' };
    expect(messageOf(pooler)).toBe(
      'The settings need a correction: DATABASE_DIRECT_URL is missing (listening, jobs and migrations need ' +
        'sessions, which the pooler of DATABASE_URL does not keep).',
    );
    const direct = { DATABASE_DIRECT_URL: 'postgres://me@db/shop' };
    expect(messageOf({ ...direct, DATABASE_POOLER: '1' })).toContain('DATABASE_POOLER needs');
    expect(messageOf(direct)).toContain('only beside DATABASE_POOLER=1');
    expect(read({ ...pooler, ...direct })).toMatchObject({
      databaseUrl: 'postgres://me@db/shop',
      pooledDatabaseUrl: 'postgres://me@pooler/shop',
    });
  });

  test('repeats no secret', () => {
    const secrets = {
      SESSION_SECRET: 'hunter2hunter2',
      DATABASE_URL: 'mysql://me:hidden@db/shop',
      SMTP_URL: 'https://me:hidden@mail.example',
      SMS_HTTP_HEADERS: 'Authorization: hidden',
      GEOCODER_URL: 'ftp://me:hidden@nominatim.example',
    };
    const message = messageOf(secrets);
    for (const name of Object.keys(secrets)) expect(message).toContain(name);
    expect(message).not.toMatch(/hidden|hunter/);
  });
});

describe('values', () => {
  test('that are blank count as not given', () => {
    const { sessionSecret, ...defaults } = read({});
    expect(read({ PORT: ' ', LOG_LEVEL: '', DEMO_SHOP: ' ', PUBLIC_URL: '' })).toMatchObject(
      defaults,
    );
  });

  test('S10.383 that limit codes and wrong codes have these defaults', () => {
    expect(read({}).otp).toEqual({
      ...{ perNumberSeconds: 30, perNumberHour: 6, perNumberDay: 10, perDeviceDay: 10 },
      ...{ perAddressHour: 60, perShopHour: 3000, failuresPerDay: 50, proofOfWorkSteps: 1000 },
    });
  });

  test('are read as their type', () => {
    const settings = read({
      PORT: ' 8080 ',
      ADMIN_PORT: '0',
      RATE_LIMITS: 'Off',
      SECURE_COOKIES: 'yes',
      PUSH_HOSTS: 'push.example, *.other.example,',
      RAZORPAY_SANDBOX: '1',
    });
    expect(settings).toMatchObject({
      port: 8080,
      adminPort: 0,
      rateLimits: false,
      secureCookies: true,
      pushHosts: ['push.example', '*.other.example'],
      paymentSandbox: true,
    });
  });

  test('depend on others where they are not given', () => {
    expect(read({})).toMatchObject({ drainSeconds: 0, secureCookies: false, demoShop: true });
    const url = { PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://me@db/shop' };
    expect(read(url)).toMatchObject({ drainSeconds: 5, secureCookies: true, demoShop: false });
    expect(read({ PUBLIC_URL: 'https://shop.example' }).demoShop).toBe(false);
    expect(read({ PUBLIC_URL: 'http://localhost:3000' }).demoShop).toBe(true);
  });

  test('of an SMS gateway', () => {
    const gateway = { SMS_PROVIDER: 'http', PUBLIC_URL: 'https://shop.example' };
    const url = 'https://sms.example/?to={to}';
    expect(
      read({ ...gateway, SMS_HTTP_URL: url, SMS_HTTP_HEADERS: '{"X-Key":"k","X-Version":2}' }).sms,
    ).toEqual({
      provider: 'http',
      url,
      method: 'POST',
      headers: { 'X-Key': 'k', 'X-Version': '2' },
      body: '{"to":"{to}","message":"{message}"}',
      translations: [],
    });
  });

  test('of a geocoder', () => {
    expect(read({ GEOCODER: 'google', GEOCODER_KEY: 'k' }).geocoder).toEqual({
      provider: 'google',
      url: 'https://maps.googleapis.com',
      key: 'k',
    });
    expect(messageOf({ GEOCODER: 'nominatim' })).toContain(
      'GEOCODER_URL is missing (GEOCODER is nominatim)',
    );
  });
});

describe('the payment provider', () => {
  test('without any of its settings there is none', () => {
    expect(read({}).paymentProviders).toEqual([]);
  });

  test('its keys are enough', () => {
    const [provider] = read(keys).paymentProviders;
    expect(provider?.create()).toMatchObject({
      name: 'razorpay',
      checkout: { keyId: keys.RAZORPAY_KEY_ID },
    });
  });

  test.each([
    [{ RAZORPAY_KEY_ID: keys.RAZORPAY_KEY_ID }, ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: ' ' }, ['RAZORPAY_WEBHOOK_SECRET']],
    [{ RAZORPAY_API_URL: 'https://pay.example' }, Object.keys(keys)],
    [{ ...keys, RAZORPAY_KEY_ID: 'live_1DP5mmOlF5G5ag' }, ['RAZORPAY_KEY_ID']],
    [{ ...keys, RAZORPAY_CHECKOUT_URL: 'javascript:alert(1)' }, ['RAZORPAY_CHECKOUT_URL']],
    [{ ...keys, RAZORPAY_SANDBOX: '1' }, ['RAZORPAY_SANDBOX']],
    [{ ...keys, PAYMENT_SANDBOX: '1' }, ['PAYMENT_SANDBOX']],
    [{ ...keys, RAZORPAY_WEBHOOK_SECRET: 'aaaa' }, ['RAZORPAY_WEBHOOK_SECRET']],
  ])('%j is refused in one message that names what is wrong', (env, wrong) => {
    const message = messageOf(env);
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

describe('S10.281 the bucket of pictures', () => {
  const bucket = {
    MEDIA_S3_ENDPOINT: 'https://s3.example.com/',
    MEDIA_S3_BUCKET: 'sabuja-pictures',
    MEDIA_S3_ACCESS_KEY_ID: 'AKEY',
    MEDIA_S3_SECRET_ACCESS_KEY: 'its/secret',
  };
  test('is named with its key, or not at all', () => {
    expect(read({}).mediaBucket).toBeUndefined();
    expect(read(bucket).mediaBucket).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'sabuja-pictures',
      region: 'us-east-1',
      accessKeyId: 'AKEY',
      secretAccessKey: 'its/secret',
      isPathStyle: true,
    });
  });
  test.each(['MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY'])(
    'needs %s',
    (name) => expect(messageOf({ ...bucket, [name]: '' })).toContain(`${name} is missing`),
  );
  test.each([
    [{ MEDIA_S3_REGION: 'auto' }, 'MEDIA_S3_REGION has a use only beside MEDIA_S3_ENDPOINT'],
    [{ ...bucket, MEDIA_S3_ENDPOINT: '' }, 'MEDIA_S3_BUCKET has a use only beside'],
    [{ ...bucket, MEDIA_S3_BUCKET: 'My/Bucket' }, 'MEDIA_S3_BUCKET must be the name of a bucket'],
    [{ ...bucket, MEDIA_S3_ENDPOINT: 's3.example.com' }, 'MEDIA_S3_ENDPOINT must be an address'],
  ])('refuses %j', (env, message) => {
    expect(messageOf(env)).toContain(message);
    expect(messageOf(env)).not.toContain('its/secret');
  });
});
