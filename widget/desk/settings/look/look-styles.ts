import { css } from 'lit';

/** The page on which the owner shapes the chat. */
export const lookStyles = css`
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    gap: var(--space-5);
    align-items: start;
  }
  .choose {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;
  }
  desk-look-preview {
    position: sticky;
    inset-block-start: 0;
  }
  @media (max-width: 75rem) {
    .beside {
      grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
      gap: var(--space-3);
    }
  }
  /* Where there is no room beside it, what is shaped stands above what shapes it. */
  @media (max-width: 56rem) {
    .beside {
      grid-template-columns: minmax(0, 1fr);
    }
    desk-look-preview {
      position: static;
      order: -1;
    }
  }
  h2 {
    font-size: var(--text-l);
  }
  .color {
    display: grid;
    grid-template-columns: 3.5rem 9rem;
    gap: var(--space-2);
  }
  [type='color'] {
    inline-size: 100%;
    block-size: 2.5rem;
    padding: 2px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
  }
  .field > .tick {
    font-size: inherit;
    font-weight: inherit;
  }
  .tick {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .picture {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  .picture img {
    max-inline-size: 8rem;
    max-block-size: 3.5rem;
    border-radius: var(--radius-s);
  }
  .rules {
    display: grid;
    gap: var(--space-3);
  }
  .rule {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  .rule label:not(.tick) {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-s);
  }
`;
