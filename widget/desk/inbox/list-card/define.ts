import { defineAll } from '../../ui/define-all.ts';
import { DeskListCard } from './list-card.ts';

defineAll({ 'desk-list-card': DeskListCard });
