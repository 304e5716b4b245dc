import { holds, named, one, same, settle, show, soon, test, type Shown } from './input.ts'

const MESS = `
  html { font-size: 30px }
  body { color: red; font: italic 900 40px/3 cursive; letter-spacing: 9px; word-spacing: 20px; text-transform: uppercase;
    text-align: right; text-indent: 50px; white-space: pre; direction: rtl; cursor: wait; list-style: square; quotes: none;
    text-shadow: 0 0 9px red; color-scheme: dark; font-variant: small-caps; border-collapse: collapse; tab-size: 2;
    -webkit-text-fill-color: red; -webkit-text-stroke: 1px red; user-select: none; hyphens: auto; text-align-last: center }
`
const FORCED = `
  * { color: red !important; font: italic 900 40px/3 cursive !important; letter-spacing: 9px !important; box-sizing: content-box !important;
    text-transform: uppercase !important; text-align: right !important; animation: none !important }
  button { padding: 50px !important; border-radius: 50% !important; background: red !important } label, input { display: none !important }
`

async function withStyle(css: string, run: () => Promise<void>) {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  await run().finally(() => style.remove())
}

/** Returns position, size and styles of every rendered element. */
function describeRendering({ root, host }: Shown): string {
  for (const animation of root.getAnimations()) animation.cancel()
  const origin = host.getBoundingClientRect()
  const nodes = [...root.querySelectorAll<HTMLElement>('.sr-root, .sr-root *')]
  const boxes = nodes.filter((node) => node.getClientRects().length > 0)
  const lines = boxes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const style = getComputedStyle(node)
    const props = ['color', 'font', 'letterSpacing', 'textTransform', 'textAlign', 'backgroundColor', 'cursor'] as const
    const box = [left - origin.left, top - origin.top, width, height].map(Math.round)
    return [node.localName, ...box, ...props.map((name) => style[name])].join(' ')
  })
  return lines.join('\n')
}

/** Once nothing changes any more: some parts are drawn by an effect. */
async function describeSettled(shown: Shown): Promise<string> {
  let before = ''
  for (;;) {
    const present = describeRendering(shown)
    if (present === before) return present
    before = present
    await settle()
  }
}

const renderedStyles = async (name: string) => {
  const shown = await show(name, { width: 600 })
  const all = await describeSettled(shown)
  shown.unmount()
  shown.host.remove()
  return all
}

for (const [kind, css] of [
  ['inherited styles', MESS],
  ['forced styles', FORCED],
] as const) {
  test(`the widget renders the same on a page with ${kind}`, async () => {
    for (const name of ['fields/Fields', 'buttons/Buttons', 'choices/Choices', 'code/OneTimeCodes']) {
      const clean = await renderedStyles(name)
      await withStyle(css, async () => {
        const seen = await renderedStyles(name)
        const different = seen.split('\n').filter((line, index) => line !== clean.split('\n')[index])
        same(different, [], name)
      })
    }
  })
}

test('the widget is hidden, and lets presses through, when the host page says so', async () => {
  const { host, root } = await show('buttons/Buttons')
  host.style.visibility = 'hidden'
  same(getComputedStyle(named(root, 'Primary')).visibility, 'hidden')
  host.style.cssText = 'pointer-events: none'
  same(getComputedStyle(named(root, 'Primary')).pointerEvents, 'none')
  host.hidden = true
  same(host.checkVisibility(), false)
})

test('without a height set by the host the frame grows with its content, from 640 px [S17]', async () => {
  const { host, root } = await show('frame/RootScreen', { width: 400 })
  const frame = one(root, '[part=frame]')
  same(host.getBoundingClientRect().height, 640)
  same(frame.getBoundingClientRect().height, host.getBoundingClientRect().height)
  const filler = one(root, '[part~=view]').appendChild(document.createElement('div'))
  filler.style.cssText = 'flex: none; block-size: 2000px'
  holds(host.getBoundingClientRect().height > 2000, 'it did not grow')
  same(frame.getBoundingClientRect().height, host.getBoundingClientRect().height)
})

// How a page gives the tag a height: the style of its parent, and its own.
const GIVEN = [
  ['block-size: 700px', '', 'block-size: 700px'],
  ['max-block-size: 700px', '', 'max-block-size: 700px'],
  ['block-size: 480px', '', 'block-size: 480px'],
  ['max-block-size: 480px', '', 'max-block-size: 480px'],
  ['a percentage', 'block-size: 480px', 'block-size: 100%'],
  ['a flex column', 'block-size: 480px; display: flex; flex-direction: column', 'flex: 1'],
  ['a flex column that shrinks it', 'block-size: 480px; display: flex; flex-direction: column', ''],
  ['a flex row', 'block-size: 480px; display: flex', ''],
  ['a grid', 'block-size: 480px; display: grid', ''],
  ['its top and bottom edge', 'block-size: 480px; position: relative', 'position: absolute; inset: 0'],
] as const

