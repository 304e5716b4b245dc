/** Focuses a heading when the control that had the focus went with its view. A focus that is on the host's page by now stays there. */
export function restoreFocus(heading: HTMLElement | null): void {
  if (heading && heading.ownerDocument.activeElement === heading.ownerDocument.body) heading.focus()
}
