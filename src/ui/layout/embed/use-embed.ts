import { useEffect, useState } from 'react'

const LOAD_TIMEOUT_MS = 15_000

type EmbedPhase = 'loading' | 'loaded' | 'failed'

/** Tracks the loading of an iframe. An iframe fires no error event, so a timeout counts as a failure. */
export function useEmbed(src: string) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly phase: EmbedPhase } | null>(null)
  const attemptKey = `${attempt} ${src}`
  const phase = outcome?.of === attemptKey ? outcome.phase : 'loading'

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setOutcome({ of: attemptKey, phase: 'failed' }), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [phase, attemptKey])

  return {
    phase,
    /** Changes with each attempt and each address, which makes React replace the iframe. */
    key: attemptKey,
    loaded: () => setOutcome({ of: attemptKey, phase: 'loaded' }),
    retry: () => setAttempt(attempt + 1),
  }
}
