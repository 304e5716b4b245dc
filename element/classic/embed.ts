// The classic script for pages that strip `type="module"`. It loads the module when the page has its first tag, which may come later.
import { loadModule } from './load-module.ts'
import { tagFor } from './tag-for.ts'

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
