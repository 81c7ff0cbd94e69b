import { msg } from '@lit/localize';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import type { Desk } from '../data/desk.ts';
import { reservationWord } from '../ui/words/guest-words.ts';
import type { HouseStay } from './read-house.ts';

/** Says that a guest is here, has left, or does not come; the toast takes it back. `done` is called whenever it has changed. */
export async function moveStay(desk: Desk, stay: HouseStay, state: ReservationState, done: () => void): Promise<void> {
  const change = (to: ReservationState) => desk.world.send('PATCH', pathOfStay(stay.id), { body: { state: to } });
  const back = async () => {
    try {
      await change(stay.state);
    } catch (error) {
      desk.problem(error);
    }
    done();
  };
  try {
    await change(state);
    const undo = { label: msg('Undo', { id: 'desk-undo' }), isUndo: true, run: () => void back() };
    desk.toast('done', `${reservationWord(state)}: ${stay.name}`, undo);
  } catch (error) {
    desk.problem(error);
  }
  done();
}

export const pathOfStay = (id: string): string => `/api/stays/${encodeURIComponent(id)}`;
