import { lazyWithRetry } from './lazy.tsx'

/** The screen for elements with an invalid configuration. */
export const ConfigurationScreen = lazyWithRetry(
  async () => (await import('./ConfigurationScreen.tsx')).ConfigurationScreen,
)
