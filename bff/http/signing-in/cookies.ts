/** The session cookie's name. Under https the browser itself holds it to this host, this path and encryption. */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-service-chat' : 'service-chat';
}

/** The header that hands the session to the browser, or with an empty token takes it back. */
export function sessionCookie(baseUrl: string, token: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  const end = token === '' ? '; Max-Age=0' : '';
  return `${sessionCookieName(baseUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}
