import { isIP } from 'node:net';
import { isOwnOrigin } from '../base/network/own-origin.ts';
import { hashToken } from '../base/secrets/secrets.ts';
import { insertPasskeyChallenge, type Passkey, takePasskeyChallenge } from '../store/account/passkeys.ts';
import type { User } from '../store/account/users.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** How long a person may take to answer a challenge. */
const CHALLENGE_MS = 5 * 60 * 1_000;
const NAME = 'ServiceChat';
/** Loaded with the first use of a passkey, since loading takes time. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site a passkey is for, in WebAuthn's terms: host and origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** The browser's answer with a new passkey. */
export interface NewPasskey {
  id: string;
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
}

/** The browser's answer with a passkey's signature. */
export interface PasskeySignature {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

/**
 * The site for passkeys; null if the server has only an IP address, since browsers bind passkeys to host names. If the base
 * URL is guessed, the host name in the page's address is used instead, if it is a name of this machine.
 */
export function relyingParty(baseUrl: string, isGuessed: boolean, site: string | null): RelyingParty | null {
  const isOwn = site !== null && isOwnOrigin(site, baseUrl, isGuessed);
  const { hostname, origin, protocol } = new URL(isOwn ? site : baseUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null;
}

/** Options for making a passkey: with user verification (finger, face or PIN), and usable without a user name. */
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

/** Options for signing in with any of the person's passkeys. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout: CHALLENGE_MS });
}

/** Stores a challenge; `userId`: for a new passkey of that user. */
export async function keepChallenge(trx: Trx, challenge: string, userId: string | null, now: Date): Promise<void> {
  const expiresAt = new Date(+now + CHALLENGE_MS).toISOString();
  await insertPasskeyChallenge(trx, { challengeHash: hashToken(challenge), userId, expiresAt }, now.toISOString());
}

/** Makes a function that spends a challenge; each is valid once, even if the answer turns out wrong. */
export function challengeTaker(writer: Writer, userId: string | null, now: Date) {
  return (challenge: string): Promise<boolean> =>
    writer.write((trx) =>
      takePasskeyChallenge(trx, { challengeHash: hashToken(challenge), userId, now: now.toISOString() }),
    );
}

/** The new passkey to store; null if the browser's answer is invalid. */
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
    return null; // the library throws for every kind of invalid answer
  }
}

/** The passkey's new counter; null if the signature is invalid or the counter went back, as with a cloned key. */
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
    return null; // the library throws for every kind of invalid answer
  }
}
