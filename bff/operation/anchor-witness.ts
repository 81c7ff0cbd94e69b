const CALL_MS_MAX = 10_000;
const ANSWER_CHARS_MAX = 64 * 1024 * 1024;

/** Another server that is told each anchor and keeps it: it shows a machine that was put back as a whole, its files with it. */
export interface AnchorWitness {
  /** Where it is: another one is told everything from the beginning. */
  readonly url: string;
  /** Throws where it did not take the line; then it is told it again. */
  tell(line: string): Promise<void>;
  /** Every line that it was told, in order; some may have come twice. Throws where it does not answer. */
  read(): Promise<string>;
}

/** One that is told by POST, one line of JSON each, and gives all of them back by GET, as JSON Lines. */
export function createWitness(url: string): AnchorWitness {
  const call = async (init: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(CALL_MS_MAX) });
    if (!response.ok) throw new Error(`The witness of the audit log answered ${response.status}`);
    return response;
  };
  return {
    url,
    async tell(line) {
      const response = await call({ method: 'POST', headers: { 'content-type': 'application/json' }, body: line });
      await response.body?.cancel();
    },
    async read() {
      const text = await (await call({ headers: { accept: 'application/x-ndjson' } })).text();
      if (text.length > ANSWER_CHARS_MAX)
        throw new Error('The witness of the audit log answered with more than was told');
      return text;
    },
  };
}
