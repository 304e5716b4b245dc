const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]'

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ visibilityProperty: true })

/** Returns the elements inside that Tab reaches, in their order. */
export const focusableIn = (container: ParentNode): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable)

/** Reads the active element of the node's own root, because `document.activeElement` is the host of a shadow root. */
export function activeElementOf(node: Node): HTMLElement | null {
  const root = node.getRootNode()
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return active instanceof HTMLElement ? active : null
}
