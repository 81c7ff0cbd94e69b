import type { PmsProvider } from '../../shared/domain/pms.ts';
import type { SimulatorModule } from './simulator.ts';

/** Every vendor's simulator: one line each, loaded only when it is asked for. */
export const SIMULATORS: Partial<Record<PmsProvider, () => Promise<SimulatorModule>>> = {
  'opera-cloud': () => import('./opera-cloud/simulator.ts'),
  cloudbeds: () => import('./cloudbeds/simulator.ts'),
  mews: () => import('./mews/simulator.ts'),
  apaleo: () => import('./apaleo/simulator.ts'),
  'rms-cloud': () => import('./rms-cloud/simulator.ts'),
  custom: () => import('./custom/simulator.ts'),
};