for (const [name, parentStyle, hostStyle] of GIVEN)
  test(`with a height set by the host only the view scrolls: ${name} [S17]`, async () => {
    const height = name.includes('700') ? 700 : 480
    const { host, root } = await show('frame/RootScreen', { width: 400 })
    const parent = document.body.appendChild(document.createElement('div'))
    parent.style.cssText = parentStyle
    parent.append(host)
    host.style.cssText += `; ${hostStyle}`
    const view = one(root, '[part~=view]')
    const low = name === 'max-block-size: 700px' ? 640 : height
    same([host.offsetHeight, one(root, '[part=frame]').offsetHeight], [low, low], 'with little content')
    const filler = view.appendChild(document.createElement('div'))
    filler.style.cssText = 'flex: none; block-size: 2000px'
    same([host.offsetHeight, one(root, '[part=frame]').offsetHeight], [height, height], 'with much content')
    same([parent.scrollHeight > 700, host.scrollHeight], [false, height], 'nothing else scrolls')
    holds(view.scrollHeight > 2000 && view.clientHeight < height, 'the view does not scroll')
    parent.remove()
  })

test('however low the host is, everything can be reached by scrolling, and a higher host is as before [S17]', async () => {
  const { host, root } = await show('frame/TaskScreen', { width: 400 })
  const [frame, header, footer] = ['frame', 'header', 'footer'].map((part) => one(root, `[part~=${part}]`))
  const view = one(root, '[part~=view]')
  const filler = view.appendChild(document.createElement('button'))
  filler.style.cssText = 'flex: none; block-size: 400px'
  for (const height of [480, 120, 60, 480]) {
    host.style.blockSize = `${height}px`
    await settle()
    await soon(() => frame!.hasAttribute('data-low') === height < 300)
    same([host.offsetHeight, frame!.offsetHeight, host.scrollHeight], [height, height, height])
    const box = host.getBoundingClientRect()
    for (const part of [header!, filler, footer!]) {
      part.scrollIntoView({ block: 'end' })
      const { bottom, top } = part.getBoundingClientRect()
      holds(bottom <= box.bottom && bottom > box.top, `the end of a part is hidden at ${height}`)
      const hit = root.elementFromPoint(box.left + 40, Math.max(top, bottom - 4))
      holds(part.contains(hit), `a part is covered at ${height} by ${hit?.outerHTML.slice(0, 80)}`)
    }
    same(frame!.hasAttribute('data-low'), height < 300)
    frame!.scrollTop = 0
    view.scrollTop = 0
  }
})

test('a text field that gets the focus in a low host is seen as a whole', async () => {
  const { host, root } = await show('frame/TaskScreen', { width: 400 })
  host.style.blockSize = '256px'
  const filler = document.createElement('div')
  filler.style.cssText = 'flex: none; block-size: 600px'
  one(root, '[part~=view]').prepend(filler)
  await settle()
  const input = one<HTMLInputElement>(root, 'input')
  input.focus()
  const endOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom)
  await soon(() => endOf(input.parentElement!) <= endOf(host))
  holds(endOf(input.parentElement!) <= endOf(host), `${endOf(input.parentElement!)} of ${endOf(host)} px`)
})

test('a minimum set by the host holds without a height', async () => {
  const { host, root } = await show('frame/RootScreen', { width: 400 })
  host.style.minBlockSize = '800px'
  same([host.offsetHeight, one(root, '[part=frame]').offsetHeight], [800, 800])
})

test('in a container that shrinks to fit, the widget is 320 px wide or as wide as the container [S17]', async () => {
  const containers = [
    ['display: flex; inline-size: 600px', 320],
    ['display: inline-block', 320],
    ['display: flex; inline-size: 250px', 250],
  ] as const
  for (const [style, width] of containers) {
    const container = document.body.appendChild(document.createElement('div'))
    container.style.cssText = style
    const { host, unmount } = await show('buttons/Buttons')
    container.append(host)
    same(host.getBoundingClientRect().width, width, style)
    unmount()
    container.remove()
  }
})

test('a colour set by the host overrides the preset, and the hover colour follows it', async () => {
  const { host, root } = await show('buttons/Buttons', { theme: 'rose' })
  const token = (name: string) => getComputedStyle(one(root, '.sr-root')).getPropertyValue(name)
  same([token('--sr-primary'), token('--sr-primary-hover')], ['#d4215a', '#c70750'])
  host.style.setProperty('--sphere-primary', 'rgb(0, 128, 0)')
  for (const transition of named(root, 'Primary').getAnimations()) transition.finish()
  same(getComputedStyle(named(root, 'Primary')).backgroundColor, 'rgb(0, 128, 0)')
  holds(token('--sr-primary-hover').includes('rgb(0, 128, 0)'), `hover is ${token('--sr-primary-hover')}`)
  host.style.setProperty('--sphere-font', 'monospace')
  same(getComputedStyle(one(root, '.sr-root')).fontFamily, 'monospace')
})

test('the radius setting changes every corner, and the mode every colour [THEME-01, THEME-02]', async () => {
  const corner = async (radius: string) => {
    const { root, host, unmount } = await show('buttons/Buttons', { radius })
    const found = getComputedStyle(named(root, 'Primary')).borderRadius
    unmount()
    host.remove()
    return found
  }
  same(await Promise.all(['none', 'sm', 'default', 'lg', 'xl'].map(corner)), ['0px', '4px', '8px', '12px', '16px'])
  const { root } = await show('buttons/Buttons', { mode: 'dark', theme: 'zinc' })
  const style = getComputedStyle(one(root, '.sr-root'))
  same([style.colorScheme, style.getPropertyValue('--sr-primary')], ['dark', '#f0f0f2'])
})
