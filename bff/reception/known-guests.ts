import type { StayToAdd } from '../../shared/api/house/by-hand.ts';
import { type Contact, loadGuestsByContact } from '../store/guests/guest-contacts.ts';
import type { Guest } from '../store/guests/guests.ts';
import { isSameName } from '../store/guests/same-stay.ts';
import type { Trx } from '../store/schema/schema.ts';

/** The known guests of bookings, by e-mail address or phone; loaded at once for any number of bookings. */
export class KnownGuests {
  readonly #byContact = new Map<string, Guest[]>();

  static async load(trx: Trx, propertyId: string, contacts: readonly Contact[]): Promise<KnownGuests> {
    const known = new KnownGuests();
    for (const guest of await loadGuestsByContact(trx, propertyId, contacts)) known.add(guest);
    return known;
  }

  /** Adds a new or changed guest. */
  add(guest: Guest): void {
    for (const key of keysOf(guest)) {
      const others = this.#byContact.get(key) ?? [];
      const at = others.findIndex(({ id }) => id === guest.id);
      this.#byContact.set(key, at < 0 ? [...others, guest] : others.with(at, guest));
    }
  }

  /** The guest with the same name and the same address or phone; the oldest record of several. */
  find(given: StayToAdd['guest']): Guest | undefined {
    return keysOf(given)
      .flatMap((key) => this.#byContact.get(key) ?? [])
      .filter(({ firstName, lastName }) => {
        const first = given.firstName ?? '';
        return (
          isSameName(lastName, given.lastName) && (firstName === '' || first === '' || isSameName(firstName, first))
        );
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1))[0];
  }
}

function keysOf({ email = '', phone = '' }: Contact): string[] {
  return [...(email === '' ? [] : [`email ${email.toLowerCase()}`]), ...(phone === '' ? [] : [`phone ${phone}`])];
}
