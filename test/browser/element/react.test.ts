import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'

type Ramp = HTMLElement & {
  config: { brand?: unknown }
  authToken: string | null
  navigate(path: string): Promise<void>
}
type Props = Record<string, unknown>
type Node = { readonly type: unknown }
interface Root {
  render(node: Node): void
  unmount(): void
}
interface React {
  createElement(type: unknown, props: Props, ...children: unknown[]): Node
  createRoot(container: Element): Root
  hydrateRoot(container: Element, node: Node): Root
  renderToString(node: Node): string
  use(promise: Promise<unknown>): unknown
  readonly StrictMode: unknown
  readonly Suspense: unknown
  readonly Activity: unknown
}

const SETTINGS = { applicationId: 'application_sandbox', apiUrl: 'https://api.test' }
const BRAND = { config: { brand: { nickname: 'Blue Harbour' } } }
const roots: Root[] = []

const load = async () => {
  const react = (await import('react' as string)) as React
  const { SphereRamp } = (await import('../../../dist/react.js' as string)) as { SphereRamp: unknown }
  const node = (props: Props) =>
    react.createElement(react.StrictMode, {}, react.createElement(SphereRamp, { ...SETTINGS, ...props }))
  const box = document.createElement('div')
  document.body.append(box)
  const ramp = () => box.querySelector('sphere-ramp') as Ramp
  const keep = (root: Root) => {
    roots.push(root)
    return root
  }
  return { react, node, box, ramp, keep }
}

const saysBrand = (ramp: Ramp) => soon(() => isTrue(hasText(ramp.shadowRoot!, 'Blue Harbour'), 'the brand'))

/** What a real event of the widget would do. */
const asked = (ramp: Ramp, event: string) =>
  ramp.dispatchEvent(
    new CustomEvent(event, { cancelable: true, detail: { type: 'onramp', amount: '5.00', currency: 'USD' } }),
  )

