import { defineAll } from '../ui/define-all.ts';
import { DeskRegistration } from './registration.ts';

defineAll({ 'desk-registration': DeskRegistration });
