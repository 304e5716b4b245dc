// The classic script for pages that strip `type="module"`. It waits for a tag, then loads the module from its own folder.
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
  // A script element would need a trusted URL on a page that enforces Trusted Types. `import` also passes on this script's nonce.
  void import(`${base}sphere-ramp.js`)
}

/** Loads the module when the page contains its first tag, which may be added later. */
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