describe('the React component', () => {
  afterEach(() => {
    for (const root of roots.splice(0)) root.unmount()
    cleanUp()
  })

  it('gives the element its attributes, properties and listeners [SHELL-16]', async () => {
    const { node, box, ramp, keep, react } = await load()
    const ready: unknown[] = []
    const handle: { current: Ramp | null } = { current: null }
    const root = keep(react.createRoot(box))
    root.render(
      node({
        ...BRAND,
        ref: handle,
        rampOnly: true,
        theme: { color: 'rose' },
        className: 'mine',
        onReady: () => ready.push(1),
      }),
    )
    await until(ramp, 'the tag')
    await saysBrand(ramp())
    await soon(() => equal(ready.length, 1))
    isTrue(handle.current === ramp(), 'the ref is the element')
    const { attributes } = ramp()
    equal(Object.fromEntries([...attributes].map(({ name, value }) => [name, value])), {
      'application-id': 'application_sandbox',
      'api-url': 'https://api.test',
      'ramp-only': '',
      class: 'mine',
      theme: '{"color":"rose"}',
    })
    await handle.current!.navigate('/sign-in')
  })

  it('is complete after hydration, the cancelable events too [SHELL-16]', async () => {
    const { node, box, ramp, keep, react } = await load()
    const heard: string[] = []
    const props = {
      ...BRAND,
      language: 'en',
      onBeforePayout(event: CustomEvent<{ amount: string }>) {
        heard.push(event.detail.amount)
        event.preventDefault()
      },
    }
    const markup = react.renderToString(node(props))
    equal(
      markup,
      '<sphere-ramp application-id="application_sandbox" api-url="https://api.test" language="en"></sphere-ramp>',
    )
    box.innerHTML = markup
    keep(react.hydrateRoot(box, node(props)))
    await until(() => ramp().config?.brand, 'the configuration')
    await saysBrand(ramp())
    equal(asked(ramp(), 'ramp-before-payout'), false)
    equal(heard, ['5.00'])
  })

  it('calls the listener of the newest render once, and none after it is removed [SHELL-16]', async () => {
    const { node, box, ramp, keep, react } = await load()
    const heard: string[] = []
    const root = keep(react.createRoot(box))
    root.render(node({ onBeforePayout: () => heard.push('first') }))
    await until(ramp, 'the tag')
    const tag = ramp()
    root.render(node({ onBeforePayout: () => heard.push('second'), email: 'ada@example.com' }))
    await until(() => tag.getAttribute('email'), 'the second render')
    asked(tag, 'ramp-before-payout')
    root.render(node({}))
    await until(() => !tag.hasAttribute('email'), 'the third render')
    asked(tag, 'ramp-before-payout')
    root.render(node({ onBeforePayout: () => heard.push('last'), email: 'grace@example.com' }))
    await until(() => tag.hasAttribute('email'), 'the last render')
    roots.splice(0)[0]!.unmount()
    await until(() => !tag.isConnected, 'the end')
    asked(tag, 'ramp-before-payout')
    equal(heard, ['second'])
  })
  /** Sets the accessor of the element's class to count what is set. */
  function countsTokens(ramp: Ramp): readonly unknown[] {
    const set: unknown[] = []
    const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(ramp), 'authToken')!
    Object.defineProperty(ramp, 'authToken', {
      configurable: true,
      set(value: unknown) {
        set.push(value)
        property.set!.call(this, value)
      },
    })
    return set
  }

  const HIDDEN = {
    'a boundary that suspends again': ({ createElement, Suspense, use }: React) => {
      const never = new Promise(() => {})
      const Waiting = ({ isWaiting }: { readonly isWaiting: boolean }) => (isWaiting && use(never), null)
      return (tag: Node, isHidden: boolean) =>
        createElement(Suspense, { fallback: 'Wait' }, tag, createElement(Waiting, { isWaiting: isHidden }))
    },
    'an <Activity>':
      ({ createElement, Activity }: React) =>
      (tag: Node, isHidden: boolean) =>
        createElement(Activity, { mode: isHidden ? 'hidden' : 'visible' }, tag),
  } as const
  for (const [name, holderOf] of Object.entries(HIDDEN))
    it(`is heard while ${name} hides it, and is given its one-time token once [SHELL-16]`, async () => {
      const { react, node, box, ramp, keep } = await load()
      const holding = holderOf(react)
      const heard: string[] = []
      const shown = (isHidden: boolean, authToken = 'one-time') =>
        holding(
          node({
            ...BRAND,
            authToken,
            onPayoutSent: () => heard.push('sent'),
            onBeforePayout(event: Event) {
              heard.push('asked')
              event.preventDefault()
            },
          }),
          isHidden,
        )
      const root = keep(react.createRoot(box))
      root.render(shown(false))
      await until(ramp, 'the tag')
      await saysBrand(ramp())
      const tokens = countsTokens(ramp())
      root.render(shown(true))
      await soon(() => equal(getComputedStyle(ramp()).display, 'none'))
      const tag = ramp()
      asked(tag, 'ramp-payout-sent')
      equal([asked(tag, 'ramp-before-payout'), heard], [false, ['sent', 'asked']])
      root.render(shown(false))
      await soon(() => equal(getComputedStyle(tag).display, 'block'))
      equal([tokens, tag.config], [[], BRAND.config])
      root.render(shown(false, 'another'))
      await soon(() => equal(tokens, ['another']))
      roots.splice(0)[0]!.unmount()
      await until(() => !tag.isConnected, 'the end')
      asked(tag, 'ramp-payout-sent')
      equal(heard, ['sent', 'asked'])
    })

  it('says no error where the address of the API is in the configuration alone, also at a later mount [SHELL-16]', async () => {
    const { react, node, box, ramp, keep } = await load()
    const errors: string[] = []
    const root = keep(react.createRoot(box))
    const props = {
      config: { ...BRAND.config, apiUrl: SETTINGS.apiUrl },
      apiUrl: undefined,
      onError: ({ detail }: CustomEvent<{ code: string }>) => errors.push(detail.code),
    }
    for (const key of ['first', 'later']) {
      root.render(node({ ...props, key }))
      await until(ramp, 'the tag')
      await saysBrand(ramp())
    }
    equal(
      errors.filter((code) => code.startsWith('configuration/')),
      [],
    )
  })
})
