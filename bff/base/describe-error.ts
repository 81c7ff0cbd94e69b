const CAUSES_MAX = 3;

/** What a log keeps of an error. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  /** Where it was thrown: places in our code, and nothing of what it was about. */
  stack?: string;
  cause?: DescribedError;
}

/**
 * An error as a log may keep it: what it is and where it came from. What else hangs on it is left out, for that is often the
 * bytes it was about (`input` of a bad URL, `rawPacket` of a bad request), and so is the message where it quotes them
 * (JSON.parse does). Never throws, whatever was thrown.
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
