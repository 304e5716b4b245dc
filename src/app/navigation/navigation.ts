import { createRouter, START_PATH, type Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import type { SessionStore } from '../../stores/session.ts'
import { createScreens } from './screens.ts'
import { createShownScreen } from './shown-screen.ts'

type Parts = Parameters<typeof createScreens>[0] & { readonly session: SessionStore }

/** The stack of paths, and what the frame shows of it. */
export function createNavigation({ session, ...parts }: Parts) {
  const router = createRouter()
  const screens = createScreens(parts)
  return { router, screens, shown: createShownScreen({ router, session, screens }) }
}

/** The guard may have redirected to the start already, which must not be reset twice. */
export function goToStart(router: Router): void {
  if (presentEntry(router.store.getState()).path !== START_PATH) router.reset()
}
