import { isIP } from 'node:net';
import { isOwnOrigin } from '../base/network/own-origin.ts';
import { hashToken } from '../base/secrets/secrets.ts';
import { insertPasskeyChallenge, type Passkey, takePasskeyChallenge } from '../store/account/passkeys.ts';
import type { User } from '../store/account/users.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** A person may look for their key for so long. */
const CHALLENGE_MS = 5 * 60 * 1_000;
const NAME = 'ServiceChat';
/** Fetched by the first who uses a passkey: it takes its time, and most calls need none. */
const webAuthn = () => import('@simplewebauthn/server');

/** For which site a passkey is, in WebAuthn's words: its host, and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** A new passkey as the browser answered. */
export interface NewPasskey {
  id: string;
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
}

/** What a passkey signed, as the browser answered. */
export interface PasskeySignature {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

/**
 * The site that passkeys are made for; null where there can be none: browsers bind them to a host name, never to an
 * address. Where the server's address is guessed, the asking page's own name for this machine counts.
 */
export function relyingParty(baseUrl: string, isGuessed: boolean, site: string | null): RelyingParty | null {
  const isOwn = site !== null && isOwnOrigin(site, baseUrl, isGuessed);
  const { hostname, origin, protocol } = new URL(isOwn ? site : baseUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null;
}

/** What the browser makes a passkey with: one that needs a finger, a face or a PIN, and is found without a name. */
export async function newPasskeyOptions(party: RelyingParty, user: User, known: readonly Passkey[]) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name === '' ? user.email : user.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser signs in with: whichever passkey the person chooses. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout: CHALLENGE_MS });
}

/** Remembers what a browser is asked to sign; `userId` is whose new passkey it is for. */
export async function keepChallenge(trx: Trx, challenge: string, userId: string | null, now: Date): Promise<void> {
  const expiresAt = new Date(+now + CHALLENGE_MS).toISOString();
  await insertPasskeyChallenge(trx, { challengeHash: hashToken(challenge), userId, expiresAt }, now.toISOString());
}

/** Takes challenges this server gave out, each once, whatever becomes of the answer. */
export function challengeTaker(writer: Writer, userId: string | null, now: Date) {
  return (challenge: string): Promise<boolean> =>
    writer.write((trx) =>
      takePasskeyChallenge(trx, { challengeHash: hashToken(challenge), userId, now: now.toISOString() }),
    );
}

/** What is kept of a new passkey; null where the browser's answer is not one to our question. */
export async function readNewPasskey(
  party: RelyingParty,
  { id, response }: NewPasskey,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { transports = [], ...signed } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: signed },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports };
  } catch {
    return null; // the library throws for each way in which an answer can be wrong
  }
}

/** The passkey's new counter; null where it did not sign our question, or its counter went back as a copy's would. */
export async function readSignature(
  party: RelyingParty,
  { id, response }: PasskeySignature,
  { passkey, expectedChallenge }: { passkey: Passkey; expectedChallenge: (challenge: string) => Promise<boolean> },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // as above
  }
}
