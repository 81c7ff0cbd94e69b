import { msg } from '@lit/localize';
import type { ReactiveController } from 'lit';
import type { Route } from '../data/route.ts';
import type { DeskElement } from '../ui/desk-element.ts';

/** An unsaved edit of a list's entry; the id is null for a new one. */
interface Work {
  id: string | null;
}

export interface HalfWrittenOptions<W extends Work> {
  /** The current edit; null if none. */
  read(): W | null;
  /** Opens an edit; null closes it. */
  show(work: W | null): void;
  /** Whether it differs from the entry as it was when editing began. */
  isChanged(work: W): boolean;
}

/** Unsaved edits by person, property, list and entry; kept until the page is closed. */
const unsavedEdits = new Map<string, Work>();
/** The entry that was open when its list was left, by person, property and list. */
const open = new Map<string, Work>();

/**
 * Keeps unsaved edits when another entry is opened, the editor is closed or the view is left. The person is told, and finds the
 * edit again at the entry.
 */
export class HalfWritten<W extends Work> implements ReactiveController {
  readonly #host: DeskElement;
  readonly #options: HalfWrittenOptions<W>;
  #list = '';
  #home: Route | null = null;

  constructor(host: DeskElement, options: HalfWrittenOptions<W>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#onLeavePage);
  }

  /** Reopens the entry that was open when the list was left. Each property has its own. */
  hostUpdate(): void {
    const { user, propertyId, route } = this.#host.deskState;
    if (user === null || propertyId === null) return;
    const list = `${user.id} ${propertyId} ${this.#host.localName}`;
    if (list === this.#list) return;
    if (this.#list !== '') {
      this.#keep();
      this.#options.show(null);
    }
    this.#list = list;
    this.#home = route;
    const openEdit = open.get(list);
    open.delete(list);
    if (openEdit !== undefined) this.#options.show(this.#take(openEdit.id));
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#onLeavePage);
    const work = this.#keep();
    this.#list = '';
    if (work === null) return;
    const { desk } = this.#host;
    const home = this.#home;
    if (home === null || desk.state.phase.name !== 'ready') return;
    this.#tell(() => desk.goTo(home.view, home.rest));
  }

  /** Switches to an entry and stores the edit of the other. Returns this entry's unsaved edit, or null. */
  turnTo(id: string | null): W | null {
    const work = this.#options.read();
    if (work !== null && work.id === id && this.#options.isChanged(work)) return work;
    this.putAside();
    return this.#take(id);
  }

  /** Removes and returns the entry's unsaved edit; null if there is none. */
  #take(id: string | null): W | null {
    const key = this.#keyOf(id);
    const found = unsavedEdits.get(key);
    unsavedEdits.delete(key);
    return found === undefined ? null : (found as W); // Values under a key of this list always have its type.
  }

  /** Closes the editor; an unsaved edit is stored and the person is told. */
  putAside(): void {
    const work = this.#options.read();
    if (work === null) return;
    if (this.#options.isChanged(work)) {
      unsavedEdits.set(this.#keyOf(work.id), work);
      this.#tell(() => this.#goBack(work.id));
    }
    this.#options.show(null);
  }

  #goBack(id: string | null): void {
    if (!this.#host.isConnected) return;
    const work = this.#take(id);
    if (work === null) return;
    this.putAside();
    this.#options.show(work);
  }

  #keep(): W | null {
    const work = this.#options.read();
    if (work === null || this.#list === '' || !this.#options.isChanged(work)) return null;
    unsavedEdits.set(this.#keyOf(work.id), work);
    open.set(this.#list, work);
    return work;
  }

  #keyOf(id: string | null): string {
    return `${this.#list} ${id ?? 'new'}`;
  }

  #tell(run: () => void): void {
    this.#host.desk.toast(
      'problem',
      msg('Your change is not saved yet. It is kept until you close the page.', { id: 'desk-unsaved' }),
      { label: msg('Go back', { id: 'desk-unsaved-back' }), isUndo: false, run },
    );
  }

  readonly #onLeavePage = (event: BeforeUnloadEvent): void => {
    const work = this.#options.read();
    if (work !== null && this.#options.isChanged(work)) event.preventDefault();
  };
}
