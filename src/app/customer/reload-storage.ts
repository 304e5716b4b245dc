import { RESTORED_ROUTE, keptText, MERCHANT } from '../session/token-storage.ts'
import { merchantName } from '../../domain/application.ts'
import { applicationQuery } from '../../queries/application.ts'
import type { Services } from '../../queries/services.ts'
import { attempt } from '../../stores/tab-storage.ts'

/** Keeps in the tab what a reload needs: the screen that the session opens, and the merchant's name. */
export function reloadStorage({ api, queryClient, applicationId, storageKey, world, settings }: Services) {
  const tab = world.storage.session
  const keep = (suffix: string) => (text: string) => void attempt(() => tab.setItem(storageKey + suffix, text))
  // Fails where it is shown.
  void queryClient
    .ensureQueryData(applicationQuery(api, applicationId))
    .then((application) => merchantName(application, settings.brand.nickname))
    .then(keep(MERCHANT))
    .catch(() => undefined)
  return { restoredRoute: keptText(tab, storageKey + RESTORED_ROUTE), keepRestoredRoute: keep(RESTORED_ROUTE) }
}
