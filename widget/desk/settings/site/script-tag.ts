/** The script tag for the hotel's site. The look is configured on the server. */
export function scriptTag(propertyId: string): string {
  const src = `${location.origin}/chat/widget.js?property=${encodeURIComponent(propertyId)}`;
  return `<script src="${src}" data-property-id="${propertyId}" async></script>`;
}
