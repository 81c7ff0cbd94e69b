import { css } from 'lit';

/** The look of the dialog for second factors. */
export const factorStyles = css`
  section,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  section + section {
    margin-block-start: var(--space-5);
  }
  h3 {
    font-size: var(--text-m);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  ul {
    display: grid;
    gap: var(--space-2);
  }
  .qr {
    justify-self: center;
    inline-size: min(14rem, 100%);
    border-radius: var(--radius-s);
  }
  .codes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--space-2);
    padding: var(--space-3);
    border-radius: var(--radius-s);
    background: var(--surface-2);
    direction: ltr;
  }
  code {
    overflow-wrap: anywhere;
    font-size: var(--text-m);
  }
`;
