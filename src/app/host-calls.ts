// Methods of the element that only the host calls: downloaded with the first call.
import type { StoreApi } from 'zustand/vanilla'
import { emailError } from '../domain/sign-in/email.ts'
import { splitPath } from '../router/path.ts'
import type { Preferences } from '../stores/preferences.ts'
import type { Prefill } from './host-config.ts'
import type { createNavigation } from './navigation/navigation.ts'
import { isRoute } from './routes/route-table.ts'
import type { createExchanges } from './session/exchanges.ts'

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Ignores invalid values. The form validates the others. */
export function prefill(values: Prefill, preferences: StoreApi<Preferences>): void {
  const email = text(values.email)
  const country = text(values.countryCode)?.toUpperCase() ?? ''
  const state = text(values.stateCode)?.toUpperCase() ?? null
  preferences.setState({
    ...(email && !emailError(email) && { prefilledEmail: email }),
    ...(/^[A-Z]{3}$/.test(country) && { prefilledResidency: { countryCode: country, stateCode: state } }),
  })
}

interface Parts extends Pick<ReturnType<typeof createNavigation>, 'router' | 'shown'> {
  readonly exchanges: ReturnType<typeof createExchanges>
}

/** Opens a path and resolves when its screen is shown. The message of a refusal has no query, in which personal data may be. */
export async function openPath(path: string, { exchanges, router, shown }: Parts): Promise<void> {
  const { pathname } = splitPath(path)
  if (!isRoute(pathname)) throw new RangeError(`sphere-ramp has no path ${pathname}`)
  await exchanges.after(() => (router.open(path), shown.arrival()))
}
