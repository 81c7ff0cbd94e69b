import { count, fields, list, maybeText, text } from '../data/read/read.ts';
import { mayUsePasskeys } from '../ui/may-use-passkeys.ts';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: string;
}

/** The second factors of a user. */
export interface Factors {
  hasApp: boolean;
  passkeys: OwnPasskey[];
  codesLeft: number;
  passkeysPossible: boolean;
}

export function readFactors(value: unknown): Factors {
  const from = fields(value);
  return {
    hasApp: from?.['totp'] === true,
    passkeys: list(from?.['passkeys'], readPasskey),
    codesLeft: count(from?.['recoveryCodesLeft']),
    passkeysPossible: from?.['passkeysPossible'] === true && mayUsePasskeys(),
  };
}

function readPasskey(value: unknown): OwnPasskey | null {
  const from = fields(value);
  const id = maybeText(from?.['id']);
  return id === null ? null : { id, name: text(from?.['name']), createdAt: text(from?.['createdAt']) };
}
