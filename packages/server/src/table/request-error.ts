import { ERRORS, type ErrorBody, type ErrorCode } from '@crescendo/protocol';

/** A request that is rejected, and why; the client is told exactly this. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly reason: { readonly code: string } | undefined;

  constructor(code: ErrorCode, reason?: { readonly code: string }) {
    super(ERRORS[code][1]);
    this.code = code;
    this.reason = reason;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  body(): ErrorBody {
    const { code, message, reason } = this;
    return { code, message, ...(reason && { reason }) };
  }
}
