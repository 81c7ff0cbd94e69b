const CAUSES_MAX = 3;

/** The parts of an error that go into the log. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  /** The lines of the stack trace: places in our code, and no data. */
  stack?: string;
  cause?: DescribedError;
}

/**
 * Describes an error for the log: its type, message, code and stack. Other fields are left out, for they often hold the
 * data that failed (`input` of a bad URL, `rawPacket` of a bad request). The message of a SyntaxError is left out too,
 * because JSON.parse quotes the text. Never throws, whatever was thrown.
 */
export function describeError(error: unknown, causes = CAUSES_MAX): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const status = 'status' in error ? error.status : undefined;
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return {
    type: error.name,
    message: error instanceof SyntaxError ? '' : error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(frames.length === 0 ? {} : { stack: frames.map((line) => line.trim()).join('\n') }),
    ...(cause === undefined || causes === 0 ? {} : { cause: describeError(cause, causes - 1) }),
  };
}
