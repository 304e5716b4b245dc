/** Safari does not focus a clicked button, so a dialog that the click opens could not return the focus to it. */
export function focusClicked(root: ShadowRoot): () => void {
  const focus = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,input,a[href]')
    const byPointer = (event as MouseEvent).detail > 0
    if (!byPointer || !control || control.tabIndex < 0 || control === root.activeElement) return
    // The DOM types do not include `focusVisible` yet.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false }
    control.focus(options)
  }
  root.addEventListener('click', focus, true)
  return () => root.removeEventListener('click', focus, true)
}
