// The classic script of pages that strip `type="module"`: it finds the tags, then loads the module beside itself.
declare const __CHUNKS__: readonly string[]

const script = document.currentScript as HTMLScriptElement | null
const base = new URL('.', script?.src ?? location.href).href
const nonce = script?.nonce ?? ''

function load(): void {
  for (const chunk of __CHUNKS__) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = base + chunk
    if (nonce) link.nonce = nonce
    document.head.append(link)
  }
  // Not by a script element: a page that asks for trusted types refuses an address as text. The nonce of this script goes along.
  void import(`${base}sphere-ramp.js`)
}

/** A page may put the tag in later: the first one that comes starts the download. */
function start(): void {
  if (customElements.get('sphere-ramp')) return
  if (document.querySelector('sphere-ramp')) return load()
  const observer = new MutationObserver(() => {
    if (!document.querySelector('sphere-ramp')) return
    observer.disconnect()
    load()
  })
  observer.observe(document, { childList: true, subtree: true })
}

start()
