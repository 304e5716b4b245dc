import { splitPath } from '../../router/path.ts'
import { isRoute } from '../routes/route-table.ts'
import type { createExchanges } from '../session/exchanges.ts'
import type { createNavigation } from './navigation.ts'

interface Parts extends Pick<ReturnType<typeof createNavigation>, 'router' | 'shown'> {
  readonly exchanges: ReturnType<typeof createExchanges>
}

/** Opens a path that the host names, and resolves when its screen is shown. The message of a refusal has no query, in which personal data may be. */
export async function openPath(path: string, { exchanges, router, shown }: Parts): Promise<void> {
  const { pathname } = splitPath(path)
  if (!isRoute(pathname)) throw new RangeError(`sphere-ramp has no path ${pathname}`)
  await exchanges.after(() => (router.open(path), shown.arrival()))
}
