import { msg } from '@lit/localize';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Desk } from '../data/desk.ts';
import { reservationWord } from '../ui/words/guest-words.ts';
import type { HouseStay } from './read-house.ts';

/**
 * Sets the state of a stay: the guest has arrived, has left or does not come. The toast has an "undo" that restores the
 * earlier state. `done` is called after the change and after the undo, even if the request failed.
 */
export async function setStayState(
  desk: Desk,
  stay: HouseStay,
  state: ReservationState,
  done: () => void,
): Promise<void> {
  const change = (to: ReservationState) => desk.world.send('PATCH', pathOfStay(stay.id), { body: { state: to } });
  const undoChange = async () => {
    try {
      await change(stay.state);
    } catch (error) {
      desk.problem(error);
    }
    done();
  };
  try {
    await change(state);
    const undo = { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run: () => void undoChange() };
    desk.toast('done', `${reservationWord(state)}: ${stay.name}`, undo);
  } catch (error) {
    desk.problem(error);
  }
  done();
}

export const pathOfStay = (id: string): string => `/api/stays/${encodeURIComponent(id)}`;
