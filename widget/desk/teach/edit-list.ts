import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { ListView } from '../ui/list-view.ts';
import { icon } from '../ui/look/icons.ts';

/** A list of entries that are edited in place, one at a time. */
export abstract class EditList<
  Item extends { id: string },
  Draft extends { id: string | null },
> extends ListView<Item> {
  @state() protected draft: Draft | null = null;

  /** An entry in view mode. */
  protected abstract row(item: Item): TemplateResult;
  /** An entry in edit mode. */
  protected abstract editor(draft: Draft): TemplateResult;
  /** Closes the editor and keeps unsaved edits. */
  protected abstract putAside(): void;

  /** The form of a new entry and the list, or `empty` if there are no entries. */
  protected entries(empty: TemplateResult): TemplateResult {
    const { draft } = this;
    return html`${draft?.id === null ? this.editor(draft) : nothing}
      ${this.frame(() =>
        this.items.length === 0 && draft === null
          ? empty
          : html`<ul class="entries">
            ${repeat(
              this.items,
              ({ id }) => id,
              (item) => (draft?.id === item.id ? html`<li>${this.editor(draft)}</li>` : this.row(item)),
            )}
          </ul>`,
      )}`;
  }

  protected rowActions(name: string, edit: () => unknown, remove: () => unknown): TemplateResult {
    return html`<div class="actions">
      <button class="button" @click=${edit} aria-label=${msg(str`Edit “${name}”`, { id: 'desk-edit-named' })}>${msg('Edit', { id: 'desk-edit' })}</button>
      <button class="button quiet icon-only danger" aria-label=${removeWord(name)} @click=${remove}>${icon('trash')}</button>
    </div>`;
  }

  /** Draws the end of a form: the error, the buttons, and the form's own part. */
  protected formEnd(own: TemplateResult | typeof nothing = nothing): TemplateResult {
    return html`${this.refusal()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${msg('Save', { id: 'desk-save' })}</button>
        <button type="button" class="button" @click=${() => {
          this.draft = null;
        }}>${msg('Cancel', { id: 'desk-cancel' })}</button>
        ${own}
      </div>`;
  }

  protected readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.putAside();
  };

  /** Deletes an entry. The undo creates it again from its `body`. */
  protected async deleteEntry(id: string, name: string, body: object): Promise<void> {
    if (!(await this.attempt(() => this.desk.world.send('DELETE', `${this.path()}/${id}`)))) return;
    this.items = this.items.filter((item) => item.id !== id);
    const restore = async () => {
      if (await this.attempt(() => this.desk.world.send('POST', this.path(), { body }))) await this.reload();
    };
    this.desk.toast('done', msg(str`Deleted: ${name}`, { id: 'desk-deleted-named' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      isUndo: true,
      run: () => void restore(),
    });
  }
}

export function removeWord(name: string): string {
  return msg(str`Delete “${name}”`, { id: 'desk-delete-named' });
}
