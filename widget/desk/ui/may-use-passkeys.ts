/** Browsers bind passkeys to a host name, over https or on localhost: never to an address. */
export function mayUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return 'PublicKeyCredential' in globalThis && isSecureContext && !isAddress;
}
