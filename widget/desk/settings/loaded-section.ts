import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { html, type TemplateResult } from 'lit';
import { reasonOf } from '../data/reason.ts';
import type { DeskState } from '../data/state.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { sectionStyles } from './section-styles.ts';
import { formStyles } from './setup-styles.ts';

/** A section that shows what one call gives: loading, failed and there, loaded anew after each deed. */
export abstract class LoadedSection<T> extends DeskElement {
  static override styles = [controls, formStyles, sectionStyles];

  protected abstract heading(): string;
  protected abstract hint(): string;
  protected abstract load(signal: AbortSignal): Promise<T>;
  protected abstract body(loaded: T): TemplateResult;

  readonly #load = new Task(this, {
    task: (_, { signal }) => this.load(signal),
    args: () => [this.desk.state.propertyId] as const,
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.propertyId, state.rights];
  }

  override render(): TemplateResult {
    return html`<div class="panel">
      <div><h1>${this.heading()}</h1><p class="hint">${this.hint()}</p></div>
      ${this.#load.render({
        initial: loading,
        // What is there stays in sight while it is loaded anew: nothing jumps.
        pending: () => (this.#load.value === undefined ? loading() : this.body(this.#load.value)),
        error: (error) =>
          html`<desk-failed heading=${msg('This could not be loaded.', { id: 'desk-section-failed' })} reason=${reasonOf(error)} .retry=${() => this.#load.run()}></desk-failed>`,
        complete: (loaded) => this.body(loaded),
      })}
    </div>`;
  }

  /** Does something on the server, says so, and shows what is then. Gives the answer; null where it failed, which is said too. */
  protected async act(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, done }: { body?: unknown; done: string },
  ): Promise<{ answer: unknown } | null> {
    try {
      const answer = await this.desk.world.send(method, path, { body });
      this.desk.toast('done', done);
      await this.#load.run();
      return { answer };
    } catch (error) {
      this.desk.problem(error);
      return null;
    }
  }
}

function loading(): TemplateResult {
  return html`<desk-loading shape="form" count="4"></desk-loading>`;
}
