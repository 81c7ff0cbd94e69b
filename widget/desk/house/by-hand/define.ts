import { defineAll } from '../../ui/define-all.ts';
import { DeskArrivalsImport } from './arrivals-import.ts';
import { DeskRoomsForm } from './rooms-form.ts';
import { DeskStayForm } from './stay-form.ts';

defineAll({
  'desk-stay-form': DeskStayForm,
  'desk-rooms-form': DeskRoomsForm,
  'desk-arrivals-import': DeskArrivalsImport,
});
