/** Whether passkeys work here: browsers bind them to a host name, over https or on localhost, and never to an IP address. */
export function mayUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return 'PublicKeyCredential' in globalThis && isSecureContext && !isAddress;
}
