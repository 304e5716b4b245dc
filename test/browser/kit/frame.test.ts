import { click, holds, named, one, press, same, settle, show, soon, test } from './input.ts'
import { focused, title, view, walk } from './walk.ts'

test('back returns to the button in the footer that opened the screen, and not to a control that had the focus before [A11Y-01]', async () => {
  const { root } = await walk()
  named(root, 'Open 3').focus()
  await click(named(root, 'Open next'))
  same(focused(root), 'Screen 1')
  await click(named(root, 'Back'))
  same([title(root).textContent, focused(root)], ['Screen 0', 'Open next'])
})

test('back focuses the heading until what opened the screen is there again [A11Y-01]', async () => {
  const { root } = await walk()
  const opener = document.createElement('button')
  opener.textContent = 'A row that loads late'
  const dock = one(root, '[part~=footer]').parentElement!
  dock.append(opener)
  opener.focus()
  named(root, 'Open next').click()
  await settle()
  opener.remove()
  await click(named(root, 'Back'))
  same(focused(root), 'Screen 0')
  dock.append(opener)
  await settle()
  same(focused(root), 'A row that loads late')
})

test('keyboard navigation also restores the focus, with its ring', async () => {
  const { root } = await walk()
  named(root, 'Open 3').focus()
  await press('Enter')
  same(focused(root), 'Screen 1')
  named(root, 'Back').focus()
  await press('Enter')
  same(focused(root), 'Open 3')
  await settle(200)
  holds(named(root, 'Open 3').matches(':focus-visible'), 'no ring')
})

test('a navigation does not take the focus from the host page', async () => {
  const { root } = await walk()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  named(root, 'Open 1').click()
  await settle(100)
  same(title(root).textContent, 'Screen 1')
  holds(document.activeElement === field, 'the widget took the focus from the page')
  field.remove()
})

test('with a height set by the host only the view scrolls, and header and footer stay [S17]', async () => {
  const { root, host } = await walk()
  const [header, footer] = [one(root, '[part~=header]'), one(root, '[part~=footer]')]
  view(root).scrollTop = 400
  await settle()
  const box = host.getBoundingClientRect()
  same(Math.round(header.getBoundingClientRect().top - box.top), 1)
  same(Math.round(box.bottom - footer.getBoundingClientRect().bottom), 1)
  same(view(root).scrollTop, 400)
})

test('without a height the page scrolls, and header and footer stick to the window [S17]', async () => {
  const { root, host } = await walk({}, 0)
  holds(host.getBoundingClientRect().height > 1500, 'the frame does not grow')
  same(view(root).hasAttribute('data-scrolls'), false)
  scrollTo(0, 600)
  await settle()
  same(Math.round(one(root, '[part~=header]').getBoundingClientRect().top), 0)
  same(Math.round(one(root, '[part~=footer]').getBoundingClientRect().bottom), innerHeight)

  await click(named(root, 'Open 20'))
  same(focused(root), 'Screen 1')
  holds(host.getBoundingClientRect().top >= 0, 'the new screen begins above the window')
  scrollTo(0, 0)
})

test('a control that Tab reaches is not covered by header or footer', async () => {
  const { root } = await walk({}, 0)
  named(root, 'Open 5').focus()
  for (let step = 0; step < 12; step++) {
    await press('Tab')
    const { top, bottom } = root.activeElement!.getBoundingClientRect()
    const [header, footer] = ['header', 'footer'].map((part) => one(root, `[part~=${part}]`).getBoundingClientRect())
    holds(top >= header!.bottom && bottom <= footer!.top, `${focused(root)} is covered`)
  }
  scrollTo(0, 0)
})

test('the tab order is header, view and footer', async () => {
  const { root } = await show('frame/TaskScreen', { width: 400 })
  named(root, 'Back').focus()
  const seen = []
  for (let step = 0; step < 4; step++) {
    await press('Tab')
    seen.push(root.activeElement!.getAttribute('aria-label') ?? (root.activeElement!.textContent || 'field'))
  }
  same(seen, ['Menu', 'field', 'Cancel', 'Add bank account'])
})

test('actions that do not fit are stacked, the primary one on top', async () => {
  const { root } = await show('frame/TaskScreen', { width: 360 })
  await soon(() => root.querySelector('[part~=footer]') !== null)
  const [cancel, main] = [...one(root, '[part~=footer]').querySelectorAll('button')]
  const box = (element: Element) => element.getBoundingClientRect()
  same(box(main!).top, box(cancel!).top, 'they fit')
  main!.querySelector('span')!.append(', in another language')
  holds(box(main!).bottom <= box(cancel!).top, 'the main action is not on top')
  holds(box(one(root, '[part~=footer] p')).bottom <= box(main!).top, 'the note')
})

test('a root screen has navigation and action in the page when wide, and its action in the footer when compact', async () => {
  const { root, host } = await show('frame/RootScreen', { width: 900 })
  const visible = () =>
    [...root.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.textContent)
  same(visible(), ['Transfers', 'Accounts', 'Settings', '', 'New transfer'])
  same(named(root, 'Transfers').getAttribute('aria-current'), 'page')
  host.style.inlineSize = '400px'
  await settle()
  same(visible(), ['', 'New transfer'])
  holds(one(root, '[part~=footer]').checkVisibility(), 'no footer')
})

test('a logo that cannot be loaded is replaced by the default mark', async () => {
  const { root } = await show('frame/Headers', { width: 900 })
  await settle(200)
  same(root.querySelector('img'), null)
  const last = [...root.querySelectorAll('[part~=header]')].at(-1)!
  holds(last.textContent?.includes('Altamar'), 'neither image nor name')
})

test('the elements of the frame have their public part names', async () => {
  const { root } = await show('frame/TaskScreen')
  for (const part of ['frame', 'header', 'title', 'view', 'footer']) one(root, `[part~=${part}]`)
  same(one(root, '[part=frame]').getAttribute('aria-label'), 'Altamar')
})
