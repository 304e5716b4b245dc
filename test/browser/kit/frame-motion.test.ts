import { click, emulateMedia, named, same, settle, test } from './input.ts'
import { focused, title, view, walk } from './walk.ts'

/** Records the initial offset and opacity of each new screen. */
function beginnings(root: ShadowRoot) {
  const seen: object[] = []
  const watch = new MutationObserver(() => {
    const stage = root.querySelector('[part~=view] > :not([inert])')
    const animation = stage?.getAnimations()[0]
    if (!stage || !animation) return
    animation.pause()
    animation.currentTime = 0
    const { transform, opacity } = getComputedStyle(stage)
    seen.push({ x: new DOMMatrix(transform).e, opacity, ms: animation.effect!.getTiming().duration })
    animation.finish()
  })
  watch.observe(view(root), { childList: true })
  return seen
}

/** The tests' browser reduces motion, as `web-test-runner.config.mjs` says. */
const withMotion = (run: () => Promise<void>) => async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  await run().finally(() => emulateMedia({ reducedMotion: 'reduce' }))
}

test(
  'a push slides in from the end edge, scrolls to the top and focuses the title',
  withMotion(async () => {
    for (const [dir, x] of [
      ['ltr', 24],
      ['rtl', -24],
    ] as const) {
      const { root, unmount, host } = await walk({ dir })
      const began = beginnings(root)
      await click(named(root, 'Open 20'))
      same(began, [{ x, opacity: '0', ms: 320 }], dir)
      same([title(root).textContent, focused(root), view(root).scrollTop], ['Screen 1', 'Screen 1', 0])
      unmount()
      host.remove()
    }
  }),
)

test(
  'back slides in the opposite direction and restores scroll position and focus',
  withMotion(async () => {
    const { root } = await walk()
    view(root).scrollTop = 1150
    const left = view(root).scrollTop
    await click(named(root, 'Open 20'))
    await click(named(root, 'Open 7'))
    same(title(root).textContent, 'Screen 2')
    await settle(100)
    const began = beginnings(root)
    await click(named(root, 'Back'))
    same(began, [{ x: -24, opacity: '0', ms: 320 }])
    same(focused(root), 'Open 7')
    await click(named(root, 'Back'))
    same([title(root).textContent, focused(root)], ['Screen 0', 'Open 20'])
    same([view(root).scrollTop, left], [1150, 1150])
  }),
)

/** Records the snapshots below new screens, and the number of titles that are found during the change. */
function farewells(root: ShadowRoot) {
  const seen: number[] = []
  const watch = new MutationObserver((records) => {
    const boxes = records.flatMap(({ addedNodes }) => [...addedNodes] as HTMLElement[]).filter((node) => node.inert)
    for (const _ of boxes) seen.push(root.querySelectorAll('[part~=view] [part~=title]').length)
  })
  watch.observe(view(root), { childList: true })
  return seen
}

test(
  'the old screen fades out and cannot be found any more',
  withMotion(async () => {
    const { root } = await walk()
    const seen = farewells(root)
    await click(named(root, 'Open 2'))
    same([seen, title(root).textContent], [[1], 'Screen 1'])
    await settle(300)
    same(view(root).children.length, 1)
    await emulateMedia({ reducedMotion: 'reduce' })
    await click(named(root, 'Open 2'))
    same([seen, title(root).textContent], [[1], 'Screen 2'])
  }),
)

test('with reduced motion no screen slides', async () => {
  const { root } = await walk()
  await click(named(root, 'Open 1'))
  const stage = view(root).firstElementChild!
  same(getComputedStyle(stage).getPropertyValue('--sr-dx'), '0px')
  same(Number.parseFloat(getComputedStyle(stage).animationDuration), 0.00001)
})

test('the first screen has no transition', async () => {
  const { root } = await walk()
  same(view(root).hasAttribute('data-nav'), false)
})
