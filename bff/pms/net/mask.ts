const SECRET_NAME = /token|key|secret|pass|auth|sign|code|client|mail|phone|name|guest/i;
const PLAIN_VALUE = /^[\w:.,\-+]{1,40}$/;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const PHONE = /\+?\d[\d ()/-]{7,}\d/g;
const BEARER = /\b(?:bearer|basic)\s+[\w.~+/=-]+/gi;
const SECRET_MIN = 4;
const TEXT_MAX = 500;

/** Removes credentials and guests' contact data from what is logged. */
export interface Mask {
  text(text: string): string;
  /** Host and path, with the query's names and those of its values that are certainly not personal. */
  url(url: URL): string;
}

/** Makes a mask. `secrets` are values that must not appear in logs. */
export function createMask(secrets: readonly string[]): Mask {
  const hiddenTexts = secrets
    .filter((secret) => secret.length >= SECRET_MIN)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length);
  const hideSecrets = (text: string) => hiddenTexts.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return {
    text: (text) =>
      hideSecrets(text).replace(BEARER, '…').replace(EMAIL, '…').replace(PHONE, maskNumber).slice(0, TEXT_MAX),
    url(url) {
      const query = [...url.searchParams].map(([name, value]) =>
        SECRET_NAME.test(name) || !PLAIN_VALUE.test(value) ? `${name}=…` : `${name}=${value}`,
      );
      const path = decodePath(url.pathname).replace(EMAIL, '…');
      return hideSecrets(`${url.host}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`).slice(0, TEXT_MAX);
    },
  };
}

/** Keeps dates and instants readable and hides phone numbers. */
function maskNumber(match: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(match) ? match : '…';
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign: left as it is
  }
}
