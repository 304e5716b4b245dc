// The DOM types do not include `focusVisible` yet.
interface RingOptions extends FocusOptions {
  readonly focusVisible?: boolean
}

const WITH_RING: RingOptions = { focusVisible: true }

/** The widgets in which a key was pressed last, and not the pointer. */
const keyed = new WeakSet<Node>()

/**
 * Focuses the button that was clicked, because Safari does not, and a dialog that the click opens could not return the focus to it.
 * Remembers for `moveFocus` whether a key was pressed last.
 */
export function followPresses(root: ShadowRoot): () => void {
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,input,a[href]')
    const byPointer = (event as MouseEvent).detail > 0
    if (!byPointer || !control || control.tabIndex < 0 || control === root.activeElement) return
    const options: RingOptions = { preventScroll: true, focusVisible: false }
    control.focus(options)
  }
  const listeners = {
    click: onClick,
    keydown: () => void keyed.add(root),
    pointerdown: () => void keyed.delete(root),
  }
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener, true)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener, true)
  }
}

/** Moves the focus, after a key with its ring: from a click to the next Tab, Safari draws none that is not asked for. */
export function moveFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (to) to.focus(keyed.has(to.getRootNode()) ? { ...options, ...WITH_RING } : options)
}
