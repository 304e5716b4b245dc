import { click, holds, named, one, press, same, setViewport, settle, show, soon, test } from './input.ts'
import { hover } from './pointer.ts'
import { finishAnimations, stopTime } from './time.ts'

const toast = (root: ShadowRoot) => root.querySelector<HTMLElement>('[part=toast]')

async function overlays(width = 900) {
  await setViewport({ width: 900, height: 700 })
  return show('overlay/Overlays', { width })
}

test('a toast is dismissed after 5 seconds, an error after 8 [S14]', async () => {
  const { root } = await overlays()
  const pass = stopTime()
  for (const [name, ms] of [
    ['Succeed', 5000],
    ['Fail', 8000],
  ] as const) {
    await click(named(root, name))
    hover(one(root, '[part~=title]'))
    await settle()
    await pass(ms - 1)
    holds(toast(root), `${name} went early`)
    await pass(1)
    await soon(() => toast(root) === null)
    same(toast(root), null)
  }
})

test('the time of a toast pauses while it has the pointer or the focus [S14]', async () => {
  const { root } = await overlays()
  const pass = stopTime()
  await click(named(root, 'Succeed'))
  hover(toast(root)!)
  await settle()
  await pass(9000)
  holds(toast(root), 'it went under the pointer')
  named(toast(root)!, 'Close').focus()
  hover(one(root, '[part~=title]'))
  await settle()
  await pass(9000)
  holds(toast(root), 'it went with the focus in it')
  named(root, 'Succeed').focus()
  await settle()
  await pass(4000)
  await pass(1000)
  await soon(() => toast(root) === null)
  same(toast(root), null)
})

test('a new toast replaces the old one and gets its full time [CONST-17, S14]', async () => {
  const { root } = await overlays()
  await click(named(root, 'Succeed'))
  await click(named(root, 'Fail'))
  same(root.querySelectorAll('[part=toast]').length, 1)
  same(toast(root)!.closest('[role]')!.getAttribute('role'), 'alert')
})

test('a toast that is closed under the pointer does not hold the next one', async () => {
  const { root } = await overlays()
  const pass = stopTime()
  await click(named(root, 'Succeed'))
  hover(toast(root)!)
  named(toast(root)!, 'Close').click()
  await soon(() => toast(root) === null)
  named(root, 'Succeed').click()
  await soon(() => toast(root) !== null)
  await settle()
  await pass(5000)
  await soon(() => toast(root) === null)
  same(toast(root), null)
})

test('success is announced politely, failure assertively, in live regions that exist before', async () => {
  const { root } = await overlays()
  // The fields of a frame have a region of their own, which is hidden.
  const regions = () =>
    ['status', 'alert'].map((role) => [...root.querySelectorAll(`[role=${role}]:not(.sr-vh)`)].length)
  same(regions(), [1, 1])
  await click(named(root, 'Succeed'))
  same(toast(root)!.closest('[role]')!.getAttribute('role'), 'status')
})

test('a toast is in the flow under the header, and the status line of a dialog says what it would [S14]', async () => {
  const { root, host } = await overlays(380)
  const boxes = () => {
    finishAnimations(root)
    return ['[part~=header]', '[part=toast]', '[part~=view]'].map((part) => one(root, part).getBoundingClientRect())
  }
  await click(named(root, 'Fail'))
  for (const width of [380, 900]) {
    host.style.inlineSize = `${width}px`
    await settle()
    const [header, box, view] = boxes()
    same([box!.top - header!.bottom, view!.top - box!.bottom, box!.width], [0, 0, width - 2])
  }

  await click(named(root, 'Add'))
  same(toast(root), null)
  await click(named(root, 'Confirm'))
  const line = one(root, 'dialog [role=alert]')
  same([toast(root), line.textContent], [null, 'Transfer cancellation failedTry again shortly.'])
})

test('without a height set by the host a toast stays in the window [S14]', async () => {
  await setViewport({ width: 900, height: 600 })
  const { root } = await show('frame/Walk', { width: 400 })
  scrollTo(0, 300)
  await click(named(root, 'Save'))
  finishAnimations(root)
  const { top } = toast(root)!.getBoundingClientRect()
  same(Math.round(top - one(root, '[part~=header]').getBoundingClientRect().bottom), 0)
  holds(top >= 0, 'above the window')
})

