/** Safari leaves focus where it was on a click; a dialog that the click opens would then give focus back to nothing. */
export function focusClicked(root: ShadowRoot): () => void {
  const focus = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,input,a[href]')
    const byPointer = (event as MouseEvent).detail > 0
    if (!byPointer || !control || control.tabIndex < 0 || control === root.activeElement) return
    // focusVisible is younger than the DOM types.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false }
    control.focus(options)
  }
  root.addEventListener('click', focus, true)
  return () => root.removeEventListener('click', focus, true)
}
