/** An error that becomes a response with status 400 or above, in the provider's format. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  constructor(status: number, error: Partial<ProblemBody['error']> & { description: string }) {
    super(error.description);
    this.status = status;
    this.body = { error: { ...errorDefaults, ...error } };
  }
}

type ProblemBody = {
  error: {
    code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: Record<string, string>;
    field?: string;
  };
};

const errorDefaults = {
  code: 'BAD_REQUEST_ERROR',
  source: 'NA',
  step: 'NA',
  reason: 'NA',
  metadata: {},
} as const;

/** Returns the problem of an invalid request; `field` is the name of the invalid field, if it is one. */
export const badRequest = (description: string, field?: string): Problem =>
  new Problem(400, {
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field !== undefined && { field }),
  });

export const unknownId = (): Problem => badRequest('The id provided does not exist');
export const alreadyPaid = (): Problem =>
  badRequest(
    'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
  );
export const authenticationFailed = (): Problem =>
  new Problem(401, { description: 'Authentication failed' });
export const unknownUrl = (): Problem =>
  badRequest('The requested URL was not found on the server.');

/** Returns the problem for a failure of the provider: 429 for too many requests, else a server error. */
export function providerFailure(status: number): Problem {
  if (status === 429) return new Problem(429, { description: 'Too many requests' });
  const code = status === 502 || status === 504 ? 'GATEWAY_ERROR' : 'SERVER_ERROR';
  return new Problem(status, {
    code,
    description:
      'We are facing some trouble completing your request at the moment. Please try again shortly.',
  });
}
