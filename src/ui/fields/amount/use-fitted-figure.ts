import { useLayoutEffect, useRef } from 'react'
import { beforePaint } from '../../before-paint.ts'
import { followSizes } from '../../size-changes.ts'

/** Pixels. Below the first size the figure takes a line of its own; the second is the least. */
const [SMALLEST_BESIDE, SMALLEST] = [20, 11]

const isCut = (input: HTMLInputElement) => input.scrollWidth > input.clientWidth

/** Sets the largest font size at which the text is not cut, measured in the font that the page draws with. */
function fit(input: HTMLInputElement): void {
  const line = input.parentElement
  if (!line || input.clientWidth === 0) return
  input.style.fontSize = ''
  line.removeAttribute('data-stacked')
  const largest = Number.parseFloat(getComputedStyle(input).fontSize)
  let size = largest
  const shrink = (least: number) => {
    while (isCut(input) && size > least) input.style.fontSize = `${(size -= 1)}px`
  }
  shrink(SMALLEST_BESIDE)
  if (!isCut(input)) return
  line.setAttribute('data-stacked', '')
  size = largest
  input.style.fontSize = ''
  shrink(SMALLEST)
}

/** Fits the text to the width of the input after each render, and when the width or the font changes. */
export function useFittedFigure() {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => beforePaint(() => ref.current && fit(ref.current)))
  useLayoutEffect(() => {
    const input = ref.current
    if (!input) return undefined
    const box = input.parentElement ?? input
    const refit = () => fit(input)
    let width = 0
    const sizes = followSizes(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      refit()
    })
    sizes.follow([box])
    document.fonts.addEventListener('loadingdone', refit)
    return () => {
      sizes.end()
      document.fonts.removeEventListener('loadingdone', refit)
    }
  }, [])
  return ref
}
