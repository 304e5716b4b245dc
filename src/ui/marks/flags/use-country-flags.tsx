import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { CountryFlag } from './CountryFlag.tsx'
import type { CountryFlags } from './unpack-flag.ts'

let arrived: CountryFlags | null = null

const load = async () => (arrived = (await import('./country-flags.generated.ts')).countryFlags)

/** What draws the flag of a country (alpha-2). Asks for the flags, a chunk of their own; without them a plain disc stands in each place. */
export function useCountryFlags(): (code: string) => ReactElement {
  const [flags, setFlags] = useState(arrived)

  // The chunk comes from the network. Nobody is told that it did not: the names say it all, and the next picker asks again.
  useEffect(() => {
    if (!flags) load().then(setFlags, () => {})
  }, [flags])

  return useCallback((code) => <CountryFlag code={code} flags={flags} />, [flags])
}
