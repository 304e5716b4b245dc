import { lazy } from '../ui/lazy.ts'

/** The screen for elements with an invalid configuration. */
export const ConfigurationScreen = lazy(async () => (await import('./ConfigurationScreen.tsx')).ConfigurationScreen)
