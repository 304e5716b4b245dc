import { useEffect, useState, type RefObject } from 'react'
import { toastShift } from './toast-shift.ts'

const CONTROLS = 'button, a[href], input, select, textarea, [role="tab"]'
// What names a screen, a step, a dialog or the menu, by its marker, because the host decides on the levels of headings.
const HEADINGS = '[part~="title"], [data-question], [data-heading], [data-title]'
const OBSTACLES = `${CONTROLS}, ${HEADINGS}`
const EDGE = 12

/** What is visible and not a part of the toast. Only the topmost dialog can be used while one is open. */
function obstaclesIn(area: Element, region: Element): DOMRect[] {
  const found = [...area.querySelectorAll(OBSTACLES)].filter((one) => !region.contains(one))
  return found.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1)
}

function measure(region: HTMLElement, dialog: HTMLElement | null): number | null {
  // What contains the toast does not take part in its animation.
  const shown = region.querySelector('[part~="toast"]')?.parentElement?.getBoundingClientRect()
  const frame = region.closest('[part~="frame"]')
  const area = dialog ?? frame
  if (!shown || !area) return null
  const box = area.getBoundingClientRect()
  const before = Number(region.dataset['shift'] ?? 0)
  const toast = { top: shown.top - before, bottom: shown.bottom - before }
  const isBeside = ({ left, right }: DOMRect) => left < shown.right && right > shown.left
  const header = dialog ? null : frame?.querySelector('[part~="header"]')?.getBoundingClientRect()
  return toastShift({
    toast,
    room: {
      top: Math.max(header?.bottom ?? 0, box.top, 0) + EDGE / 2,
      bottom: dialog ? Math.min(box.bottom, innerHeight) - EDGE : toast.bottom,
    },
    obstacles: obstaclesIn(area, region).filter(isBeside),
    towards: dialog ? 'bottom' : 'top',
  })
}

/** Pixels by which the toast gives way to the controls and headings that it would cover. While it is pointed at, only another size moves it. */
export function useToastShift(
  ref: RefObject<HTMLElement | null>,
  id: number | null,
  dialog: HTMLElement | null,
): number {
  const [shift, setShift] = useState(0)
  // The layout is outside React: screens come and go under a toast.
  useEffect(() => {
    const region = ref.current
    const area = region?.closest('[part~="frame"]')
    if (!region || !area || id === null) return undefined
    let frame = 0
    const place = () => setShift((known) => measure(region, dialog) ?? known)
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const changes = new MutationObserver(() => region.matches(':hover, :focus-within') || placeSoon())
    changes.observe(area, { childList: true, subtree: true })
    // In another size its place may be outside, so that it moves even while it is pointed at. The first call is immediate.
    const sizes = new ResizeObserver(placeSoon)
    sizes.observe(dialog ?? area)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [ref, id, dialog])
  return id === null ? 0 : shift
}
