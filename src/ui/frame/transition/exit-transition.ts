const FADE_MS = 140
/** Elements that would reload, restart or reopen when they are moved in the document. */
const STATEFUL_ELEMENTS = 'iframe, video, audio, dialog, [popover]'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Wraps the old screen in an inert closed shadow root, which hides it from the keyboard, screen readers and the host's scripts. */
function createSnapshot(view: HTMLElement, oldScreen: HTMLElement, scrolled: number): HTMLElement {
  const snapshot = document.createElement('div')
  snapshot.inert = true
  snapshot.ariaHidden = 'true'
  snapshot.style.cssText = `position:absolute;inset:0 0 auto;block-size:${view.clientHeight}px;overflow:clip;pointer-events:none`
  const shadow = snapshot.attachShadow({ mode: 'closed' })
  const root = view.closest('.sr-root')!.cloneNode(false) as HTMLElement
  root.style.cssText = `block-size:auto;min-block-size:0;max-block-size:none;transform:translateY(${-scrolled}px)`
  root.style.setProperty('--sr-automatic-height', `${view.clientHeight}px`)
  root.style.setProperty('--gut', getComputedStyle(view).getPropertyValue('--gut'))
  shadow.adoptedStyleSheets = (view.getRootNode() as ShadowRoot).adoptedStyleSheets
  for (const element of oldScreen.querySelectorAll(STATEFUL_ELEMENTS)) element.remove()
  root.append(oldScreen)
  shadow.append(root)
  return snapshot
}

/** Fades the old screen out in its position below the new one, from then on. React has already released its nodes. Returns a function that stops it. */
export function fadeOldScreens(view: HTMLElement): () => void {
  let scrolled = view.scrollTop
  const onScroll = () => {
    scrolled = view.scrollTop
  }
  const observer = new MutationObserver((records) => {
    const oldScreen = records.flatMap(({ removedNodes }) => [...removedNodes]).find((node) => node.nodeName === 'DIV')
    if (!(oldScreen instanceof HTMLElement) || oldScreen.hasAttribute('inert') || prefersReducedMotion()) return
    const snapshot = view.appendChild(createSnapshot(view, oldScreen, scrolled))
    scrolled = view.scrollTop
    snapshot.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
    setTimeout(() => snapshot.remove(), FADE_MS)
  })
  view.addEventListener('scroll', onScroll, { passive: true })
  observer.observe(view, { childList: true })
  return () => {
    observer.disconnect()
    view.removeEventListener('scroll', onScroll)
  }
}
