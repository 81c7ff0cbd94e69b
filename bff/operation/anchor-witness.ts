const CALL_MS_MAX = 10_000;
const ANSWER_CHARS_MAX = 64 * 1024 * 1024;

/** Another server that stores each anchor, so that a rollback of this whole machine is detected. */
export interface AnchorWitness {
  /** Its address; a new one gets all anchors from the beginning. */
  readonly url: string;
  /** Throws if it did not accept the line, which is then sent again. */
  tell(line: string): Promise<void>;
  /** All lines it received, in order, some maybe twice. Throws if it does not answer. */
  read(): Promise<string>;
}

/** A witness that takes lines of JSON by POST and returns them as JSON Lines by GET. */
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
