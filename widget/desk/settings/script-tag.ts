import { fields, oneOf, text } from '../data/read.ts';

/** What the tag on the site may say of the chat's looks. */
export interface Look {
  theme: 'auto' | 'light' | 'dark';
  position: 'end' | 'start';
  greeting: string;
}

export const NO_LOOK: Look = { theme: 'auto', position: 'end', greeting: '' };

/** The looks that are kept with a property, from what the server has of it. */
export function readLook(property: unknown): Look {
  const from = fields(fields(property)?.['appearance']);
  return {
    theme: oneOf(['auto', 'light', 'dark'] as const, from?.['theme'], 'auto'),
    position: oneOf(['end', 'start'] as const, from?.['position'], 'end'),
    greeting: text(from?.['greeting']),
  };
}

/** The looks that differ from the usual, as they are kept. */
export function keptLook({ theme, position, greeting }: Look): Partial<Look> {
  return {
    ...(theme !== 'auto' && { theme }),
    ...(position !== 'end' && { position }),
    ...(greeting !== '' && { greeting }),
  };
}

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
