import { defineAll } from '../ui/define-all.ts';
import { DeskHouse } from './house.ts';
import { DeskRegistration } from './registration.ts';

defineAll({ 'desk-house': DeskHouse, 'desk-registration': DeskRegistration });
