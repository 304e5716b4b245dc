import { useEffect, useRef } from 'react'
import { fadeOldScreens } from '../../ui/frame/transition/exit-transition.ts'
import { WaitingBar } from './WaitingBar.tsx'

/** What a customer sees between two screens, which nobody does before the first press. A direct child of the frame. */
export function ScreenChange() {
  const inFrame = useRef<HTMLDivElement>(null)
  // The nodes of the old screen are no longer React's.
  useEffect(() => {
    const view = inFrame.current?.parentElement?.querySelector<HTMLElement>('[part~="view"]')
    return view ? fadeOldScreens(view) : undefined
  }, [])
  return <WaitingBar inFrame={inFrame} />
}
