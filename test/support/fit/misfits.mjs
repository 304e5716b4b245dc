// What does not fit in the element as it is drawn now. It runs in the page, in the browser tests and in `npm run measure -- fit`.

const SLACK = 1.5
const HOLDERS =
  '[part~="card"], [part~="row"], [part~="banner"], [part~="dialog"], [part~="button"], [part~="badge"], [part~="input"]'
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** Names of the customer's own things may end in an ellipsis; amounts and our own words may not. */
const OWN_DATA = 'bdi, [dir="auto"], .sr-mono'

const describe = (element) => {
  const text = (element.getAttribute('aria-label') || element.value || element.textContent).trim().slice(0, 40)
  return `${element.tagName.toLowerCase()}${element.getAttribute('part') ? `[${element.getAttribute('part')}]` : ''} “${text}”`
}

/** Hidden from sight, but not from screen readers: by a clip on the element, or on a box around it. */
const isClippedAway = (element) =>
  [element, element.parentElement, element.parentElement?.parentElement].some(
    (one) => one && getComputedStyle(one).clipPath === 'inset(50%)',
  )

const isDrawn = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !isClippedAway(element) &&
  !element.closest('.sr-vh, [inert], [aria-hidden="true"] svg')

/** Walks up to the root of the shadow, without elements of the top layer's outside. */
function* ancestorsOf(element) {
  for (let at = element.parentElement; at; at = at.parentElement) {
    yield at
    // The top layer lies outside of the boxes that contain it in the document.
    if (at.matches('dialog, [popover]')) return
  }
}

const isClip = (overflow) => overflow === 'hidden' || overflow === 'clip'

const isBeside = (rect, box) => rect.right > box.right + SLACK || rect.left < box.left - SLACK
const isBeyond = (rect, box) => rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK

/** The ancestors that cut these boxes. What a scroll container hides in its direction can be scrolled into sight. */
function* clipsOf(parent, rects) {
  let [scrollsX, scrollsY] = [false, false]
  for (const clip of [parent, ...ancestorsOf(parent)]) {
    const { overflowX, overflowY } = getComputedStyle(clip)
    const box = clip.getBoundingClientRect()
    const cutsX = !scrollsX && overflowX !== 'visible' && rects.some((rect) => isBeside(rect, box))
    const cutsY = !scrollsY && isClip(overflowY) && rects.some((rect) => isBeyond(rect, box))
    scrollsX ||= isScroller(clip)
    if ((cutsX && !scrollsX) || cutsY) yield clip
    scrollsY ||= overflowY === 'auto' || overflowY === 'scroll'
  }
}

function* texts(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    if (!parent || node.data.trim() === '' || parent.closest('svg, style, option, datalist') || !isDrawn(parent))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    yield { parent, rects: [...range.getClientRects()].filter(({ width }) => width > 0) }
  }
}

const isOwnData = (parent, clip) => {
  const data = parent.closest(OWN_DATA)
  return data !== null && !parent.closest('.sr-num') && (clip.contains(data) || data.contains(clip))
}

/** Tabs and the like scroll sideways by themselves. */
const isScroller = (element) => element.matches('[role="tablist"], [role="listbox"]')

function cutTexts(root) {
  const found = []
  for (const { parent, rects } of texts(root))
    for (const clip of clipsOf(parent, rects))
      if (!isOwnData(parent, clip)) found.push(`cut: ${describe(parent)} by ${describe(clip)}`)
  const figures = [...root.querySelectorAll('input[inputmode="decimal"]')].filter(isDrawn)
  for (const figure of figures)
    if (figure.scrollWidth > figure.clientWidth + SLACK) found.push(`cut: the amount ${figure.value}`)
  return found
}

const leaves = (root) => [
  ...[...texts(root)].flatMap(({ parent, rects }) => rects.map((rect) => ({ element: parent, rect }))),
  ...[...root.querySelectorAll('button, input, img, textarea')]
    .filter(isDrawn)
    .map((element) => ({ element, rect: element.getBoundingClientRect() })),
]

