import { type ErrorCode, ServiceError } from '../../base/errors.ts';

/** One read as it crosses to the thread that does it: the module's URL, the function it exports, and what that is given. */
export interface ReadOrder {
  module: string;
  name: string;
  args: readonly unknown[];
}

/** What a thread gives back. A refusal crosses as its parts: of an error's class nothing is left on the other side. */
export type ReadAnswer = { value: unknown } | { refusal: { code: ErrorCode; message: string } };

/** A refusal as the thread that asked throws it. */
export function toError({ code, message }: { code: ErrorCode; message: string }): ServiceError {
  return new ServiceError(code, message);
}
