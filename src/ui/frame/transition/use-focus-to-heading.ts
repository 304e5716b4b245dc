import { useLayoutEffect } from 'react'
import { useUiRoot } from '../../root.ts'
import { restoreFocus } from '../../restore-focus.ts'
import { headingOf } from './restore-position.ts'

/** The heading of the open dialog, because nothing behind it can be focused, or else of the screen. */
function shownHeading(root: ShadowRoot): HTMLElement | null {
  const view = root.querySelector<HTMLElement>('[part~="view"]')
  return root.querySelector<HTMLElement>('dialog[open] [data-heading]') ?? (view && headingOf(view))
}

/**
 * For a part of a screen or of a dialog that may go while one of its controls has the focus: the heading gets it then, because Tab
 * would otherwise start at the top of the host's page.
 */
export function useFocusToHeading(): void {
  const root = useUiRoot()
  useLayoutEffect(
    () => () => {
      // The focus may be in a dialog that goes along with the part, and would have given it back to the part.
      if (!root?.activeElement) return
      // The part is still there now. Its replacement may take the focus itself.
      void Promise.resolve().then(() => restoreFocus(shownHeading(root)))
    },
    [root],
  )
}
