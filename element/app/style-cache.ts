import createCache, { type EmotionCache } from '@emotion/cache'

const KEY = 'sr'
const NAMES = /(?:\.sr-|@keyframes )([\w-]+)/g

/** Replaces emotion's style element by one constructed sheet, which a strict `style-src` does not block. */
class AdoptedSheet {
  readonly key = KEY
  readonly sheet: CSSStyleSheet
  readonly tags: HTMLStyleElement[] = []
  readonly container: Node
  readonly isSpeedy = true
  before: Element | null = null
  nonce: string | undefined
  ctr = 0

  constructor(container: Node, sheet: CSSStyleSheet) {
    this.container = container
    this.sheet = sheet
  }
  hydrate(): void {}
  insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length)
    } catch {
      // A rule that this browser does not support is skipped, as in a style element.
    }
    this.ctr += 1
  }
  flush(): void {
    this.sheet.replaceSync('')
    this.ctr = 0
  }
}

const caches = new WeakMap<CSSStyleSheet, EmotionCache>()

/** The cache that writes into a sheet. The rules that the sheet was made with are not written again. */
export function styleCache(sheet: CSSStyleSheet, firstCss = ''): EmotionCache {
  const known = caches.get(sheet)
  if (known) return known
  const container = document.createElement('div')
  const cache = createCache({ key: KEY, container })
  Object.assign(cache, { sheet: new AdoptedSheet(container, sheet) })
  for (const [, name = ''] of firstCss.matchAll(NAMES)) cache.inserted[name] = true
  caches.set(sheet, cache)
  return cache
}
