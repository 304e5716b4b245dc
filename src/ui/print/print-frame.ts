/** A page has margins and no background; the copy has no widget around it whose height it could fill. */
const PAPER = `@page{margin:16mm}
html,body{margin:0;background:#fff}
.sr-root{display:block;min-inline-size:0;block-size:auto;min-block-size:0;overflow:visible;background:none;container:none}
.sr-root::before{content:none}
[part~=card]{break-inside:avoid}`

/** Sheets belong to the document that made them. Rules that this window does not know are left out. */
function copySheet(sheet: CSSStyleSheet, to: Window & typeof globalThis): CSSStyleSheet {
  const copy = new to.CSSStyleSheet()
  copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'))
  return copy
}

function paperSheet(to: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new to.CSSStyleSheet()
  sheet.replaceSync(PAPER)
  return sheet
}

/** An empty document, of which some browsers say so at once and others later. */
function emptyFrame(parent: Element): Promise<HTMLIFrameElement> {
  // eslint-disable-next-line react/iframe-missing-sandbox -- it loads nothing, and WebKit fires no event in a sandbox without scripts
  const frame = parent.ownerDocument.createElement('iframe')
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // A frame that is not displayed prints nothing in Firefox.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', opacity: '0' })
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true })
    parent.append(frame)
    if (frame.contentDocument?.readyState === 'complete') resolve(frame)
  })
}

interface Print {
  /** The name that a browser proposes for a file. */
  readonly title: string
  readonly sheets: readonly CSSStyleSheet[]
}

/**
 * Prints a copy of a part of the widget alone, in light colours. The copy is in a frame of its own beside the part, so that the
 * host's page is neither printed nor touched (decisions.md H23). Returns a function that removes the frame.
 */
export async function printPart(part: HTMLElement, { title, sheets }: Print): Promise<() => void> {
  const root = part.closest('.sr-root')
  const frame = await emptyFrame(part)
  const remove = () => frame.remove()
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!root || !view) return remove

  const paper = view.document
  const surface = paper.importNode(root, false) as HTMLElement
  surface.dataset['mode'] = 'light'
  surface.dataset['print'] = ''
  const copy = paper.importNode(part, true)
  copy.querySelector('iframe')?.remove()
  surface.append(copy)
  paper.title = title
  paper.documentElement.lang = surface.lang
  paper.documentElement.dir = surface.dir
  paper.adoptedStyleSheets = [...sheets.map((sheet) => copySheet(sheet, view)), paperSheet(view)]
  paper.body.replaceChildren(surface)
  view.addEventListener('afterprint', remove, { once: true })
  view.focus()
  view.print()
  return remove
}
