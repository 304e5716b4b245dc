import { lazyWithRetry } from './lazy.tsx'

/** For pages whose element lacks what it needs. */
export const ConfigurationScreen = lazyWithRetry(
  async () => (await import('./ConfigurationScreen.tsx')).ConfigurationScreen,
)
