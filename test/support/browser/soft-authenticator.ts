import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of WebAuthn's authenticator data: the user was present, the user was verified, a credential follows. */
const PRESENT = 1;
const VERIFIED = 4;
const WITH_CREDENTIAL = 64;

/** False values that replace the right ones in an answer. */
export interface Deceit {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
}

/** A passkey in software. It answers like a browser with an authenticator, and can also give false answers. */
export function createSoftAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, deceit: Deceit) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deceit.origin ?? origin, crossOrigin: false }));
  const head = (flags: number, deceit: Deceit) => {
    counter = deceit.counter ?? counter + 1;
    const tail = Buffer.alloc(5);
    tail[0] = deceit.verified === false ? flags & ~VERIFIED : flags;
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(deceit.rpId ?? rpId)), tail]);
  };
  return {
    id: credentialId.toString('base64url'),
    /** Answers `navigator.credentials.create`. */
    create(challenge: string, deceit: Deceit = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2], // EC2
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head(PRESENT | VERIFIED | WITH_CREDENTIAL, deceit),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: credentialId.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deceit).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get(challenge: string, deceit: Deceit = {}) {
      const authenticatorData = head(PRESENT | VERIFIED, deceit);
      const clientDataJSON = clientData('webauthn.get', challenge, deceit);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return {
        id: credentialId.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
