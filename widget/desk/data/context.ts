import { createContext } from '@lit/context';
import type { Desk } from './desk.ts';

/** Lit context by which views get their desk. */
export const deskContext = createContext<Desk>(Symbol('desk'));
