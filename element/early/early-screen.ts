import { english, screens, translations } from 'built:early'
import type { EarlyField } from '../../src/lib/world.ts'
import { writeJson } from '../../src/lib/json.ts'
import { adoptPreset } from '../sheets.ts'
import { draw } from './drawing.ts'
import { watchField } from './field.ts'
import type { Look } from './look.ts'
import { fillTexts, type Texts } from './texts.ts'

type Field = ReturnType<typeof watchField>

/** What an element shows before React: the sign-in screen, or the frame that a restored session waits in. */
export interface EarlyScreen {
  /** The field of the present sign-in screen; null when another screen is drawn, or none. */
  readonly field: EarlyField | null
  /** Whether React finds its own markup of the present look. */
  readonly isAdoptable: boolean
  show(look: Look): void
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

/** The words of a language, or English ones when they cannot be downloaded. */
async function textsOf(locale: string): Promise<Texts> {
  try {
    return (await translations[locale]!()).texts
  } catch {
    return english
  }
}

export function createEarlyScreen({ shadow, onUsable, onSubmit }: Parts): EarlyScreen {
  let root: HTMLElement | null = null
  let field: Field | null = null
  let drawn = ''
  let unreachable = ''
  let turn = 0
  let drawnTurn = 0

  function redraw({ screen, values, brand }: Look, texts: Texts) {
    const words = fillTexts(texts, { brand })
    const shown = writeJson([screen, values, words])
    if (shown === drawn) return
    const before = root?.querySelector('input')
    const [text, hadFocus] = [field?.isTouched ? field.text : null, before && before === shadow.activeElement]
    root?.remove()
    root = draw(screens[screen], { ...words, ...values })[0] as HTMLElement
    root.setAttribute('data-early', '')
    shadow.prepend(root)
    drawn = shown
    unreachable = words['signIn.error.unreachable'] ?? ''
    field = null
    if (screen === 'waiting') return
    field = watchField(root, onSubmit)
    const input = root.querySelector('input')!
    if (text !== null) input.value = text
    if (hadFocus) input.focus({ preventScroll: true })
    onUsable()
  }

  return {
    get field() {
      return field
    },
    get isAdoptable() {
      return field !== null && drawnTurn === turn
    },
    show(look) {
      const present = ++turn
      const redrawNow = (texts: Texts) => {
        drawnTurn = present
        redraw(look, texts)
      }
      if (look.color === 'default' && look.locale === 'en') return redrawNow(english)
      // A field in other colours or words than the next moment's would flash.
      const ready = [textsOf(look.locale), adoptPreset(shadow, look.color)] as const
      void Promise.all(ready).then(([texts]) => present === turn && redrawNow(texts))
    },
    fail() {
      field?.release(unreachable)
    },
    settle() {
      turn += 1
      if (shadow.querySelectorAll('.sr-root').length > 1) root?.remove()
    },
    end() {
      turn += 1
      field?.handOver(null)
      field = null
      root?.removeAttribute('data-early')
      root = null
      drawn = ''
    },
  }
}
