import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { CountryFlag } from './CountryFlag.tsx'
import type { CountryFlags } from './unpack-flag.ts'

let loadedFlags: CountryFlags | null = null

const load = async () => (loadedFlags = (await import('./country-flags.generated.ts')).countryFlags)

/** Returns a function that renders a country's flag by alpha-2 code. Until the chunk of flags is loaded it renders a plain disc. */
export function useCountryFlags(): (code: string) => ReactElement {
  const [flags, setFlags] = useState(loadedFlags)

  // A failed download is not reported, because the names suffice. The next picker tries again.
  useEffect(() => {
    if (!flags) load().then(setFlags, () => {})
  }, [flags])

  return useCallback((code) => <CountryFlag code={code} flags={flags} />, [flags])
}
