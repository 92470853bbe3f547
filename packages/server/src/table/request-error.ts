import { ERRORS, type ErrorBody, type ErrorCode } from '@crescendo/protocol';
import { StorageError } from '../storage/engine.ts';

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

/** The client is told to try again when the storage fails. */
export const orTryAgain = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageError ? new RequestError('try-again') : error;
  }
};
