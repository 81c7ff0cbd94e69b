import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { count, fields, list, maybeText, text } from '../data/read/read.ts';
import { DeskError, type Send } from '../data/request.ts';

/** Signs in with a passkey that the person chooses. Throws a {@link DeskError}, or the browser's error if the person cancels. */
export async function signInByPasskey(send: Send): Promise<void> {
  const options = readRequest(await send('POST', '/auth/login/passkey/options'));
  const response = await startAuthentication({ optionsJSON: options });
  await send('POST', '/auth/login/passkey', { body: { response } });
}

/** Adds a passkey to the signed-in account. Returns the recovery codes if it is the first second factor. */
export async function addPasskey(send: Send, password: string): Promise<string[]> {
  const options = readCreation(await send('POST', '/auth/passkeys/options', { body: { password } }));
  const response = await startRegistration({ optionsJSON: options });
  const answer = fields(await send('POST', '/auth/passkeys', { body: { response } }));
  return list(answer?.['recoveryCodes'], maybeText);
}

function readRequest(value: unknown): PublicKeyCredentialRequestOptionsJSON {
  const from = whole(value);
  return {
    challenge: text(from['challenge']),
    rpId: text(from['rpId']),
    timeout: count(from['timeout']),
    userVerification: 'required',
  };
}

function readCreation(value: unknown): PublicKeyCredentialCreationOptionsJSON {
  const from = whole(value);
  const [party, user] = [whole(from['rp']), whole(from['user'])];
  return {
    challenge: text(from['challenge']),
    rp: { id: text(party['id']), name: text(party['name']) },
    user: { id: text(user['id']), name: text(user['name']), displayName: text(user['displayName']) },
    pubKeyCredParams: list(from['pubKeyCredParams'], (one) => {
      const alg = fields(one)?.['alg'];
      return typeof alg === 'number' ? { alg, type: 'public-key' as const } : null;
    }),
    timeout: count(from['timeout']),
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: list(from['excludeCredentials'], (one) => {
      const id = maybeText(fields(one)?.['id']);
      return id === null ? null : { id, type: 'public-key' as const };
    }),
  };
}

function whole(value: unknown): Readonly<Record<string, unknown>> {
  const from = fields(value);
  if (from === null) throw new DeskError('unreadable', 0, 'The server answered in a form this desk does not know');
  return from;
}
