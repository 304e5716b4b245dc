import { late } from './late.tsx'

/** For pages whose element lacks what it needs. */
export const ConfigurationScreen = late(async () => (await import('./ConfigurationScreen.tsx')).ConfigurationScreen)
