declare const __CHUNKS__: readonly string[]

const SRC = 'data-sphere-ramp-src'
const HOW = `name the folder of sphere-ramp.js: ${SRC}="https://your.cdn/sphere-ramp/" on this script or on the tag.`

// Null in a module, in a function that runs later, and where an optimiser has put the script into another one.
const script = document.currentScript as HTMLScriptElement | null

const complain = (code: string, message: string) =>
  // eslint-disable-next-line no-console -- only the page's author can name the folder
  console.error(`[sphere-ramp] ${code}: ${message} What to do: ${HOW}`)

const UNKNOWN = 'This script does not know where it was loaded from.'

/** The folder of an address, without its query and fragment; null for `data:`, `blob:` and what is not an address. */
function folderOf(address: string, file: RegExp): string | null {
  try {
    const { origin, protocol, host, pathname } = new URL(address, document.baseURI)
    if (!pathname.startsWith('/')) return null
    return (origin === 'null' ? `${protocol}//${host}` : origin) + pathname.replace(file, '/')
  } catch {
    return null
  }
}

/** The folder of the module: the one that the page names, or that of this script. Says on the console why neither is known. */
function folder(): string | null {
  const named = script?.getAttribute(SRC) ?? document.querySelector(`[${SRC}]`)?.getAttribute(SRC)
  const found = named ? folderOf(named, /\/?(?:[^/]*\.js)?$/) : script?.src ? folderOf(script.src, /\/[^/]*$/) : null
  if (found === null) complain('page/folder-unknown', named ? `${SRC}="${named}" is no address.` : UNKNOWN)
  return found
}

export function loadModule(): void {
  const base = folder()
  if (base === null) return
  for (const chunk of __CHUNKS__) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = base + chunk
    if (script?.nonce) link.nonce = script.nonce
    document.head.append(link)
  }
  // A script element would need a trusted URL on a page that enforces Trusted Types. `import` also passes on this script's nonce.
  import(`${base}sphere-ramp.js`).catch(() =>
    complain('page/module-unreachable', `${base}sphere-ramp.js could not be loaded.`),
  )
}
