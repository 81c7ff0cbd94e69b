/** The session cookie's name. With https its prefix makes the browser restrict it to this host, path and encryption. */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-service-chat' : 'service-chat';
}

/** The header that sets the session cookie, or with an empty token deletes it. */
export function sessionCookie(baseUrl: string, token: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  const end = token === '' ? '; Max-Age=0' : '';
  return `${sessionCookieName(baseUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}
