import type { RampConfig } from '../../src/app/ramp-config.ts'
import type { EarlyField, World } from '../../src/lib/world.ts'
import { adoptPreset } from '../sheets.ts'
import { createEarlyRoot } from './early-root.ts'
import { watchField } from './field.ts'
import {
  handOverReducer,
  isSamePicture,
  NOTHING_DRAWN,
  type HandOver,
  type HandOverEvent,
  type Picture,
} from './hand-over.ts'
import { appearanceOf, type Appearance } from './appearance.ts'
import { firstScene, restoredScene, translatedFirstScene, type Scene } from './scenes.ts'
import { fillTexts } from './texts.ts'

type Field = ReturnType<typeof watchField>
type EarlyRoot = ReturnType<typeof createEarlyRoot>

/** The first paint: the sign-in screen, or the frame of a restored session, then the screen that it opens. */
export interface EarlyScreen {
  /** The field of the present sign-in screen; null when another screen is drawn, or none. */
  field(): EarlyField | null
  /** How far React has taken over. */
  handOver(): HandOver
  /** Without `isFirst` React draws the sign-in screen as soon, and only a session's wait is shown. */
  show(config: RampConfig, world: World, isFirst: boolean): void
  /** React's code could not be downloaded: a customer who waits may press again or, where it is gone, reload the page. */
  fail(isGone: boolean): void
  /** React's root is in the shadow root: removes what it did not hydrate. */
  mounted(): void
  end(): void
  remove(): void
}

interface Parts {
  readonly shadow: ShadowRoot
  onUsable(): void
  onSubmit(): void
}

interface Before {
  readonly text: string | null
  readonly hadFocus: boolean
  readonly onSubmit: () => void
}

function fieldOf(node: HTMLElement, { text, hadFocus, onSubmit }: Before): Field | null {
  const input = node.querySelector<HTMLInputElement>('form input')
  if (!input) return null
  const field = watchField(node, onSubmit)
  if (text !== null) input.value = text
  if (hadFocus) input.focus({ preventScroll: true })
  return field
}

const wordsOf = ({ appearance: { brand }, scene }: Picture) => fillTexts(scene.texts, { brand })

/** Where the widget's code is gone, no screen of a session comes any more: its frame says so, and offers to reload the page. */
function drawIn(root: EarlyRoot, picture: Picture, isGone: boolean): HTMLElement {
  const { appearance } = picture
  const scene = isGone ? firstScene(appearance, picture.scene.texts) : picture.scene
  const node = root.replace(scene, { ...wordsOf(picture), ...appearance.values, gone: isGone ? 'on' : '' })
  // The skeleton that follows takes the spinner's place, unless its download is slow.
  if (appearance.restoredRoute !== null && !isGone) node.style.setProperty('--sr-loader-delay', '1s')
  return node
}

const offerReload = (node: HTMLElement) =>
  node.querySelector('button')!.addEventListener('click', () => node.ownerDocument.location.reload())

/** A field in other colours or words than the next moment's would flash, so what is not built in waits for both. */
function loadScenes(shadow: ShadowRoot, appearance: Appearance, take: (scene: Scene) => void): void {
  const preset = adoptPreset(shadow, appearance.color)
  const takeLater = (scene: Promise<Scene | null>) =>
    void Promise.all([scene, preset]).then(([loaded]) => loaded && take(loaded))
  if (appearance.restoredRoute !== null) takeLater(restoredScene(appearance))
  if (appearance.color === 'default' && appearance.locale === 'en') take(firstScene(appearance))
  else takeLater(translatedFirstScene(appearance))
}

const isGone = ({ state }: HandOver) => state === 'gone'

export function createEarlyScreen({ shadow, onUsable, onSubmit }: Parts): EarlyScreen {
  const root = createEarlyRoot(shadow)
  let present = NOTHING_DRAWN
  let field: Field | null = null
  const dispatch = (event: HandOverEvent) => void (present = handOverReducer(present, event))

  const submit = () => {
    const { state: before } = present
    dispatch({ type: 'submitted' })
    if (before === 'failed' || isGone(present)) onSubmit()
  }

  function draw(picture: Picture) {
    const text = field?.isTouched ? field.text : null
    const hadFocus = (root.node?.querySelector('input') ?? shadow) === shadow.activeElement
    const node = drawIn(root, picture, isGone(present))
    field = fieldOf(node, { text, hadFocus, onSubmit: submit })
    if (field) onUsable()
    else if (isGone(present)) offerReload(node)
  }

  function take(appearance: Appearance, scene: Scene) {
    const { picture: before } = present
    dispatch({ type: 'sceneLoaded', picture: { appearance, scene } })
    const { picture } = present
    if (picture && picture !== before && !(before && isSamePicture(before, picture))) draw(picture)
  }

  function end() {
    dispatch({ type: 'mounted' })
    field?.handOver(null)
    field = null
    root.release()
  }

  return {
    field: () => field,
    handOver: () => present,
    show(config, world, isFirst) {
      const appearance = appearanceOf(config, world)
      if (!isFirst && (appearance.screen === 'signIn' || present.state !== 'none')) return
      dispatch({ type: 'appearanceAsked', appearance })
      loadScenes(shadow, appearance, (scene) => take(appearance, scene))
    },
    fail(gone) {
      dispatch({ type: 'downloadFailed', isGone: gone })
      const { picture } = present
      if (picture && gone && !field) draw(picture)
      if (picture) field?.release(wordsOf(picture)[isGone(present) ? 'app.gone' : 'signIn.error.unreachable'] ?? '')
    },
    mounted: () => (dispatch({ type: 'mounted' }), root.settle()),
    end,
    remove: () => (end(), dispatch({ type: 'removed' })),
  }
}
