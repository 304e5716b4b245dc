import { useCallback, useEffect, useRef } from 'react'
import { useEntry } from '../../router/RouterProvider.tsx'
import { fadeOldScreens } from '../../ui/frame/transition/exit-transition.ts'
import { FocusKeeper } from '../../ui/frame/transition/FocusKeeper.ts'
import { WaitingBar } from './WaitingBar.tsx'

/** The transition between two screens, so it is not needed before the first press. A direct child of the frame. */
export function ScreenChange() {
  const inFrame = useRef<HTMLDivElement>(null)
  const { key } = useEntry()
  const findView = useCallback(
    () => inFrame.current?.parentElement?.querySelector<HTMLElement>('[part~="view"]') ?? null,
    [],
  )
  // React has removed the nodes of the old screen.
  useEffect(() => {
    const view = findView()
    return view ? fadeOldScreens(view) : undefined
  }, [findView])
  return (
    <>
      <WaitingBar inFrame={inFrame} />
      <FocusKeeper entryKey={key} findView={findView} />
    </>
  )
}
