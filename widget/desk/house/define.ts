import { defineAll } from '../ui/define-all.ts';
import { DeskHouse } from './house.ts';

defineAll({ 'desk-house': DeskHouse });
