import { first } from 'built:first-paint'
import type { Emit } from '../../src/domain/ramp-events.ts'
import type { Readiness } from '../readiness.ts'
import { adoptBase } from '../sheets.ts'
import type { Configured } from './refusal-screen.ts'
import { createEarlyRoot } from './early-root.ts'

/** Reads the attribute that a framework has set in place of the property, and looks at the element again. */
export const readConfig: (element: Configured) => void = (element) =>
  import('./refusal-screen.ts').then(
    (screen) => screen.takeConfig(element),
    () => element.removeAttribute('config'),
  )

/** What an element shows on a page that lacks a function. Of the rest of the widget nothing runs. */
export function createRefusal(shadow: ShadowRoot, readiness: Readiness, emit: Emit) {
  const root = createEarlyRoot(shadow)
  let shown: string | null = null
  return {
    /** The page is told once per mount. */
    show(name: string) {
      if (name === shown) return
      shown = name
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
    },
    end() {
      shown = null
      root.node?.remove()
    },
  }
}
