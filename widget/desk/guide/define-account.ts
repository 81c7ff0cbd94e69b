import { defineAll } from '../ui/define-all.ts';
import { DeskCreateAccount } from './create-account.ts';

defineAll({ 'desk-create-account': DeskCreateAccount });
