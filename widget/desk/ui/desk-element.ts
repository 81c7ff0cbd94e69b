import { ContextConsumer } from '@lit/context';
import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, type PropertyValues } from 'lit';
import type { Right } from '../../../shared/domain/staff/rights.ts';
import { deskContext } from '../data/context.ts';
import type { Desk } from '../data/desk.ts';
import type { DeskState } from '../data/state.ts';

/**
 * Base class of the desk's elements: finds the desk above it, and renders again when the state that it uses has changed.
 * `desk` and `deskState` are set from the first render on.
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

  /** Whether the signed-in person has a right. Controls without it are hidden; the server checks rights in any case. */
  protected can(right: Right): boolean {
    return this.deskState.rights.includes(right);
  }

  /** The parts of the state that this element uses. They are compared one by one by identity. */
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
