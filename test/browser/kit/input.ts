import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'

type Test = (title: string, run: () => unknown) => void
type Mocha = { it: Test; afterEach: (run: () => unknown) => void }
const { it, afterEach } = globalThis as unknown as Mocha

export interface Shown {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly unmount: () => void
}

interface Kit {
  mountSpecimen(name: string, host: HTMLElement, options?: object): Promise<{ root: ShadowRoot; unmount(): void }>
  specimensOf(part: string): Promise<string[]>
}

export const kit = async () => (await import('/.cache/kit/kit.js' as string)) as Kit

let shown: Shown | null = null

/** Mounts one specimen on the page. */
export async function show(name: string, options: object = {}): Promise<Shown> {
  const { mountSpecimen } = await kit()
  const host = document.body.appendChild(document.createElement('sphere-stage'))
  host.style.display = 'block'
  const mounted = { host, ...(await mountSpecimen(name, host, options)) }
  shown = mounted
  await soon(() => (mounted.root.querySelector('.sr-root > div')?.childElementCount ?? 0) > 0)
  return mounted
}

/** Waits for what React or the browser draws a moment later, at most twenty seconds. */
export async function soon(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isThere(); turn += 1) await settle(20)
}

export const test: Test = it

afterEach(async () => {
  shown?.unmount()
  shown?.host.remove()
  shown = null
  await resetMouse()
})

/** Waits, and lets React finish what it has queued since: on a busy machine a timer may overtake it. */
export async function settle(ms = 60): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  // Focus and sizes of a new screen are set in its first frame, which comes late on a busy machine.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  for (let turn = 0; turn < 3; turn += 1) await nextMessage()
}

const nextMessage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (port1.close(), resolve()), { once: true })
    port1.start()
    port2.postMessage(null)
  })

/** Presses keys one after another: `press('Tab', 'Shift+Tab')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const combination of keys) {
    const pressed = combination.split('+')
    const key = pressed.pop()!
    for (const down of pressed) await sendKeys({ down })
    await sendKeys({ press: key })
    for (const up of pressed.toReversed()) await sendKeys({ up })
  }
  await settle()
}

export async function write(text: string): Promise<void> {
  await sendKeys({ type: text })
  await settle()
}

/** Presses one key after another, with a pause after each. */
export async function writeSlowly(text: string, pauseMs: number): Promise<void> {
  for (const key of text) {
    await sendKeys({ press: key })
    await settle(pauseMs)
  }
}

/** Fills a field as the browser does when it offers the code of a message: the text is replaced without a key. */
export async function autofill(input: HTMLInputElement, text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await settle()
}

/** Waits for what moves an element: with reduced motion it takes a frame, which is late on a busy machine. */
async function atRest(element: Element): Promise<void> {
  const moves = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) &&
    effect.getComputedTiming().endTime !== Infinity
  const animations = (element.getRootNode() as ShadowRoot).getAnimations().filter(moves)
  // A test may have stopped the frames.
  const ends = animations.map(({ finished }) => finished.catch(() => undefined))
  await Promise.race([Promise.all(ends), settle(2000)])
}

/** Clicks in the middle of an element, or `fromLeft` pixels from its left edge. */
export async function click(element: Element, fromLeft?: number): Promise<void> {
  element.scrollIntoView({ block: 'nearest' })
  await atRest(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const position: [number, number] = [Math.round(left + (fromLeft ?? width / 2)), Math.round(top + height / 2)]
  await sendMouse({ type: 'click', position })
  await settle()
}

/** Pastes as the keyboard does, for browsers that allow no scripted paste: the event, then its text. */
export async function paste(input: HTMLInputElement, text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true })
  // Firefox ignores the data that a script gives to the constructor.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  if (input.dispatchEvent(event)) {
    const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
    const value = input.value.slice(0, from) + text + input.value.slice(to)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    input.setSelectionRange(from + text.length, from + text.length)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }))
  }
  await settle()
}

/** Safari on a Mac leaves buttons, boxes and links without focus when they are pressed. */
export function likeSafari(root: ShadowRoot): void {
  root.addEventListener('mousedown', (event) => {
    if (!(event.target as Element).closest('button, a, input[type=checkbox], input[type=radio]')) return
    event.preventDefault()
    ;(root.activeElement as HTMLElement | null)?.blur()
  })
}

export { emulateMedia, setViewport }

export const one = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found => {
  const found = root.querySelector<Found>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}

export const named = (root: ParentNode, name: string): HTMLButtonElement => {
  const buttons = [...root.querySelectorAll('button')]
  const found = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name)
  if (!found) throw new Error(`no button is named ${name}`)
  return found
}

/** Compares two values by their JSON. */
export function same(actual: unknown, expected: unknown, what = ''): void {
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (seen !== wanted) throw new Error(`${what || 'expected'} ${wanted}, saw ${seen}`)
}

export function holds(truth: unknown, what: string): void {
  if (!truth) throw new Error(what)
}
