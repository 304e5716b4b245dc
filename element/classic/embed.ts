// The classic script for pages that strip `type="module"`. It loads the module when the page has its first tag, which may come later.
import { ATTRIBUTES } from '../attributes.ts'
import { loadModule } from './load-module.ts'

const PREFIX = 'data-'
const isSetting = (name: string) =>
  name.startsWith(PREFIX) && ATTRIBUTES.some((attribute) => name === PREFIX + attribute)

/** The tag in place of `<div data-sphere-ramp data-application-id="…">`, which a CMS keeps where it strips unknown tags. */
function tagFor(placeholder: HTMLElement): HTMLElement {
  const tag = document.createElement('sphere-ramp')
  for (const { name, value } of placeholder.attributes) {
    if (name === 'style' || name === 'data-sphere-ramp') continue
    tag.setAttribute(isSetting(name) ? name.slice(PREFIX.length) : name, value)
  }
  // A page's policy may refuse a `style` attribute.
  tag.style.cssText = placeholder.style.cssText
  return tag
}

function start(): void {
  let isLoaded = customElements.get('sphere-ramp') !== undefined
  function replacePlaceholders(): void {
    for (const placeholder of document.querySelectorAll<HTMLElement>('[data-sphere-ramp]'))
      placeholder.replaceWith(tagFor(placeholder))
    if (isLoaded || !document.querySelector('sphere-ramp')) return
    isLoaded = true
    loadModule()
  }
  replacePlaceholders()
  new MutationObserver(replacePlaceholders).observe(document, { childList: true, subtree: true })
}

start()
