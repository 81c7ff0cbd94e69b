import { css } from 'lit';

/** Styles of a conversation: header, scrolling messages, composer. */
export const conversationStyles = css`
  :host {
    display: grid;
    /* The foot leaves room to read above it, also under alarms, and the composer stays in it. */
    grid-template: auto auto minmax(0, 1fr) fit-content(62%) / minmax(0, 1fr);
    container-type: inline-size;
    background: var(--bg);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }
  /* The notice about other conversations may be above the messages. */
  desk-messages {
    grid-row: 3;
  }
  .back {
    display: none;
  }
  .who {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
  h1 {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h1:focus {
    outline: none;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1rem var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-s);
  }
  .holder {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
  }
  .holder svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .more::part(base) {
    padding-inline: 0.5rem;
  }
  .pane[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  .gone {
    display: grid;
    place-content: center;
    justify-items: center;
    grid-row: 1 / -1;
  }
  .foot {
    grid-row: 4;
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-block-size: 0;
    padding: 0 var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  }
  .foot > * {
    flex: none;
    inline-size: min(52rem, 100%);
    margin-inline: auto;
  }
  /* However many drafts there are, the composer stays visible. */
  .foot .drafts:empty {
    display: none;
  }
  .foot .drafts:not(:empty) {
    display: grid;
    flex: 0 1 auto;
    gap: var(--space-2);
    min-block-size: 0;
    overflow-y: auto;
  }
  .company {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--note);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .company svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  .company:not(.shown) {
    block-size: 0;
  }
  /* Beside the guest's pane the buttons have a line of their own, and the pane's button stays above. */
  @container (max-width: 45rem) {
    .pane {
      order: 1;
    }
    .actions {
      order: 2;
      inline-size: 100%;
    }
  }
  @container (max-width: 40rem) {
    .actions kbd {
      display: none;
    }
  }
  @media (max-width: 44rem) {
    .back {
      display: inline-flex;
    }
    header {
      flex-wrap: wrap;
      padding: var(--space-2);
    }
    .who {
      flex: 1 1 0;
    }
    .actions > wa-button {
      flex: 1 0 auto;
    }
    .actions .more {
      min-inline-size: var(--target);
    }
    .actions kbd {
      display: none;
    }
    .foot {
      padding-inline: var(--space-2);
    }
  }
`;