test('without a height set by the host a toast pushes down what is in the window, and covers none of it [S14]', async () => {
  await setViewport({ width: 900, height: 600 })
  const { root } = await show('frame/Walk', { width: 400 })
  scrollTo(0, 300)
  await settle()
  const header = () => one(root, '[part~=header]').getBoundingClientRect()
  const seen = [...root.querySelectorAll<HTMLElement>('[part~=view] *')].find(
    (element) => element.children.length === 0 && element.getBoundingClientRect().top >= header().bottom,
  )!
  const before = seen.getBoundingClientRect().top
  await click(named(root, 'Save'))
  finishAnimations(root)
  await settle()
  const box = toast(root)!.getBoundingClientRect()
  const pushed = seen.getBoundingClientRect().top
  same(Math.round(pushed - before), Math.round(box.height), 'how far it was pushed')
  holds(seen.getBoundingClientRect().top >= box.bottom, 'it is under the toast')
  await click(named(root, 'Close'))
  await settle()
  // Where a browser anchors what is read (Safari does not), it stays there when the toast goes.
  const stays = CSS.supports('overflow-anchor', 'auto') ? pushed : before
  same(Math.round(seen.getBoundingClientRect().top), Math.round(stays), 'where it is when the toast goes')
})

test('progress is announced as one bar of 300 with a text [CONST-22]', async () => {
  const { root } = await show('feedback/Progresses')
  const bars = [...root.querySelectorAll('[role=progressbar]')]
  same(
    bars.map((bar) => ['now', 'min', 'max', 'text'].map((name) => bar.getAttribute(`aria-value${name}`))),
    ['0', '100', '150', '300'].map((now) => [now, '0', '300', 'Terms complete']),
  )
  const parts = [...bars[2]!.children].map((part) => {
    const { width } = part.getBoundingClientRect()
    return Math.round((100 * parseFloat(getComputedStyle(part, '::before').inlineSize)) / width)
  })
  same(parts, [100, 50, 0])
})

async function phases(act: (root: ShadowRoot) => Promise<void>) {
  const { root } = await show('feedback/Waiting')
  const output = one(root, 'output')
  const seen: { phase: string; at: number }[] = []
  const note = () => seen.push({ phase: output.textContent, at: performance.now() })
  const watch = new MutationObserver(note)
  watch.observe(output, { characterData: true, subtree: true, childList: true })
  await act(root)
  await settle(600)
  watch.disconnect()
  return seen
}

test('a short wait shows no skeleton', async () => {
  const seen = await phases(async (root) => {
    named(root, 'Begin').click()
    await Promise.resolve()
    named(root, 'End').click()
  })
  same(seen.at(-1)?.phase, 'loaded')
  holds(
    seen.every(({ phase }) => phase !== 'skeleton'),
    'a skeleton flickered',
  )
})

test('a skeleton shows after 150 ms for at least 300 ms', async () => {
  let begun = 0
  const seen = await phases(async (root) => {
    begun = performance.now()
    named(root, 'Begin').click()
    while (one(root, 'output').textContent !== 'skeleton') await settle(5)
    named(root, 'End').click()
  })
  same(
    seen.map(({ phase }) => phase),
    ['waiting', 'skeleton', 'loaded'],
  )
  holds(seen[1]!.at - begun >= 149, 'too early')
  holds(seen[2]!.at - seen[1]!.at >= 295, 'too short')
})

test('an error state tells what happened, offers a retry and has a reference to copy', async () => {
  const { root } = await show('feedback/States', { width: 900 })
  const state = one(root, '[role=alert]')
  holds(state.textContent.includes('Nothing was sent and nothing was charged.'), 'money')
  named(state, 'Try again')
  same(one(state, 'code').textContent, 'ref_8jd2ktq4')
  named(state, 'Copy Reference')
})

test('banners, badges and toasts have their public part names', async () => {
  for (const [specimen, part] of [
    ['feedback/Banners', 'banner'],
    ['feedback/Badges', 'badge'],
    ['feedback/Toasts', 'toast'],
  ]) {
    const { root, unmount, host } = await show(specimen!)
    holds(root.querySelectorAll(`[part=${part}]`).length > 2, part!)
    unmount()
    host.remove()
  }
})

test('statuses differ in shape and not only in colour', async () => {
  const { root } = await show('feedback/Badges')
  const shapes = [...root.querySelectorAll('[part=badge] svg')].map((glyph) => glyph.innerHTML)
  same(new Set(shapes).size, shapes.length)
  await press('Tab')
})
