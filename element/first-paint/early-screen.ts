import type { EarlyField } from '../../src/lib/world.ts'
import { writeJson } from '../../src/lib/json.ts'
import { adoptPreset } from '../sheets.ts'
import { createEarlyRoot } from './early-root.ts'
import { watchField } from './field.ts'
import type { Look } from './look.ts'
import { firstScene, homeScene, translatedFirstScene, type Scene } from './scenes.ts'
import { fillTexts } from './texts.ts'

type Field = ReturnType<typeof watchField>

/** What an element shows before React: the sign-in screen, or what a restored session waits in: the frame, then the screen that it led to. */
export interface EarlyScreen {
  /** The field of the present sign-in screen; null when another screen is drawn, or none. */
  readonly field: EarlyField | null
  /** Whether it only waits for the session to lead to a screen. */
  readonly isWaiting: boolean
  /** Whether React finds its own markup of the present look. */
  readonly isAdoptable: boolean
  /** Without `isFirst` React draws the sign-in screen as soon, and only a session's wait is shown. */
  show(look: Look, isFirst: boolean): void
  /** React's code could not be downloaded. A customer who waits for it may press again. */
  fail(): void
  /** React's root is in the shadow root. What it did not adopt is removed. */
  settle(): void
  /** React's first screen can be used. */
  end(): void
}

interface Parts {
  readonly shadow: ShadowRoot
  /** The field takes input. */
  onUsable(): void
  onSubmit(): void
}

interface Before {
  /** What the customer has typed. */
  readonly text: string | null
  readonly hadFocus: boolean
  readonly onSubmit: () => void
}

/** The field of a screen, as it was in the screen before; null when it has none. */
function fieldOf(node: HTMLElement, { text, hadFocus, onSubmit }: Before): Field | null {
  const input = node.querySelector<HTMLInputElement>('form input')
  if (!input) return null
  const field = watchField(node, onSubmit)
  if (text !== null) input.value = text
  if (hadFocus) input.focus({ preventScroll: true })
  return field
}

export function createEarlyScreen({ shadow, onUsable, onSubmit }: Parts): EarlyScreen {
  const root = createEarlyRoot(shadow)
  let field: Field | null = null
  let drawn = ''
  let drawnHome: string | null = null
  let unreachable = ''
  let turn = 0
  let drawnTurn = 0
  let isWaiting = false

  function redraw({ home, values, brand }: Look, scene: Scene) {
    const words = fillTexts(scene.texts, { brand })
    const shown = writeJson([scene.drawing, values, words])
    if (shown === drawn) return
    const text = field?.isTouched ? field.text : null
    const hadFocus = (root.node?.querySelector('input') ?? shadow) === shadow.activeElement
    const node = root.replace(scene, { ...words, ...values })
    // The skeleton that follows takes the spinner's place, unless its download is slow.
    if (home !== null) node.style.setProperty('--sr-loader-delay', '1s')
    drawn = shown
    drawnHome = scene.css ? home : null
    unreachable = words['signIn.error.unreachable'] ?? ''
    field = fieldOf(node, { text, hadFocus, onSubmit })
    if (field) onUsable()
  }

  return {
    get field() {
      return field
    },
    get isWaiting() {
      return isWaiting
    },
    get isAdoptable() {
      return field !== null && drawnTurn === turn
    },
    show(look, isFirst) {
      if (!isFirst && (look.screen === 'signIn' || shadow.querySelector('.sr-root'))) return
      const { home, color, locale } = look
      const present = ++turn
      const redrawNow = (scene: Scene) => {
        // The frame is drawn no more where its home is.
        if (home !== null && home === drawnHome && !scene.css) return
        drawnTurn = present
        redraw(look, scene)
      }
      // A field in other colours or words than the next moment's would flash.
      const redrawLater = (scene: Promise<Scene | null>) =>
        void Promise.all([scene, adoptPreset(shadow, color)]).then(([ready]) => {
          if (ready && present === turn) redrawNow(ready)
        })
      isWaiting = look.screen === 'waiting'
      if (home !== null) redrawLater(homeScene(look))
      if (color === 'default' && locale === 'en') redrawNow(firstScene(look))
      else redrawLater(translatedFirstScene(look))
    },
    fail() {
      field?.release(unreachable)
    },
    settle() {
      turn += 1
      isWaiting = false
      root.settle()
    },
    end() {
      turn += 1
      isWaiting = false
      field?.handOver(null)
      field = null
      root.release()
      drawn = ''
      drawnHome = null
    },
  }
}
