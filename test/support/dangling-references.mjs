/**
 * Returns the references inside a shadow root to ids that are not there, of what is rendered. Screen readers say nothing of them, and axe
 * leaves them to a person. It runs in the page, so it names nothing outside itself.
 */
export function danglingReferences(root) {
  const kinds = ['describedby', 'labelledby', 'controls', 'errormessage', 'owns', 'details', 'activedescendant']
  const names = kinds.map((kind) => `aria-${kind}`)
  const idsIn = (element, name) => (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)
  return [...root.querySelectorAll(names.map((name) => `[${name}]`).join())]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => names.flatMap((name) => idsIn(element, name).map((id) => ({ element, name, id }))))
    .filter(({ id }) => !root.getElementById(id))
    .map(({ element, name, id }) => `${name}="${id}" of ${element.outerHTML.slice(0, 120)}`)
}
