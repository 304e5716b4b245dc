import { ATTRIBUTES } from '../attributes.ts'

const PREFIX = 'data-'
const isSetting = (name: string) =>
  name.startsWith(PREFIX) && ATTRIBUTES.some((attribute) => name === PREFIX + attribute)

/** The tag in place of `<div data-sphere-ramp data-application-id="…">`, which a CMS keeps where it strips unknown tags. */
export function tagFor(placeholder: HTMLElement): HTMLElement {
  const tag = document.createElement('sphere-ramp')
  for (const { name, value } of placeholder.attributes) {
    if (name === 'style' || name === 'data-sphere-ramp') continue
    tag.setAttribute(isSetting(name) ? name.slice(PREFIX.length) : name, value)
  }
  // A page's policy may refuse a `style` attribute.
  tag.style.cssText = placeholder.style.cssText
  return tag
}
