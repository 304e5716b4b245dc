import { equal, isTrue } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'

/** What the element names when a page lacks it. The widget calls each in some screen. */
const NEEDED = [
  'Array.prototype.at',
  'Array.prototype.toSorted',
  'String.prototype.replaceAll',
  'Object.hasOwn',
  'URL.canParse',
  'BigInt',
  'Intl.DisplayNames',
  'Intl.ListFormat',
  'AbortController',
  'TextEncoder',
  'MutationObserver',
  'ResizeObserver',
  'HTMLElement.prototype.showPopover',
  'CSSStyleSheet.prototype.replaceSync',
  'document.adoptedStyleSheets',
  'crypto.getRandomValues',
  'matchMedia',
]

/**
 * What the widget does without: it asks whether they are there, or a package does. Without `showModal` a dialog says that it failed.
 * Sui's SDK has those of `AbortSignal` in a method that is not called.
 */
const OPTIONAL = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'CSS.escape',
  'Element.prototype.toggleAttribute',
  'HTMLDialogElement.prototype.showModal',
  'IntersectionObserver',
  'Array.prototype.toReversed',
  'Array.prototype.with',
  'BroadcastChannel',
  'Crypto.prototype.randomUUID',
  'Element.prototype.animate',
  'Element.prototype.checkVisibility',
  'Element.prototype.replaceChildren',
  'Navigator.prototype.locks',
  'Promise.withResolvers',
  'queueMicrotask',
  'reportError',
  'structuredClone',
]

const method = (name: string) => [name, new RegExp(`\\.${name.split('.').at(-1)}\\(`)] as const
const property = (name: string) => [name, new RegExp(`\\.${name.split('.').at(-1)}\\b`)] as const
const global = (name: string) => [name, new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`)] as const

/** What has come to browsers since ES2020, by how code calls it. */
const YOUNG: readonly (readonly [name: string, call: RegExp])[] = [
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map((name) =>
    method(`Array.prototype.${name}`),
  ),
  ...['replaceAll', 'isWellFormed', 'toWellFormed'].map((name) => method(`String.prototype.${name}`)),
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom'].map((name) =>
    method(`Set.prototype.${name}`),
  ),
  ...['showModal', 'requestClose'].map((name) => method(`HTMLDialogElement.prototype.${name}`)),
  ...['showPopover', 'togglePopover'].map((name) => method(`HTMLElement.prototype.${name}`)),
  ...['animate', 'checkVisibility', 'replaceChildren', 'setHTMLUnsafe', 'toggleAttribute', 'moveBefore'].map((name) =>
    method(`Element.prototype.${name}`),
  ),
  method('Crypto.prototype.randomUUID'),
  method('crypto.getRandomValues'),
  property('Navigator.prototype.locks'),
  property('document.adoptedStyleSheets'),
  method('CSSStyleSheet.prototype.replaceSync'),
  method('Promise.withResolvers'),
  ...['Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'Array.fromAsync', 'Promise.any', 'Promise.try'].map(global),
  ...['URL.canParse', 'URL.parse', 'AbortSignal.any', 'AbortSignal.timeout', 'Error.isError'].map(global),
  ...['Intl.DisplayNames', 'Intl.ListFormat', 'Intl.Segmenter', 'Intl.DurationFormat', 'CSS.escape'].map(global),
  ...['AbortController', 'BigInt', 'BroadcastChannel', 'CompressionStream', 'FinalizationRegistry'].map(global),
  ...['IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'TextEncoder', 'WeakRef', 'matchMedia'].map(global),
  ...['queueMicrotask', 'reportError', 'requestIdleCallback', 'structuredClone', 'Temporal'].map(global),
]

interface Page {
  readonly document: Document
  readonly element: HTMLElement & Record<string, unknown>
  readonly text: () => string
  readonly events: { type: string; detail: unknown }[]
  readonly errors: string[]
  readonly requests: string[]
}

/** A page that takes functions away before the widget is there, in a realm of its own. */
async function openPage(removal: string): Promise<Page> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><body><p>The shop</p><sphere-ramp application-id="application_a" api-url="https://api.test"></sphere-ramp>
    <script>
      window.seen = { events: [], errors: [], requests: [] }
      for (const type of ['ramp-ready', 'ramp-error'])
        addEventListener(type, ({ detail }) => seen.events.push({ type, detail }))
      addEventListener('error', ({ message }) => seen.errors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => seen.errors.push(String(reason)))
      window.fetch = (url) => (seen.requests.push(String(url)), new Promise(() => {}))
      ${removal}
    </script>
    <script type="module" src="/dist/sphere-ramp.js"></script>`
  document.body.append(frame)
  const page = await until(() => {
    const inside = frame.contentWindow as (Window & { seen?: Pick<Page, 'events' | 'errors' | 'requests'> }) | null
    const element = inside?.document.querySelector('sphere-ramp') as Page['element'] | null
    return inside?.seen && element ? { ...inside.seen, document: inside.document, element } : null
  }, 'a page')
  return { ...page, text: () => page.element.shadowRoot?.textContent ?? '' }
}

