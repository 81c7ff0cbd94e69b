import { css } from 'lit';

/** The look of the two forms in front of the desk. */
export const doorStyles = css`
  :host {
    display: grid;
    place-items: center;
    min-block-size: 100%;
    padding: var(--space-4);
    background: radial-gradient(60rem 30rem at 50% -10rem, var(--accent-soft), transparent), var(--bg);
  }
  form,
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    inline-size: min(24rem, 100%);
    padding: var(--space-6);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  @media (max-width: 44rem) {
    form,
    .card {
      padding: var(--space-5);
    }
  }
  main {
    inline-size: 100%;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
  h1 {
    font-size: var(--text-xl);
  }
  .mark {
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
  .word {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: var(--surface-2);
    font-size: var(--text-s);
  }
  .word.problem {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
