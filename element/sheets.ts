import createCache, { type EmotionCache } from '@emotion/cache'
import { baseCss, loadPreset } from '../styles/base.ts'
import { THEME_COLORS, type ThemeColor } from '../styles/theme.ts'

const KEY = 'sr'

/** Stands in for emotion's own sheet: rules go to one constructed sheet, so no style node exists and no style-src has anything to refuse. */
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
      // A rule that this browser does not know is left out, as it would be in a style node.
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
  readonly parts: CSSStyleSheet
  readonly presets: Map<string, Promise<CSSStyleSheet>>
}

/** A sheet can be adopted only in the document that it was made for: an element may be moved to a frame's. */
const sharedBy = new WeakMap<Document, Shared>()

function sheetFor(page: Document, css = ''): CSSStyleSheet {
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** CSS rules only, and so the one thing that the elements of a page share: a rule for each look, not one for each element. */
function sharedSheets(page: Document): Shared {
  const known = sharedBy.get(page)
  if (known) return known
  const limbo = page.createElement('div')
  const cache = createCache({ key: KEY, container: limbo })
  const parts = new AdoptedSheet(limbo, sheetFor(page))
  Object.assign(cache, { sheet: parts })
  const made = { cache, base: sheetFor(page, baseCss), parts: parts.sheet, presets: new Map() }
  sharedBy.set(page, made)
  return made
}

export const styleCache = (page: Document): EmotionCache => sharedSheets(page).cache

const isPreset = (color: string): color is ThemeColor => THEME_COLORS.some((known) => known === color)

export function adoptBase(shadow: ShadowRoot): void {
  const { base, parts } = sharedSheets(shadow.ownerDocument)
  if (!shadow.adoptedStyleSheets.includes(base)) shadow.adoptedStyleSheets = [base, parts]
}

/** Loads a colour preset once for the page; parts come after it, so that a part may still say otherwise. */
export async function adoptPreset(shadow: ShadowRoot, color: string): Promise<void> {
  if (color === 'default' || !isPreset(color)) return
  const page = shadow.ownerDocument
  const { base, parts, presets } = sharedSheets(page)
  if (!presets.has(color))
    presets.set(
      color,
      loadPreset(color).then((css) => sheetFor(page, css)),
    )
  try {
    const preset = await presets.get(color)!
    const others = shadow.adoptedStyleSheets.filter((sheet) => sheet !== base && sheet !== parts && sheet !== preset)
    if (page === shadow.ownerDocument) shadow.adoptedStyleSheets = [base, ...others, preset, parts]
  } catch {
    // The default colours stay; the next change asks again.
    presets.delete(color)
  }
}
