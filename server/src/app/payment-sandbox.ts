import { mountRazorpaySandbox, sandboxSettings } from '@sabuja/sandbox-razorpay';
import type { FastifyInstance } from 'fastify';
import { type ConfiguredProvider, configureSandboxProvider } from '../modules/payments/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { isLocalRequest } from '../platform/http/index.ts';
import { isLocalOnly, type Settings } from '../settings.ts';

const PATH = '/sandbox/razorpay';

/** Mounts the payment provider's sandbox on the shop's own port; returns the provider that reaches it. */
export type MountPaymentSandbox = (http: FastifyInstance) => ConfiguredProvider;

/**
 * The sandbox of the payment provider, for a shop without keys; undefined where strangers could pay with it,
 * unless the settings say so.
 */
export function createPaymentSandbox(
  settings: Settings,
  databaseUrl: string,
  clock: Clock = systemClock,
): MountPaymentSandbox | undefined {
  if (!(settings.paymentSandbox ?? isLocalOnly(settings))) return undefined;
  return (http) =>
    configureSandboxProvider(
      mountRazorpaySandbox(http, {
        path: PATH,
        webhookPath: '/api/v1/payment/webhook',
        databaseUrl,
        secret: settings.sessionSecret,
        clock,
        mayControl: isLocalRequest,
      }),
    );
}

/** The sandbox that servers have mounted, for a worker; undefined where they have none. */
export const reachPaymentSandbox = (
  { paymentSandbox, sessionSecret }: Settings,
  origin: () => string,
): ConfiguredProvider | undefined =>
  paymentSandbox
    ? configureSandboxProvider(sandboxSettings({ path: PATH, secret: sessionSecret, origin }))
    : undefined;
