/** What the tag on the site may say of the chat's looks. */
export interface Look {
  theme: 'auto' | 'light' | 'dark';
  position: 'end' | 'start';
  greeting: string;
}

export const NO_LOOK: Look = { theme: 'auto', position: 'end', greeting: '' };

/** The one line that brings the chat to a page; what is as by default is not said. */
export function scriptTag(propertyId: string, { theme, position, greeting }: Look = NO_LOOK): string {
  const said: [name: string, value: string][] = [
    ['src', `${location.origin}/chat/widget.js`],
    ['data-property-id', propertyId],
    ...(theme === 'auto' ? [] : [['data-theme', theme] as [string, string]]),
    ...(position === 'end' ? [] : [['data-position', position] as [string, string]]),
    ...(greeting.trim() === '' ? [] : [['data-greeting', greeting.trim()] as [string, string]]),
  ];
  const quote = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<script ${said.map(([name, value]) => `${name}="${quote(value)}"`).join(' ')} async></script>`;
}
