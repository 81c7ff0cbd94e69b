/** The one line that brings the chat to a page. How it looks comes with it from the server. */
export function scriptTag(propertyId: string): string {
  const src = `${location.origin}/chat/widget.js?property=${encodeURIComponent(propertyId)}`;
  return `<script src="${src}" data-property-id="${propertyId}" async></script>`;
}
