/**
 * Keeps a full-screen panel above the on-screen keyboard: the part of the page that is really visible goes into
 * `--_view-top` and `--_view-height`. Returns the function that stops it.
 */
export function followViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const update = (): void => {
    // Zoomed in: leave the panel as it is, so that the guest can read details.
    if (viewport.scale > 1.01) return;
    element.style.setProperty('--_view-top', `${viewport.offsetTop}px`);
    element.style.setProperty('--_view-height', `${viewport.height}px`);
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
