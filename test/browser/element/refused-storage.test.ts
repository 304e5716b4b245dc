import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { STORAGE_HOST, type Seen } from '../../support/storage-host.ts'
import { visit } from '../../support/visit.ts'

const refuse = `() => { throw new DOMException('The operation is insecure.', 'SecurityError') }`
const getter = (owner: string, name: string) =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, get: ${refuse} })`

/** What a browser or a page can refuse, each by itself. */
const REFUSALS: Readonly<Record<string, string>> = {
  'the object localStorage': getter('window', 'localStorage'),
  'the object sessionStorage': getter('window', 'sessionStorage'),
  'every call of a storage': `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = ${refuse}`,
  'the object BroadcastChannel': getter('window', 'BroadcastChannel'),
  'a new BroadcastChannel': `window.BroadcastChannel = function () { (${refuse})() }`,
  'a message on a BroadcastChannel': `BroadcastChannel.prototype.postMessage = ${refuse}`,
  'the object locks': getter('navigator', 'locks'),
  'no locks at all': `Object.defineProperty(navigator, 'locks', { value: undefined })`,
  'a lock, at once': `LockManager.prototype.request = ${refuse}`,
  'a lock, later': `LockManager.prototype.request = () => new Promise((_, no) => setTimeout(() => no(new DOMException('', 'SecurityError')), 50))`,
  'no randomUUID': 'delete Crypto.prototype.randomUUID',
  'the object indexedDB': getter('window', 'indexedDB'),
  'the object caches': getter('window', 'caches'),
  'the cookies': getter('document', 'cookie'),
}

let pages = 0
const ends: (() => void)[] = []

function openPage(refusal: string, sandbox: string | null = null) {
  const name = `page_${(pages += 1)}`
  let seen: Seen | null = null
  const hear = ({ data }: MessageEvent) => {
    if (data?.name === name) seen = JSON.parse(data.seen) as Seen
  }
  window.addEventListener('message', hear)
  const frame = document.createElement('iframe')
  frame.name = name
  frame.width = '480'
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
  const script = new URL('/dist/sphere-ramp.js', location.href).href
  frame.srcdoc = `<!doctype html><body>
    <sphere-ramp application-id="application_a" api-url="https://api.test"></sphere-ramp>
    <script>${refusal}</script><script>${STORAGE_HOST}</script>
    <script type="module" src="${script}"></script>`
  document.body.append(frame)
  ends.push(() => (window.removeEventListener('message', hear), frame.remove()))
  const say = (text: string) => frame.contentWindow!.postMessage(text, '*')
  return { seen: () => seen, say }
}

/** A customer reaches the accounts, and leaves again. */
async function live({ seen, say }: ReturnType<typeof openPage>) {
  const isThere = (is: (page: Seen) => boolean, what: string) =>
    until(() => {
      const page = seen()
      return page && is(page)
    }, what)
  await isThere(({ field, isEarly }) => field && !isEarly, 'the sign-in screen')
  say('sign in')
  await isThere(({ events }) => events.includes('ramp-navigate /my-accounts'), 'the accounts')
  await isThere(({ text }) => text.includes('Bank accounts'), 'the screen of the accounts')
  say('sign out')
  await isThere(({ events, field }) => events.includes('ramp-signed-out') && field, 'the sign-in screen again')
  const { errors, events } = seen()!
  equal(errors, [], 'errors')
  isTrue(!events.includes('ramp-error'), 'no error of the ramp')
}

describe('a page whose browser refuses what keeps things', () => {
  afterEach(() => {
    ends.splice(0).forEach((end) => end())
    cleanUp()
  })

  for (const [refused, script] of Object.entries(REFUSALS))
    it(`signs in and out without ${refused} [SAFE-B13, SAFE-X4]`, () => live(openPage(script)))

  it('signs in and out without any of these [SAFE-B13, SAFE-X4]', () =>
    live(
      openPage(
        Object.values(REFUSALS)
          .filter((script) => !script.includes('prototype'))
          .join('\n'),
      ),
    ))

  it('signs in and out in a sandboxed frame without an origin [SAFE-B13, SAFE-X4]', async () => {
    const page = openPage('', 'allow-scripts allow-forms')
    await live(page)
    equal(page.seen()?.keeps, false, 'the frame keeps something')
  })

  for (const [lost, refusal, text] of [
    ['the session', () => refuseOn('sessionStorage'), 'A reload signs you out.'],
    [
      'both',
      () => (refuseOn('sessionStorage'), refuseOn('localStorage')),
      'Keep this page open until you see where to send the money. If you reload it before then, check Transfers first. A reload signs you out.',
    ],
  ] as const)
    it(`says in the form that a reload loses ${lost} [SAFE-B13]`, async () => {
      const { go, shadow } = await visit('/my-accounts')
      refusal()
      await go('/payouts/new/on-ramp?currency=usd&method=ach')
      await until(() => hasText(shadow, 'Your browser is blocking storage'), 'the notice')
      const banner = [...shadow.querySelectorAll('[part~=banner]')].find((one) => hasText(one, 'blocking storage'))
      equal(banner?.textContent, `Your browser is blocking storage${text}`)
    })
})

function refuseOn(name: 'localStorage' | 'sessionStorage') {
  const original = Object.getOwnPropertyDescriptor(window, name)!
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  ends.push(() => Object.defineProperty(window, name, original))
}
