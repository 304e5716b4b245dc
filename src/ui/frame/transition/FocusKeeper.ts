import { Component } from 'react'
import { activeElementOf } from '../../overlay/focusable.ts'
import { frameOf } from './restore-position.ts'

/** The view takes the focus only for this moment, so that a press beside its controls never gives it to it. */
function keepFocus(view: HTMLElement): void {
  const control = activeElementOf(view)
  if (!control || !frameOf(view).contains(control)) return
  const release = () => {
    view.removeAttribute('tabindex')
    view.style.outline = ''
  }
  view.tabIndex = -1
  // A screen that is still being loaded would have a focus ring around it.
  view.style.outline = 'none'
  view.addEventListener('blur', release, { once: true })
  view.focus({ preventScroll: true })
  // Behind a dialog nothing takes the focus.
  if (activeElementOf(view) !== view) release()
}

interface Props {
  readonly entryKey: number
  readonly findView: () => HTMLElement | null
}

/**
 * Moves the focus to the view before a screen is taken out. Were it lost with the screen, React would set the scroll positions of the
 * host page around the element, which ends a smooth scroll of that page, and focus the element.
 */
export class FocusKeeper extends Component<Props> {
  override getSnapshotBeforeUpdate({ entryKey }: Props): null {
    const view = this.props.findView()
    if (view && entryKey !== this.props.entryKey) keepFocus(view)
    return null
  }

  // React warns when it is missing.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
