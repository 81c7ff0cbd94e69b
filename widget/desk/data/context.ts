import { createContext } from '@lit/context';
import type { Desk } from './desk.ts';

/** How views find the desk they belong to. */
export const deskContext = createContext<Desk>(Symbol('desk'));
