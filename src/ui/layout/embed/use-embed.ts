import { useEffect, useState } from 'react'

const PATIENCE_MS = 15_000

export type EmbedPhase = 'loading' | 'loaded' | 'failed'

/** How the loading of a page that is not ours goes. The browser does not tell that it failed: what has not loaded in time has. */
export function useEmbed(src: string) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly phase: EmbedPhase } | null>(null)
  const present = `${attempt} ${src}`
  const phase = outcome?.of === present ? outcome.phase : 'loading'

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setOutcome({ of: present, phase: 'failed' }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [phase, present])

  return {
    phase,
    /** Changes with each attempt and each address. */
    key: present,
    loaded: () => setOutcome({ of: present, phase: 'loaded' }),
    retry: () => setAttempt(attempt + 1),
  }
}
