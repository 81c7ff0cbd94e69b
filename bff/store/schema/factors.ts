/** Tables of second factors and of the rules for signing in. */
export interface FactorSchema {
  /** The networks from which an account's API and desk may be used; no row: all. */
  accountNetwork: {
    accountId: string;
    allow: string; // JSON string[], addresses and networks; empty: all
    updatedAt: string;
  };
  /** An account's rule for signing in; no row: a password is enough. */
  accountSignIn: {
    accountId: string;
    secondFactor: string; // optional | required
    updatedAt: string;
  };
  /** The percentages of its plan of which an account was notified, each once a month. */
  planNotice: {
    accountId: string;
    period: string; // YYYY-MM
    percent: number; // 80 | 100
    toldAt: string;
  };
  /** An authenticator app (TOTP, RFC 6238); one per user. */
  totp: {
    userId: string;
    secret: string; // sealed base32
    confirmedAt: string | null; // null: not confirmed with a code yet, so it is not asked for
    lastStep: number; // the newest time step with a used code: no code works twice
    createdAt: string;
  };
  /** Recovery codes, which replace a second factor once. A used code's row is deleted. */
  recoveryCode: {
    userId: string;
    label: string; // the code's first letters, by which it is found
    codeHash: string; // argon2id of the rest
    isActive: number; // 0: belongs to an app that is not confirmed yet
    createdAt: string;
  };
  passkey: {
    id: string;
    userId: string;
    credentialId: string; // base64url, unique
    publicKey: string; // base64url, COSE
    counter: number;
    transports: string; // JSON string[]
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
  };
  /** A challenge for a browser to sign with a passkey, once. */
  passkeyChallenge: {
    challengeHash: string;
    userId: string | null; // The user who adds a passkey; null: for signing in.
    expiresAt: string;
  };
}
