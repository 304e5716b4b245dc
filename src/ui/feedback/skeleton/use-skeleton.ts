import { useEffect, useState } from 'react'
import { useUiRoot } from '../../root.ts'

const SHOWN_AFTER_MS = 150
const SHOWN_FOR_MS = 300

/** `waiting` shows nothing, `skeleton` the placeholder and `loaded` the content. */
type SkeletonPhase = 'waiting' | 'skeleton' | 'loaded'

/** Whether the element shows the skeleton already, before React, or is having it drawn by the build. */
const isDrawn = (root: ShadowRoot | null) => root === null || root.querySelector('[data-early=restored]') !== null

/** Prevents flicker: a short wait shows no skeleton, and a visible skeleton stays for a minimum time. */
export function useSkeleton(isLoading: boolean): SkeletonPhase {
  const root = useUiRoot()
  const [phase, setPhase] = useState<SkeletonPhase>(() => {
    if (!isLoading) return 'loaded'
    return isDrawn(root) ? 'skeleton' : 'waiting'
  })
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