const isPopover = (element) => element.closest('[popover]') !== null

function outsideOfHolders(root) {
  const found = []
  for (const { element, rect } of leaves(root)) {
    const holder = element.parentElement?.closest(HOLDERS)
    if (!holder || rect.width < 2 || isPopover(element) !== isPopover(holder)) continue
    const box = holder.getBoundingClientRect()
    if (rect.right > box.right + SLACK || rect.left < box.left - SLACK)
      found.push(`outside: ${describe(element)} of ${describe(holder)}`)
    else if (!isInScroller(element, holder) && (rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK))
      found.push(`outside, in height: ${describe(element)} of ${describe(holder)}`)
  }
  return found
}

/** The holder's own scroll container, or one inside of it, may hide it until it is scrolled to. */
const isInScroller = (element, holder) => {
  for (const at of ancestorsOf(element)) {
    if (at === holder) break
    if (getComputedStyle(at).overflowY === 'auto') return true
  }
  return getComputedStyle(holder).overflowY === 'auto'
}

/** Firefox scrolls to what has the focus only where no part of it is in sight. There the middle, which is looked at below, has to be seen. */
const leavesWhatIsPartlySeen = CSS.supports('-moz-user-select', 'none')

const overlap = (one, other) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK

/** What hides a control that has the focus; null when it can be seen. */
function hiddenBy(control, root, bars) {
  const rect = control.getBoundingClientRect()
  if (rect.width === 0) return null
  // What is as high as the room for it is seen in parts, by scrolling.
  if (rect.height > innerHeight / 2) return null
  const bar = leavesWhatIsPartlySeen
    ? undefined
    : bars.find((one) => !one.contains(control) && overlap(rect, one.getBoundingClientRect()))
  if (bar) return `under the ${bar.getAttribute('part')}`
  const isOutside = rect.right > innerWidth + SLACK || rect.left < -SLACK || rect.bottom < 0 || rect.top > innerHeight
  if (isOutside) return 'unreachable'
  const hit = root.elementFromPoint(rect.left + Math.min(rect.width / 2, 60), rect.top + Math.min(rect.height / 2, 20))
  // A tooltip or a toast goes away by itself or by Escape.
  if (hit?.closest('[popover], [part~="toast"], [data-dock]')) return null
  const isSeen = hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
  return isSeen ? null : `covered by ${hit ? describe(hit) : 'nothing'}`
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * WebKit scrolls to what has the focus when it draws the next frame. Unlike Chromium, it does not keep it in sight when the field that was
 * left shows its error after that: the control gets the focus once more when nothing moves any longer.
 */
async function hiddenLater(control, root, bars) {
  await nextFrame()
  if (!hiddenBy(control, root, bars)) return null
  control.blur()
  control.focus()
  await nextFrame()
  return hiddenBy(control, root, bars)
}

/** The controls that are not seen when they have the focus. */
async function unreachable(root) {
  const dialog = [...root.querySelectorAll('dialog[open]')].at(-1)
  const bars = dialog ? [] : [...root.querySelectorAll('[part~="header"], [part~="footer"]')].filter(isDrawn)
  const before = root.activeElement
  const found = []
  const controls = [...(dialog ?? root).querySelectorAll(CONTROLS)].filter(isDrawn)
  for (const control of controls.filter((one) => !one.disabled && one.tabIndex >= 0 && !isPopover(one))) {
    control.focus()
    const reason = hiddenBy(control, root, bars) && (await hiddenLater(control, root, bars))
    if (reason) found.push(`${reason}: ${describe(control)}`)
  }
  before?.focus({ preventScroll: true })
  return found
}

/** Returns a line for each thing that is cut, outside its card, under a bar or out of reach. */
export async function misfitsIn(element) {
  const root = element.shadowRoot
  const { scrollingElement } = document
  const sideways = scrollingElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
  return [...new Set([...sideways, ...cutTexts(root), ...outsideOfHolders(root), ...(await unreachable(root))])]
}
