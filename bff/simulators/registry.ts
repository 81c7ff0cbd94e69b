import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { SimulatorModule } from './simulator.ts';

/** The simulators of all PMSs, one line each, loaded on first use. */
export const SIMULATORS: Partial<Record<PmsProvider, () => Promise<SimulatorModule>>> = {
  'opera-cloud': () => import('./opera-cloud/simulator.ts'),
  cloudbeds: () => import('./cloudbeds/simulator.ts'),
  mews: () => import('./mews/simulator.ts'),
  apaleo: () => import('./apaleo/simulator.ts'),
  'rms-cloud': () => import('./rms-cloud/simulator.ts'),
  custom: () => import('./custom/simulator.ts'),
};
