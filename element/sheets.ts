import createCache, { type EmotionCache } from '@emotion/cache'
import { baseCss, loadPreset } from '../styles/base.ts'
import { THEME_COLORS, type ThemeColor } from '../styles/theme.ts'

const KEY = 'sr'

/** Stands in for emotion's own sheet: rules go to one constructed sheet, so no style node exists and no style-src has anything to refuse. */
class AdoptedSheet {
  readonly key = KEY
  readonly sheet = new CSSStyleSheet()
  readonly tags: HTMLStyleElement[] = []
  readonly container: Node
  readonly isSpeedy = true
  before: Element | null = null
  nonce: string | undefined
  ctr = 0

  constructor(container: Node) {
    this.container = container
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

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

let shared: Shared | undefined

/** CSS rules only, and so the one thing that the elements of a page share: a rule for each look, not one for each element. */
function sharedSheets(): Shared {
  if (shared) return shared
  const limbo = document.createElement('div')
  const cache = createCache({ key: KEY, container: limbo })
  const parts = new AdoptedSheet(limbo)
  Object.assign(cache, { sheet: parts })
  shared = { cache, base: sheetOf(baseCss), parts: parts.sheet, presets: new Map() }
  return shared
}

export const styleCache = (): EmotionCache => sharedSheets().cache

const isPreset = (color: string): color is ThemeColor => THEME_COLORS.some((known) => known === color)

export function adoptBase(shadow: ShadowRoot): void {
  const { base, parts } = sharedSheets()
  shadow.adoptedStyleSheets = [base, parts]
}

/** Loads a colour preset once for the page; parts come after it, so that a part may still say otherwise. */
export async function adoptPreset(shadow: ShadowRoot, color: string): Promise<void> {
  if (color === 'default' || !isPreset(color)) return
  const { base, parts, presets } = sharedSheets()
  if (!presets.has(color)) presets.set(color, loadPreset(color).then(sheetOf))
  const preset = await presets.get(color)!
  const others = shadow.adoptedStyleSheets.filter((sheet) => sheet !== base && sheet !== parts && sheet !== preset)
  shadow.adoptedStyleSheets = [base, ...others, preset, parts]
}
