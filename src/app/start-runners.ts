import { loadWatch } from './customer/load-watch.ts'
import type { Watching } from './customer/watch-customer.ts'
import { emitNavigation } from './navigation/emit-navigation.ts'
import { logNavigation } from './navigation/log-navigation.ts'
import { runGuard } from './navigation/run-guard.ts'
import type { createShownScreen } from './navigation/shown-screen.ts'
import { whileSignedIn } from './session/while-signed-in.ts'
import { isMissingFile } from '../queries/failures/missing-file.ts'
import { WAITING_CODE } from '../stores/tab-storage.ts'

/** The parts of an element that its runners watch and act on. */
interface Running extends Watching {
  readonly shown: ReturnType<typeof createShownScreen>
  /** Reports an error that no screen shows. */
  refused(error: unknown): void
}

/** Starts the runners of an element. Returns a function that stops them. */
export function startRunners(running: Running): () => void {
  const { services, router, shown, announcer } = running
  const watch = async () => (await loadWatch())(running)
  // Only a tab that was reloaded while it waited for a code downloads what opens its screen again.
  const reopen = async () =>
    services.world.storage.session.getItem(services.storageKey + WAITING_CODE) &&
    (await import('./navigation/resume.ts')).resume(running)
  reopen().catch(() => undefined)
  const stops = [
    runGuard(router, services.session),
    emitNavigation(router, services.emit),
    logNavigation(router, () => services.preferences.getState().debug),
    whileSignedIn(services.session, watch, (error) => isMissingFile(error) && running.refused(error)),
    announcer.stop,
    shown.stop,
  ]
  return () => stops.forEach((stop) => stop())
}
