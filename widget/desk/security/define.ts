import { defineAll } from '../ui/define-all.ts';
import { DeskOwnFactors } from './own-factors.ts';

defineAll({ 'desk-own-factors': DeskOwnFactors });

declare global {
  interface HTMLElementTagNameMap {
    'desk-own-factors': DeskOwnFactors;
  }
}
