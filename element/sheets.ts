import createCache, { type EmotionCache } from '@emotion/cache'
import { baseCss, loadPreset } from '../styles/base.ts'
import { THEME_COLORS, type ThemeColor } from '../styles/theme.ts'

const KEY = 'sr'

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

interface Shared {
  readonly cache: EmotionCache
  readonly base: CSSStyleSheet
  readonly components: CSSStyleSheet
  readonly presets: Map<string, Promise<CSSStyleSheet>>
}

/** A sheet can be adopted only in the document that created it, and an element can be moved to the document of an iframe. */
const sharedBy = new WeakMap<Document, Shared>()

function sheetFor(page: Document, css = ''): CSSStyleSheet {
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The elements of a document share their CSS rules, and nothing else. */
function sharedSheets(page: Document): Shared {
  const known = sharedBy.get(page)
  if (known) return known
  const container = page.createElement('div')
  const cache = createCache({ key: KEY, container })
  const components = new AdoptedSheet(container, sheetFor(page))
  Object.assign(cache, { sheet: components })
  const shared = { cache, base: sheetFor(page, baseCss), components: components.sheet, presets: new Map() }
  sharedBy.set(page, shared)
  return shared
}

export const styleCache = (page: Document): EmotionCache => sharedSheets(page).cache

const isPreset = (color: string): color is ThemeColor => THEME_COLORS.some((known) => known === color)

export function adoptBase(shadow: ShadowRoot): void {
  const { base, components } = sharedSheets(shadow.ownerDocument)
  if (!shadow.adoptedStyleSheets.includes(base)) shadow.adoptedStyleSheets = [base, components]
}

/** Loads a colour preset once per document. The components' sheet follows it, so that a component can override the preset. */
export async function adoptPreset(shadow: ShadowRoot, color: string): Promise<void> {
  if (color === 'default' || !isPreset(color)) return
  const page = shadow.ownerDocument
  const { base, components, presets } = sharedSheets(page)
  if (!presets.has(color))
    presets.set(
      color,
      loadPreset(color).then((css) => sheetFor(page, css)),
    )
  try {
    const preset = await presets.get(color)!
    const others = shadow.adoptedStyleSheets.filter(
      (sheet) => sheet !== base && sheet !== components && sheet !== preset,
    )
    if (page === shadow.ownerDocument) shadow.adoptedStyleSheets = [base, ...others, preset, components]
  } catch {
    // The default colours stay, and the next change retries the download.
    presets.delete(color)
  }
}
