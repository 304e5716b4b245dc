import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { stateText } from '../../support/messages.ts'
import { ELSEWHERE, frameIn, names, visit, type Visitor } from '../../support/onboarding.ts'

const PAGE = `${ELSEWHERE}/test/support/pages/terms.html?session=s%20s`
const config = { frontendOrigin: ELSEWHERE }
const answers = { 'GET onboarding/tos/redirectUrl': () => ({ url: PAGE }) }

interface Open extends Visitor {
  readonly frame: HTMLIFrameElement
  /** Makes the framed page post a message to us. */
  say(what: unknown): void
}

async function open(at: Parameters<typeof visit>[1] = {}): Promise<Open> {
  const visitor = await visit('/onboarding/tos', { answers, config, ...at })
  const frame = await frameIn(visitor.shadow)
  await until(() => !frame.hasAttribute('data-hidden'), 'the page is there')
  return { ...visitor, frame, say: (post) => frame.contentWindow!.postMessage({ post }, '*') }
}

const toast = (shadow: ShadowRoot) => shadow.querySelector('[part=toast]')?.textContent ?? ''
const states = ({ calls }: Visitor) => calls('GET', 'onboarding/state').length
/** Sends a valid message after others. Once it has taken effect, the others have been handled too. */
async function settle(visitor: Open): Promise<void> {
  const before = states(visitor)
  visitor.say('pending')
  await until(() => states(visitor) > before, 'the message is handled')
}

const without = (frame: HTMLIFrameElement, ...left: string[]) =>
  Object.fromEntries(
    [...frame.attributes].filter(({ name }) => !left.includes(name)).map(({ name, value }) => [name, value]),
  )

interface Message {
  readonly data: unknown
  readonly origin: string
  readonly source: Window | null
}

/** A message of a window. Firefox’s constructor takes no window of another process. */
function hear({ data, origin, source }: Message): void {
  const event = new MessageEvent('message', { data, origin })
  globalThis.dispatchEvent(Object.defineProperty(event, 'source', { value: source }))
}

