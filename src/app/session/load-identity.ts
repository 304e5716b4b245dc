import { keepDownload } from '../../lib/timing/retry-download.ts'

export const loadIdentity = keepDownload(() => import('../../api/identity.ts'))
