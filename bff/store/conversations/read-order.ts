import { type ErrorCode, ServiceError } from '../../base/errors.ts';

/** A read for another thread: the module's URL, the function it exports, and its arguments. */
export interface ReadOrder {
  module: string;
  name: string;
  args: readonly unknown[];
}

/** A thread's answer. A refusal is passed as its parts, because an error's class is lost between threads. */
export type ReadAnswer = { value: unknown } | { refusal: { code: ErrorCode; message: string } };

/** Turns a refusal back into the error that the calling thread throws. */
export function toError({ code, message }: { code: ErrorCode; message: string }): ServiceError {
  return new ServiceError(code, message);
}
