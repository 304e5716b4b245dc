import { useEffect, useState } from 'react'

const SHOWN_AFTER_MS = 150
const SHOWN_FOR_MS = 300

/** What is to be seen: nothing yet, the skeleton, or what was loaded. */
export type SkeletonPhase = 'waiting' | 'skeleton' | 'loaded'

/** A short wait shows no skeleton, and a skeleton that shows stays long enough not to flicker. */
export function useSkeleton(isLoading: boolean): SkeletonPhase {
  const [phase, setPhase] = useState<SkeletonPhase>(isLoading ? 'waiting' : 'loaded')
  const [wasLoading, setWasLoading] = useState(isLoading)
  const [mayLeave, setMayLeave] = useState(true)

  if (wasLoading !== isLoading) {
    setWasLoading(isLoading)
    if (isLoading && phase === 'loaded') setPhase('waiting')
  }
  if (!isLoading && mayLeave && phase !== 'loaded') setPhase('loaded')

  useEffect(() => {
    if (phase !== 'waiting') return undefined
    const timer = setTimeout(() => {
      setPhase('skeleton')
      setMayLeave(false)
    }, SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (mayLeave) return undefined
    const timer = setTimeout(() => setMayLeave(true), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [mayLeave])

  return phase
}
