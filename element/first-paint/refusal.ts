import { first } from 'built:first-paint'
import type { Emit } from '../../src/domain/ramp-events.ts'
import type { Readiness } from '../readiness.ts'
import { adoptBase } from '../sheets.ts'
import { createEarlyRoot } from './early-root.ts'
import type { Configured } from './refusal-screen.ts'

/** Functions that old browsers lack or pages remove. test/browser/element/missing-function.test.ts looks for others in the built files. */
const NEEDED =
  'Array.prototype.at,Array.prototype.toSorted,String.prototype.replaceAll,Object.hasOwn,URL.canParse,BigInt,' +
  'Intl.DisplayNames,Intl.ListFormat,AbortController,TextEncoder,MutationObserver,ResizeObserver,' +
  'HTMLElement.prototype.showPopover,CSSStyleSheet.prototype.replaceSync,document.adoptedStyleSheets,' +
  'crypto.getRandomValues,matchMedia'

const partOf = (owner: any, name: string) => owner?.[name] // eslint-disable-line typescript/no-explicit-any -- any global

export const missingFunction = (): string | undefined =>
  NEEDED.split(',').find((name) => name.split('.').reduce(partOf, globalThis) === undefined)

/** Reads the attribute that a framework has set in place of the property, and looks at the element again. */
export const readConfig: (element: Configured) => void = (element) =>
  import('./refusal-screen.ts').then(
    (screen) => screen.takeConfig(element),
    () => element.removeAttribute('config'),
  )

/** The message of an element on a page that lacks a function. Nothing else of the widget runs. */
export function createRefusal(shadow: ShadowRoot, readiness: Readiness, emit: Emit) {
  const root = createEarlyRoot(shadow)
  let shown: string | undefined
  return {
    /** Shows the name of the function that the page lacks, and removes that of before. Whether there is one. */
    applies(name?: string): boolean {
      if (name === shown) return !!name
      shown = name
      if (!name) {
        root.node?.remove()
        return false
      }
      readiness.next()
      void import('./refusal-screen.ts').then(
        ({ drawRefusal }) => {
          if (name !== shown) return
          emit(
            'ramp-error',
            drawRefusal(name, root.replace, () => adoptBase(shadow, first.css)),
          )
          readiness.draw(null)
        },
        () => {},
      )
      return true
    },
  }
}
