import { css } from 'lit';

/** How the desk's dialogs look; the browser's own `<dialog>` keeps the focus inside and gives it back. */
export const dialogStyles = css`
  dialog {
    inline-size: min(26rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 2rem);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  dialog.wide {
    inline-size: min(42rem, calc(100vw - 2rem));
  }
  dialog[open] {
    display: grid;
    gap: var(--space-4);
  }
  dialog::backdrop {
    background: #10151c80;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
`;