const without = (name: string) => {
  const [last = '', ...owners] = name.split('.').toReversed()
  const owner = ['globalThis', ...owners.toReversed()].join('.')
  // What belongs to one object is a property of its class.
  return `delete ${owner}.${last}; if (${owner}.${last}) delete Object.getPrototypeOf(${owner}).${last}
    if (${owner}.${last}) delete Object.getPrototypeOf(Object.getPrototypeOf(${owner})).${last}`
}

const isStarted = ({ element }: Page) =>
  element.shadowRoot?.querySelector('input[type=email]') && !element.shadowRoot.querySelector('[data-early]')

/** The text of every built file that the element can load. */
async function builtFiles(): Promise<string[]> {
  const texts = new Map<string, string>()
  const read = async (url: string): Promise<void> => {
    if (texts.has(url)) return
    texts.set(url, '')
    const text = await (await fetch(url)).text()
    texts.set(url, text)
    const names = [...text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)].map(([, name]) => new URL(name!, url).href)
    await Promise.all(names.map(read))
  }
  await read(new URL('/dist/sphere-ramp.js', location.href).href)
  return [...texts.values()]
}

describe('a page that lacks a function', () => {
  afterEach(() => {
    cleanUp()
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })

  for (const name of NEEDED)
    it(`reads that it lacks ${name}, and stays unchanged`, async () => {
      const page = await openPage(without(name))
      await until(() => page.events.length > 1, 'the events')
      const message = `This browser or this page lacks the function ${name}.`
      const remedy = 'Drop the script that removes it.'
      equal(page.events, [
        { type: 'ramp-error', detail: { code: 'configuration/function-missing', message, remedy, reference: null } },
        { type: 'ramp-ready', detail: null },
      ])
      const note = 'No money was moved. Update your browser, or open this page in another one.'
      equal(page.text(), `This ramp can’t start here${message} ${note}`)
      equal(page.errors, [], 'errors')
      equal(page.requests, [], 'requests')
      equal(page.document.body.firstElementChild?.outerHTML, '<p>The shop</p>')
    })

  it('reads so where a script sets the function to nothing', async () => {
    const page = await openPage('Array.prototype.toSorted = undefined')
    await until(() => page.text().includes('Array.prototype.toSorted'))
  })

  it('reads it once, and again when the element is put back', async () => {
    const page = await openPage(without('ResizeObserver'))
    await until(() => page.events.length > 1, 'the events')
    const { element, document: shop } = page
    element.setAttribute('email', 'maya@example.com')
    element.config = { language: 'en' }
    await new Promise((resolve) => setTimeout(resolve, 50))
    equal(page.events.length, 2, 'events after a change')
    element.remove()
    await until(() => page.text() === '', 'an empty element')
    shop.body.append(element)
    await until(() => page.events.length > 3, 'the events of the second mount')
    equal(page.text().match(/ResizeObserver/g)?.length, 1)
    equal(page.errors, [], 'errors')
  })

  it('starts when the function is there at the next change', async () => {
    const page = await openPage(`globalThis.kept = ResizeObserver; ${without('ResizeObserver')}`)
    await until(() => page.events.length > 1, 'the events')
    const realm = page.document.defaultView as unknown as Record<string, unknown>
    realm['ResizeObserver'] = realm['kept']
    page.element.setAttribute('email', 'maya@example.com')
    await until(() => isStarted(page), 'the sign-in screen')
    isTrue(!page.text().includes('lacks the function'), 'no message is left')
    equal(page.errors, [], 'errors')
  })

  for (const name of OPTIONAL)
    it(`starts without ${name}`, async () => {
      const page = await openPage(without(name))
      await until(() => isStarted(page), 'the sign-in screen')
      equal(page.errors, [], 'errors')
    })

  it('has its list of the functions that the built files call', async () => {
    const code = (await builtFiles()).join('\n')
    const isCalled = ([, pattern]: readonly [string, RegExp]) => pattern.test(code)
    const known = [...NEEDED, ...OPTIONAL]
    equal(
      YOUNG.filter(isCalled).filter(([name]) => !known.includes(name)),
      [],
      'called, and in no list',
    )
  })

  it('starts where nothing is missing, and shows no message', async () => {
    const page = await openPage('')
    await until(() => isStarted(page), 'the sign-in screen')
    isTrue(!page.text().includes('lacks the function'), 'no message')
  })
})
