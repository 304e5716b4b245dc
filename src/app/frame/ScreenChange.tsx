import { useCallback, useEffect, useRef } from 'react'
import { useEntry } from '../../router/RouterProvider.tsx'
import { fadeOldScreens } from '../../ui/frame/transition/exit-transition.ts'
import { HeldFocus } from '../../ui/frame/transition/HeldFocus.ts'
import { WaitingBar } from './WaitingBar.tsx'

/** What is needed from one screen to the next, and so not before the first press. A direct child of the frame. */
export function ScreenChange() {
  const inFrame = useRef<HTMLDivElement>(null)
  const { key } = useEntry()
  const findView = useCallback(
    () => inFrame.current?.parentElement?.querySelector<HTMLElement>('[part~="view"]') ?? null,
    [],
  )
  // The nodes of the old screen are no longer React's.
  useEffect(() => {
    const view = findView()
    return view ? fadeOldScreens(view) : undefined
  }, [findView])
  return (
    <>
      <WaitingBar inFrame={inFrame} />
      <HeldFocus entryKey={key} findView={findView} />
    </>
  )
}
