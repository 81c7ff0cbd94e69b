/** What colleagues sign in with beside a password, and from where. */
export interface FactorSchema {
  /** From where an account's API and desk may be used; without a row: from everywhere. */
  accountNetwork: {
    accountId: string;
    allow: string; // JSON string[], addresses and networks; empty: from everywhere
    updatedAt: string;
  };
  /** What an account asks of everybody who signs in; without a row: a password. */
  accountSignIn: {
    accountId: string;
    secondFactor: string; // optional | required
    updatedAt: string;
  };
  /** Which ends of its plan an account was told of, each once a month. */
  planNotice: {
    accountId: string;
    period: string; // YYYY-MM
    percent: number; // 80 | 100
    toldAt: string;
  };
  /** An app that shows codes (TOTP, RFC 6238): one a user. */
  totp: {
    userId: string;
    secret: string; // sealed base32
    confirmedAt: string | null; // null: set up and never used, so it is not asked for yet
    lastStep: number; // the newest time step whose code was taken: none is taken twice
    createdAt: string;
  };
  /** Codes that replace a second factor, each once. A row goes when its code is used. */
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
  /** What a browser is asked to sign with a passkey, once. */
  passkeyChallenge: {
    challengeHash: string;
    userId: string | null; // whose new passkey it is for; null: for signing in
    expiresAt: string;
  };
}
