import { baseCss, loadPreset } from '../styles/base.ts'
import { THEME_COLORS, type ThemeColor } from '../styles/theme.ts'

interface Shared {
  readonly base: CSSStyleSheet
  readonly components: CSSStyleSheet
  readonly presets: Map<string, Promise<CSSStyleSheet>>
}

/** A sheet can be adopted only in the document that created it, and an element can be moved to the document of an iframe. */
const sharedBy = new WeakMap<Document, Shared>()

function sheetFor(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

function sharedSheets(page: Document, firstCss = ''): Shared {
  const known = sharedBy.get(page)
  if (known) return known
  const shared = { base: sheetFor(page, baseCss), components: sheetFor(page, firstCss), presets: new Map() }
  sharedBy.set(page, shared)
  return shared
}

const isPreset = (color: string): color is ThemeColor => THEME_COLORS.some((known) => known === color)

/** The roots of later elements, until their styles have been computed for the first time. */
const later = new WeakSet<ShadowRoot>()

export function adoptBase(shadow: ShadowRoot, firstCss?: string): CSSStyleSheet {
  const page = shadow.ownerDocument
  const isLater = sharedBy.has(page)
  const { base, components } = sharedSheets(page, firstCss)
  if (!shadow.adoptedStyleSheets.includes(base)) {
    shadow.adoptedStyleSheets = [base, components]
    if (isLater) later.add(shadow)
  }
  // Once another element has gone, Firefox (153, 29 November 2026) drops the rules that a sheet gets between its adoption and that.
  if (shadow.host.isConnected && later.delete(shadow)) void getComputedStyle(shadow.host).color
  return components
}

/** Adopts the first-paint rules of one screen. Returns a function that drops them. */
export function adoptTemporarily(shadow: ShadowRoot, css: string): () => void {
  const sheet = sheetFor(shadow.ownerDocument, css)
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet)
  }
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
