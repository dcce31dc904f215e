import { createClient, type WireRequest } from '@sabuja/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { createSignInFlow } from './sign-in-flow.ts';
import { resendLabel } from './sign-in-rules.ts';

type StubResponse = { status: number; body: unknown };
const sentResponse: StubResponse = { status: 200, body: { message: 'ok', expires_in: 300 } };
const signedInResponse: StubResponse = {
  status: 200,
  body: { user: { id: 1 }, access_token: 'a', refresh_token: 'r' },
};
const refusedResponse = (
  status: number,
  message: string,
  retry_after?: number,
  code = 'X',
): StubResponse => ({
  status,
  body: { code, message, ...(retry_after === undefined ? {} : { retry_after }) },
});

function startFlow(...responses: (StubResponse | Error)[]) {
  const requests: WireRequest[] = [];
  const toasts: string[] = [];
  const sessions: unknown[] = [];
  const flow = createSignInFlow({
    api: createClient(async (request) => {
      requests.push(request);
      const response = responses.shift() ?? refusedResponse(500, 'unexpected');
      if (response instanceof Error) throw response;
      return response;
    }),
    toasts: {
      success: (message) => void toasts.push(`success: ${inEnglish(message)}`),
      error: (message) => void toasts.push(`error: ${inEnglish(message)}`),
      dismiss: () => {},
    },
    onSignedIn: (result) => void sessions.push(result),
  });
  flow.setMobile('9876543210');
  return { flow, requests, toasts, sessions };
}

describe('the sign-in flow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S4b.1 requests a code, counts 60 s to a resend, restarts after it, and logs in', async () => {
    const { flow, requests, sessions } = startFlow(sentResponse, sentResponse, signedInResponse);
    await flow.requestOtp();
    expect(flow.store.get()).toMatchObject({ step: 'otp', resendIn: 60 });
    await flow.resendOtp();
    expect(requests).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(inEnglish(resendLabel(flow.store.get().resendIn))).toBe('Resend OTP');
    await flow.resendOtp();
    expect(requests[1]).toMatchObject(requests[0] ?? {});
    expect(inEnglish(resendLabel(flow.store.get().resendIn))).toBe('Resend OTP in 60s');
    flow.setOtp('12345');
    await flow.submitOtp();
    expect(requests[2]?.json).toEqual({ mobile_number: '+919876543210', otp: '12345' });
    expect(flow.store.get().step).toBe('done');
    expect(sessions).toEqual([signedInResponse.body]);
  });

  it('S7a.2 S7a.3 requests the code, its resend, and the session with it', async () => {
    const { flow, requests } = startFlow(sentResponse, sentResponse, signedInResponse);
    await flow.requestOtp();
    vi.advanceTimersByTime(60_000);
    await flow.resendOtp();
    flow.setOtp('12345');
    await flow.submitOtp();
    const mobile_number = '+919876543210';
    expect(requests.map(({ method, path, json }) => [method, path, json])).toEqual([
      ['POST', '/api/v1/auth/otp', { mobile_number }],
      ['POST', '/api/v1/auth/otp', { mobile_number }],
      ['POST', '/api/v1/auth/otp/validate', { mobile_number, otp: '12345' }],
    ]);
  });

  it('S8.4 shows success messages', async () => {
    const { flow, toasts } = startFlow(sentResponse, sentResponse, signedInResponse);
    await flow.requestOtp();
    vi.advanceTimersByTime(60_000);
    await flow.resendOtp();
    flow.setOtp('12345');
    await flow.submitOtp();
    expect(toasts).toEqual([
      'success: OTP has been sent to your mobile number',
      'success: OTP resent successfully',
      'success: Login successful',
    ]);
  });

  it('S8.1 shows that a code could not be sent, and stays at the number', async () => {
    const { flow, toasts } = startFlow(refusedResponse(503, 'down'));
    await flow.requestOtp();
    expect(toasts).toEqual(['error: Failed to send OTP']);
    expect(flow.store.get()).toMatchObject({ step: 'mobile', notice: 'down', busy: undefined });
  });

  it('S8.2 shows that a code could not be resent, with the wait requested by the server', async () => {
    const { flow, toasts } = startFlow(
      sentResponse,
      refusedResponse(429, 'Too many codes were requested.', 50),
    );
    await flow.requestOtp();
    vi.advanceTimersByTime(60_000);
    await flow.resendOtp();
    expect(toasts.at(-1)).toBe('error: Failed to resend OTP');
    const { notice } = flow.store.get();
    expect(typeof notice === 'object' && inEnglish(notice)).toBe(
      'Too many codes were requested. Try again in 50 s.',
    );
  });

  it('S8.3 shows Invalid OTP whatever the reason', async () => {
    for (const response of [
      refusedResponse(400, 'Invalid OTP'),
      refusedResponse(429, 'Locked.', 60),
      refusedResponse(500, ''),
    ]) {
      const { flow, toasts, sessions } = startFlow(sentResponse, response);
      await flow.requestOtp();
      flow.setOtp('00000');
      await flow.submitOtp();
      expect(toasts.at(-1)).toBe('error: Invalid OTP');
      expect(flow.store.get().step).toBe('otp');
      expect(sessions).toEqual([]);
    }
  });

  it('S10.447 names the number that the code was sent to', async () => {
    const { flow, requests } = startFlow(sentResponse);
    const isSent = flow.requestOtp();
    flow.setMobile('9876543211');
    await isSent;
    expect(requests[0]?.json).toEqual({ mobile_number: '+919876543210' });
    expect(flow.store.get()).toMatchObject({ step: 'otp', mobile: '9876543210' });
  });

  it('S10.450 names the failure of the network or of the server beside the field', async () => {
    const noticesOf = async (response: StubResponse | Error) => {
      const { flow } = startFlow(sentResponse, response);
      await flow.requestOtp();
      flow.setOtp('12345');
      await flow.submitOtp();
      const { notice } = flow.store.get();
      return typeof notice === 'object' ? inEnglish(notice) : notice;
    };
    expect(await noticesOf(new TypeError('Failed to fetch'))).toBe(
      'Something went wrong. Please try again.',
    );
    expect(await noticesOf(refusedResponse(503, 'The shop is busy.', 5))).toBe(
      'The shop is busy. Try again in 5 s.',
    );
    expect(await noticesOf(refusedResponse(400, 'Invalid OTP', undefined, 'INVALID_OTP'))).toBe(
      'Invalid OTP',
    );
  });

  it('sends no request for an incomplete number or code, nor a second one at once', async () => {
    const { flow, requests } = startFlow(sentResponse);
    flow.setMobile('98765');
    await flow.requestOtp();
    expect(requests).toHaveLength(0);
    flow.setMobile('9876543210');
    await Promise.all([flow.requestOtp(), flow.requestOtp()]);
    flow.setOtp('123');
    await flow.submitOtp();
    expect(requests).toHaveLength(1);
  });
});
