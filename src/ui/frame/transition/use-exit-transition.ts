import { useEffect, type RefObject } from 'react'

const FADE_MS = 140
/** Moved in the document these would load, play or open anew. */
const LIVELY = 'iframe, video, audio, dialog, [popover]'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A box that nothing outside can see into: what fades is gone for the keyboard, for screen readers and for whoever asks the page. */
function picture(view: HTMLElement, old: HTMLElement, scrolled: number): HTMLElement {
  const box = document.createElement('div')
  box.inert = true
  box.ariaHidden = 'true'
  box.style.cssText = `position:absolute;inset:0 0 auto;block-size:${view.clientHeight}px;overflow:clip;pointer-events:none`
  const shadow = box.attachShadow({ mode: 'closed' })
  const root = view.closest('.sr-root')!.cloneNode(false) as HTMLElement
  root.style.cssText = `block-size:auto;min-block-size:0;max-block-size:none;transform:translateY(${-scrolled}px)`
  root.style.setProperty('--gut', getComputedStyle(view).getPropertyValue('--gut'))
  shadow.adoptedStyleSheets = (view.getRootNode() as ShadowRoot).adoptedStyleSheets
  for (const lively of old.querySelectorAll(LIVELY)) lively.remove()
  root.append(old)
  shadow.append(root)
  return box
}

/** The screen that goes fades in its place, under the one that comes. React has given its nodes up by then. */
export function useExitTransition(viewRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = viewRef.current
    if (!view || !(view.getRootNode() instanceof ShadowRoot)) return undefined
    let scrolled = 0
    const onScroll = () => {
      scrolled = view.scrollTop
    }
    const watch = new MutationObserver((records) => {
      const old = records.flatMap(({ removedNodes }) => [...removedNodes]).find((node) => node.nodeName === 'DIV')
      if (!(old instanceof HTMLElement) || old.hasAttribute('inert') || isStill()) return
      const box = view.appendChild(picture(view, old, scrolled))
      scrolled = view.scrollTop
      box.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
      setTimeout(() => box.remove(), FADE_MS)
    })
    view.addEventListener('scroll', onScroll, { passive: true })
    watch.observe(view, { childList: true })
    return () => {
      watch.disconnect()
      view.removeEventListener('scroll', onScroll)
    }
  }, [viewRef])
}
