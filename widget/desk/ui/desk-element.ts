import { ContextConsumer } from '@lit/context';
import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, type PropertyValues } from 'lit';
import type { Right } from '../../../shared/domain/staff/rights.ts';
import { deskContext } from '../data/context.ts';
import type { Desk } from '../data/desk.ts';
import type { DeskState } from '../data/state.ts';

/**
 * An element of the desk: finds the desk above it and draws again when what it looks at has changed. Its own
 * `desk` and `deskState` are there from the first render on.
 */
export abstract class DeskElement extends LitElement {
  readonly #consumer = new ContextConsumer(this, { context: deskContext, callback: () => this.#follow() });
  #unwatch: (() => void) | null = null;
  #seen: readonly unknown[] = [];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  get desk(): Desk {
    const desk = this.#consumer.value;
    if (desk === undefined) throw new Error(`<${this.localName}> is not inside <service-desk>`);
    return desk;
  }

  get deskState(): DeskState {
    return this.desk.state;
  }

  /** May the person at the desk do this here? What they may not is not shown; the server refuses it in any case. */
  protected can(right: Right): boolean {
    return this.deskState.rights.includes(right);
  }

  /** The parts of the state this element draws from, compared one by one by identity. */
  protected abstract lookAt(state: DeskState): readonly unknown[];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#unwatch = null;
  }

  protected override shouldUpdate(_changed: PropertyValues): boolean {
    return this.#consumer.value !== undefined;
  }

  #follow(): void {
    const desk = this.#consumer?.value;
    if (desk === undefined || this.#unwatch !== null) return;
    this.#seen = this.lookAt(desk.state);
    this.#unwatch = desk.store.watch(() => {
      const now = this.lookAt(desk.state);
      const changed = now.some((part, index) => part !== this.#seen[index]);
      this.#seen = now;
      if (changed) this.requestUpdate();
    });
    this.requestUpdate();
  }
}
