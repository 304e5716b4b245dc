import { keepDownload } from '../../lib/timing/retry-download.ts'

export const loadIdentity = keepDownload(async () => (await import('./identity-calls.ts')).identityCalls)
