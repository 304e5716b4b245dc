import { ME } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, mountRamp, type, until } from '../../support/host.ts'

const snapshot = () => ({
  head: document.head.innerHTML,
  body: document.body.getAttributeNames().join(),
  html: document.documentElement.getAttributeNames().join(),
  sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  title: document.title,
  history: history.length,
  address: location.href,
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('the host page', () => {
  afterEach(cleanUp)

  it('is unchanged while the widget is mounted and after its removal [SHELL-07, SAFE-X5]', async () => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.textContent = 'host'
    await mountRamp()
    cleanUp()
    const before = snapshot()
    const style = getComputedStyle(probe)
    const styles = [style.color, style.fontFamily, style.fontSize, style.margin, style.boxSizing]
    const { element } = await mountRamp()
    await settle()
    equal(snapshot(), before, 'with the widget')
    equal([style.color, style.fontFamily, style.fontSize, style.margin, style.boxSizing], styles, 'the host’s own text')
    element.remove()
    await settle()
    equal(snapshot(), before, 'without it')
    probe.remove()
  })

  it('keeps its address and its history while a customer signs in: no e-mail is in them [SAFE-X5]', async () => {
    const written: unknown[] = []
    const functions = { pushState: history.pushState, replaceState: history.replaceState }
    for (const name of ['pushState', 'replaceState'] as const)
      history[name] = (...args: Parameters<History['pushState']>) => {
        written.push(args)
        functions[name].apply(history, args)
      }
    const before = snapshot()
    try {
      const login = { customerId: ME.id, nextStep: 'otp', countryCode: null, stateCode: null }
      const { shadow } = await mountRamp({ answers: { 'POST auth/login': () => login } })
      type(shadow.querySelector<HTMLInputElement>('input[type=email]')!, 'maya@example.com')
      button(shadow, 'Continue')!.click()
      await until(() => hasText(shadow, 'Check your email'))
      isTrue(hasText(shadow, 'maya@example.com'), 'the address is shown')
      await settle()
      equal(location.href, before.address)
      equal(history.length, before.history)
      equal(written, [], 'writes of the history')
    } finally {
      Object.assign(history, functions)
    }
  })

  it('gets no other global than the element’s own [SAFE-X5]', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const standard = new Set(Object.getOwnPropertyNames(frame.contentWindow))
    await mountRamp()
    const added = Object.getOwnPropertyNames(window).filter((name) => !standard.has(name))
    const ours = added.filter(
      (name) => /sphere|ramp|emotion|zod|react|lingui|query/i.test(name) && !/^(on|webkit)/.test(name),
    )
    frame.remove()
    equal(
      ours.filter((name) => name !== 'SphereRamp'),
      [],
      'globals',
    )
  })

  it('leaves no timer, listener or node behind when the element is removed [SAFE-X5]', async () => {
    await mountRamp()
    cleanUp()
    await settle()
    const added = new Map<string, number>()
    const targets = [window, document] as const
    const originals = targets.map((target) => [target.addEventListener, target.removeEventListener] as const)
    targets.forEach((target, index) => {
      const [add, remove] = originals[index]!
      target.addEventListener = (...args: Parameters<typeof add>) => {
        added.set(args[0], (added.get(args[0]) ?? 0) + 1)
        return add.apply(target, args)
      }
      target.removeEventListener = (...args: Parameters<typeof remove>) => {
        added.set(args[0], (added.get(args[0]) ?? 0) - 1)
        return remove.apply(target, args)
      }
    })
    const nodes = document.querySelectorAll('*').length
    const { element } = await mountRamp()
    await settle()
    element.remove()
    await settle()
    targets.forEach((target, index) => {
      const [add, remove] = originals[index]!
      target.addEventListener = add
      target.removeEventListener = remove
    })
    // React keeps one `selectionchange` listener on the document, once for the page.
    const left = [...added].filter(([name, count]) => count > 0 && name !== 'selectionchange')
    equal(left, [], 'listeners')
    equal(document.querySelectorAll('*').length, nodes, 'nodes')
  })

  it('cannot restyle the widget by any rule for every element [SHELL-08]', async () => {
    const plain = await mountRamp()
    const styles = (shadow: ShadowRoot) => {
      const { color, fontSize, fontFamily, direction, textTransform, lineHeight } = getComputedStyle(
        shadow.querySelector('[part=title]')!,
      )
      return [color, fontSize, fontFamily, direction, textTransform, lineHeight]
    }
    const expected = styles(plain.shadow)
    cleanUp()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'html { font-size: 10px } * { color: red !important; font: 30px cursive !important; text-transform: uppercase !important; direction: rtl !important; line-height: 3 !important; display: inline !important }',
    )
    document.adoptedStyleSheets = [sheet]
    const { shadow } = await mountRamp()
    const actual = styles(shadow)
    document.adoptedStyleSheets = []
    equal(actual, expected)
    isTrue(shadow.querySelector('[part=title]')!.getBoundingClientRect().height > 0, 'drawn')
  })
})
