/** A link that carries the chat on, and its QR code as it is drawn. */
export interface MadeLink {
  url: string;
  path: string;
  viewBox: string;
}

/** What a guest asks the server for, with the session of their chat. Each rejects where it did not work. */
export interface GuestCalls {
  makeLink(purpose: 'resume' | 'whatsapp'): Promise<MadeLink>;
  readEmail(): Promise<string | null>;
  /** Gives the address that is kept now. */
  leaveEmail(email: string, consent: { consentText: string; language: string }): Promise<string | null>;
  forgetEmail(): Promise<null>;
  /** Has a copy of the conversation sent; gives where it goes. */
  mailTranscript(email: string, language: string): Promise<string | null>;
}

/** There is no connection that a call could be made for. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
}

const FOLLOW_UP = 'follow-up';

/** `baseUrl` gives what ends in `/chat/`, `session` the token of the connection there is. */
export function createGuestCalls(baseUrl: () => string, session: () => string | undefined): GuestCalls {
  async function call(method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const token = session();
    if (token === undefined) throw new NoSession('There is no connection');
    const response = await fetch(new URL(path, baseUrl()), {
      method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return response.status === 204 ? {} : response.json();
  }

  const readEmail = ({ email }: Readonly<Record<string, unknown>>) => (typeof email === 'string' ? email : null);
  return {
    async makeLink(purpose) {
      const { url, qr } = await call('POST', 'link', { purpose });
      // Drawn from its two attributes: a page may forbid that documents are made of text.
      const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(String(qr)) ?? [];
      const [, path = ''] = / d="([^"]+)"/.exec(String(qr)) ?? [];
      return { url: String(url), path, viewBox };
    },
    readEmail: async () => readEmail(await call('GET', FOLLOW_UP)),
    leaveEmail: async (email, consent) => readEmail(await call('PUT', FOLLOW_UP, { email, ...consent })),
    mailTranscript: async (email, language) => readEmail(await call('POST', 'transcript', { email, language })),
    async forgetEmail() {
      await call('DELETE', FOLLOW_UP);
      return null;
    },
  };
}
