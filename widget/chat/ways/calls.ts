/** A link that opens this chat elsewhere, with its QR code. */
export interface MadeLink {
  url: string;
  path: string;
  viewBox: string;
}

/** Requests of the guest to the server, made with their session. Each rejects on failure. */
export interface GuestCalls {
  makeLink(purpose: 'resume' | 'whatsapp'): Promise<MadeLink>;
  readEmail(): Promise<string | null>;
  /** Returns the address that is stored now. */
  leaveEmail(email: string, consent: { consentText: string; language: string }): Promise<string | null>;
  forgetEmail(): Promise<null>;
  /** Sends a copy of the conversation; returns the address. */
  mailTranscript(email: string, language: string): Promise<string | null>;
}

/** Thrown when there is no connection. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
}

const FOLLOW_UP = 'follow-up';

/** `baseUrl` returns an address ending in `/chat/`; `session` returns the current token. */
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
      // Read two attributes of the SVG text instead of parsing it: a page's policy may forbid that.
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
