import { useEffect, useRef } from 'react'
import { fadeOldScreens } from '../../ui/frame/transition/exit-transition.ts'
import { WaitingBar } from './WaitingBar.tsx'

const partOf = (node: HTMLElement | null, name: string) =>
  node?.closest('[part~="frame"]')?.querySelector<HTMLElement>(`[part~="${name}"]`)

/** What a customer sees between two screens, which nobody does before the first press. */
export function ScreenChange() {
  const ref = useRef<HTMLDivElement>(null)
  // The nodes of the old screen are no longer React's.
  useEffect(() => {
    const view = partOf(ref.current, 'view')
    return view ? fadeOldScreens(view) : undefined
  }, [])
  return (
    <div ref={ref}>
      <WaitingBar />
    </div>
  )
}
