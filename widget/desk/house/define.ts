import { defineAll } from '../ui/define-all.ts';
import { DeskHouse } from './house.ts';
import './define-registration.ts';

defineAll({ 'desk-house': DeskHouse });
