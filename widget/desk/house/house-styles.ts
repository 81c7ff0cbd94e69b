import { css } from 'lit';

/** Rows of stays, cards of rooms; on a phone one below the other. */
export const houseStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding: var(--space-4);
    overflow: auto;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  h1 {
    font-size: var(--text-xl);
  }
  .codes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .codes .hint {
    flex: 1 1 16rem;
  }
  .search {
    position: relative;
    flex: 1 1 14rem;
    max-inline-size: 26rem;
  }
  .day {
    inline-size: auto;
  }
  .enter {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
  .card h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  .card h2 .button {
    margin-inline-start: auto;
  }
  .within {
    display: grid;
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.6rem;
    color: var(--ink-2);
    transform: translateY(-50%);
    pointer-events: none;
  }
  .search .input {
    inline-size: 100%;
    padding-inline-start: 2.2rem;
  }
  nav {
    display: flex;
    /* What scrolls may become as low as nothing: the list below is as long as the house. */
    flex: none;
    gap: var(--space-1);
    overflow-x: auto;
  }
  nav a {
    padding: 0.35rem clamp(0.35rem, 1.5vw, 0.8rem);
    border: 1px solid transparent;
    border-radius: var(--radius-round);
    color: var(--ink-2);
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
  }
  nav a:hover {
    background: var(--surface-2);
  }
  nav a[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  .stays {
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  .stays > li + li {
    border-block-start: 1px solid var(--line);
  }
  .stay {
    display: grid;
    grid-template-columns: 4rem minmax(10rem, 2fr) minmax(9rem, 1fr) minmax(9rem, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-block-size: 3rem;
    padding: var(--space-2) var(--space-3);
  }
  .room {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .registration {
    grid-column: 1 / -1;
    max-inline-size: 28rem;
    padding-block: var(--space-2);
  }
  .when svg,
  .ways svg {
    inline-size: 1rem;
    block-size: 1rem;
    vertical-align: -0.15em;
  }
  .rooms {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: var(--space-3);
  }
  .card {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  .card.clean,
  .card.inspected {
    border-inline-start-color: var(--ok);
  }
  .card.dirty,
  .card.pickup {
    border-inline-start-color: var(--waiting-strong);
  }
  .card p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }
  .card select {
    inline-size: auto;
  }
  .todo {
    display: grid;
    gap: 0.15rem;
    font-size: var(--text-s);
  }
  @media (max-width: 60rem) {
    .stay {
      grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    }
    .stay > :nth-child(n + 3) {
      grid-column: 2;
    }
    .stay > .ways {
      grid-area: 1 / 3 / span 3;
    }
    .stay > .registration {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 44rem) {
    h1 {
      flex: 1;
    }
    .search {
      order: 1;
      flex-basis: 100%;
      max-inline-size: none;
    }
    .enter {
      order: 2;
      flex: 1;
      flex-wrap: nowrap;
    }
    .enter .button {
      flex: auto;
      padding-inline: var(--space-2);
    }
    .stay {
      grid-template-columns: 3.5rem minmax(0, 1fr);
    }
    .stay > .ways {
      grid-area: auto / 2;
    }
  }
`;