describe('the terms', () => {
  afterEach(cleanUp)

  it('are framed in the interface language, with exactly these attributes [TOS-01, TOS-02, SAFE-M7]', async () => {
    const { frame, calls } = await open()
    equal(frame.src, `${PAGE}&lang=en`)
    equal(without(frame, 'class', 'src'), {
      title: 'Terms of service',
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'strict-origin',
    })
    equal(calls('GET', 'onboarding/tos/redirectUrl').length, 1)
  })

  it('load their address once, even when they are opened again [TOS-04]', async () => {
    const { shadow, calls, go } = await open()
    button(shadow, 'Back')!.click()
    await until(() => hasText(shadow, 'Set up your account'))
    await go('/onboarding/tos')
    await frameIn(shadow)
    equal(calls('GET', 'onboarding/tos/redirectUrl').length, 1)
  })

  it('return to the overview when the frame posts close, bare or in an object [TOS-03, O12]', async () => {
    for (const message of ['close', { type: 'close' }]) {
      const { say, shadow, path } = await open()
      say(message)
      await until(() => hasText(shadow, 'Set up your account'))
      equal(path(), '/onboarding')
      cleanUp()
    }
  })

  it('refetch the state and show the answer in a toast [TOS-06]', async () => {
    const visitor = await open()
    const { say, shadow, emitted, server } = visitor
    server.state = { ...server.state, tos: 'pending' }
    await settle(visitor)
    await until(() => names(emitted).includes('ramp-terms-pending'))
    equal(toast(shadow), '')
    say({ type: 'error' })
    await until(() => toast(shadow).includes('The terms weren’t accepted'))
    isTrue(toast(shadow).includes('No money moved.'), 'about money')
    await until(() => names(emitted).includes('ramp-error'), 'the event for the host')
    server.state = { ...server.state, tos: 'complete' }
    say({ type: 'success' })
    await until(() => toast(shadow).includes('You accepted the terms'))
    await until(() => names(emitted).includes('ramp-terms-complete'))
    isTrue(shadow.querySelector('iframe'), 'stays')
  })

  it('ignore messages of other types, shapes and keys from the right sender [TOS-06, SAFE-M3]', async () => {
    const visitor = await open()
    const cyclic: Record<string, unknown> = { type: 'close' }
    cyclic['self'] = cyclic
    const before = states(visitor)
    for (const message of [
      'resize',
      { type: 'resize' },
      { type: 'Close' },
      { type: ['close'] },
      ['close'],
      null,
      1,
      cyclic,
      { type: 'close', more: 1 },
      JSON.parse('{"__proto__":{"type":"close"}}'),
      'x'.repeat(100_000),
    ])
      visitor.say(message)
    await settle(visitor)
    equal(states(visitor), before + 1)
    isTrue(visitor.shadow.querySelector('iframe'), 'still open')
    equal(toast(visitor.shadow), '')
  })

  it('ignore messages of every other window and of every origin but the front end’s [TOS-05, SAFE-M1]', async () => {
    const visitor = await open()
    const before = states(visitor)
    const sibling = document.body.appendChild(document.createElement('iframe'))
    sibling.src = PAGE
    await new Promise((resolve) => sibling.addEventListener('load', resolve, { once: true }))
    sibling.contentWindow!.postMessage({ post: { type: 'close' } }, '*')
    globalThis.postMessage({ type: 'close' }, location.origin)
    const source = visitor.frame.contentWindow
    for (const origin of [
      'null',
      location.origin,
      `${ELSEWHERE}.evil.example`,
      ELSEWHERE.replace('http:', 'https:'),
      `${ELSEWHERE}/`,
    ])
      hear({ data: { type: 'close' }, origin, source })
    hear({ data: { type: 'close' }, origin: ELSEWHERE, source: null })
    await settle(visitor)
    equal(states(visitor), before + 1)
    isTrue(visitor.shadow.querySelector('iframe'), 'still open')
    sibling.remove()
  })

  it('receive no messages from us, after any message of theirs or of the host page [SAFE-M5]', async () => {
    const received: unknown[] = []
    const record = ({ data }: MessageEvent) =>
      typeof data === 'object' && data && 'heard' in data && received.push(data)
    globalThis.addEventListener('message', record)
    const visitor = await open()
    visitor.element['language'] = 'en-XA'
    for (const message of ['pending', 'success', 'error']) visitor.say(message)
    await settle(visitor)
    equal(received, [])
    visitor.frame.contentWindow!.postMessage('a word', ELSEWHERE)
    await until(() => received.length > 0, 'the page has posted its messages')
    equal(received, [{ heard: 'a word' }])
    globalThis.removeEventListener('message', record)
  })

  it('accept messages of the API’s own origin when no front end is set [TOS-05, O12]', async () => {
    const visitor = await open({ config: {} })
    visitor.say('close')
    const source = visitor.frame.contentWindow
    hear({ data: 'close', origin: 'https://api.test', source })
    await until(() => hasText(visitor.shadow, 'Set up your account'))
  })

  it('are not framed from the page’s own origin, and the screen says why [SAFE-M7]', async () => {
    for (const url of [
      `${location.origin}/test/support/pages/terms.html`,
      `${location.origin.toUpperCase().replace('HTTP', 'http')}/x`,
    ]) {
      const { shadow, emitted } = await visit('/onboarding/tos', {
        config,
        answers: { 'GET onboarding/tos/redirectUrl': () => ({ url }) },
      })
      const unsafe =
        'We didn’t open the terms page because its address isn’t trusted on this site. Nothing was accepted. Contact support.'
      await soon(() => equal(stateText(shadow, 'We couldn’t load the terms'), unsafe))
      isNull(shadow.querySelector('iframe'), 'a frame')
      await until(() => names(emitted).includes('ramp-error'), 'ramp-error')
      cleanUp()
    }
  })

  it('show an error and retry when they have no address', async () => {
    let isDown = true
    const { shadow } = await visit('/onboarding/tos', {
      config,
      answers: {
        'GET onboarding/tos/redirectUrl': () => (isDown ? failure(422, { message: 'Not now' }) : { url: PAGE }),
      },
    })
    const failed = 'Not now. Nothing was accepted, and no money moved.'
    await soon(() => equal(stateText(shadow, 'We couldn’t load the terms'), failed))
    isDown = false
    button(shadow, 'Try again')!.click()
    await frameIn(shadow)
  })
})
