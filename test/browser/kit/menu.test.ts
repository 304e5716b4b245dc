import { sendMouse } from '@web/test-runner-commands'
import { click, holds, likeSafari, named, one, press, same, setViewport, settle, show, test, write } from './input.ts'
import { hover } from './pointer.ts'
import { finishAnimations } from './time.ts'

const focused = (root: ShadowRoot) => root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent
const openMenu = (root: ShadowRoot) => root.querySelector<HTMLElement>('[role=menu]:popover-open')
const picked = (root: ShadowRoot) => one(root, 'output').textContent

async function overlays(options: object = {}) {
  await setViewport({ width: 900, height: 700 })
  return show('overlay/Overlays', { width: 900, ...options })
}

test('a menu focuses its first item, wraps around with the arrow keys and returns the focus', async () => {
  const { root } = await overlays()
  const button = named(root, 'Actions for Everyday')
  await click(button)
  same([button.getAttribute('aria-expanded'), focused(root)], ['true', 'Linked wallets (2)'])
  await press('ArrowDown', 'ArrowDown')
  same(focused(root), 'Copy account details')
  await press('End')
  same(focused(root), 'Delete')
  await press('ArrowDown')
  same(focused(root), 'Linked wallets (2)')
  await press('ArrowUp', 'Home')
  same(focused(root), 'Linked wallets (2)')
  await press('Escape')
  same([openMenu(root), focused(root), button.getAttribute('aria-expanded')], [null, 'Actions for Everyday', 'false'])
})

test('arrow keys on the button open the menu at its first or last item', async () => {
  const { root } = await overlays()
  named(root, 'Actions for Everyday').focus()
  await press('ArrowUp')
  same(focused(root), 'Delete')
  await press('Escape', 'ArrowDown')
  same(focused(root), 'Linked wallets (2)')
})

test('typing moves to the item with that prefix', async () => {
  const { root } = await overlays()
  named(root, 'Actions for Everyday').focus()
  await press('Enter')
  await write('ge')
  same(focused(root), 'Generate wallet address')
})

test('an item is selected by key and by press, a disabled item is not', async () => {
  const { root } = await overlays()
  const button = named(root, 'Actions for Everyday')
  button.focus()
  await press('Enter', 'ArrowDown', 'Enter')
  same([picked(root), openMenu(root), focused(root)], ['generate', null, 'Actions for Everyday'])
  await click(button)
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', ' ')
  same([picked(root), focused(root)], ['generate', 'ExportNot yet'])
  await click(one(openMenu(root)!, '[role=menuitem]:last-child'))
  same([picked(root), openMenu(root)], ['delete', null])
})

test('Tab and an outside press close the menu', async () => {
  const { root } = await overlays()
  await click(named(root, 'Actions for Everyday'))
  await press('Tab')
  same(openMenu(root), null)
  await click(named(root, 'Actions for Everyday'))
  await click(one(root, '[part~=title]'))
  same(openMenu(root), null)
  await click(named(root, 'Actions for Everyday'))
  await click(named(root, 'Actions for Everyday'))
  same(openMenu(root), null)
})

test('the focus returns to the button in Safari too', async () => {
  const { root } = await overlays()
  likeSafari(root)
  await click(named(root, 'Actions for Everyday'))
  await press('Escape')
  same(focused(root), 'Actions for Everyday')
})

test('a menu of radio items tells which one is checked', async () => {
  const { root } = await overlays()
  await click(named(root, 'EN Language: English'))
  same(one(openMenu(root)!, '[aria-checked=true]').textContent, 'English')
  await press('ArrowDown', 'Enter')
  await click(named(root, 'EN Language: Español'))
  same(one(openMenu(root)!, '[aria-checked=true]').textContent, 'Español')
})

test('the menu is at its button and inside the window in both directions', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const { root, unmount, host } = await overlays({ width: 360, dir })
    host.style.transform = 'translateX(30px)'
    await click(named(root, 'Actions for Everyday'))
    await settle(100)
    const [menu, button] = [openMenu(root)!, named(root, 'Actions for Everyday')].map((each) =>
      each.getBoundingClientRect(),
    )
    same(Math.round(menu!.top - button!.bottom), 6, dir)
    const gap = dir === 'ltr' ? menu!.right - button!.right : menu!.left - button!.left
    same(Math.round(gap), 0, dir)
    unmount()
    host.remove()
  }
})

const tip = (root: ShadowRoot) => root.querySelector('[role=tooltip]:popover-open')?.textContent ?? null
test('a tooltip shows on hover, stays while the pointer is on it and hides afterwards', async () => {
  const { root } = await overlays()
  const control = named(root, 'Start')
  hover(control)
  await settle(350)
  same(tip(root), 'Accept the terms first.')
  const shown = one(root, '[role=tooltip]:popover-open')
  hover(shown)
  await settle(350)
  same(tip(root), 'Accept the terms first.')
  hover(one(root, '[part~=title]'))
  await settle(350)
  same(tip(root), null)
})

test('the tooltip stays while the pointer moves from the control to it', async () => {
  const { root } = await overlays()
  const control = named(root, 'Start')
  hover(control)
  await settle(350)
  const shown = one(root, '[role=tooltip]:popover-open')
  const [from, to] = [shown.getBoundingClientRect().bottom, control.getBoundingClientRect().top]
  holds(to - from > 4, 'no gap')
  for (let y = from; y <= to; y++) {
    const hit = root.elementFromPoint(control.getBoundingClientRect().left + 20, y)
    holds(hit !== null && control.parentElement!.contains(hit), `at ${y - from} px`)
  }
})

test('a tooltip shows on keyboard focus, describes its control and hides on Escape', async () => {
  const { root } = await overlays()
  named(root, 'Succeed').focus()
  await press('Tab')
  await settle(100)
  const control = root.activeElement!
  same([control.textContent, tip(root)], ['Start', 'Accept the terms first.'])
  same(root.getElementById(control.getAttribute('aria-describedby')!)?.textContent, 'Accept the terms first.')
  await press('Escape')
  same(tip(root), null)
  await press('Tab')
  await settle(100)
  same(tip(root), 'Deleted Nov 3, 2025, 10:12 AM')
})

test('a tap shows a tooltip, a second tap hides it', async () => {
  const { root } = await overlays()
  const tap = async () => {
    named(root, 'About fees').dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    await settle(100)
  }
  await tap()
  same(tip(root), 'A share of the amount and a fixed part.')
  await tap()
  same(tip(root), null)
})

test('a compact widget shows an important reason in the page', async () => {
  const { root, host } = await overlays({ width: 400 })
  const printed = () =>
    [...root.querySelectorAll('[data-printed] > span:not([role])')].filter((each) => each.checkVisibility()).length
  same(printed(), 1)
  hover(named(root, 'Start'))
  await settle(350)
  const shown = root.querySelector('[role=tooltip]:popover-open')
  holds(!shown?.checkVisibility(), 'it is said twice')
  host.style.inlineSize = '900px'
  await settle()
  same(printed(), 0)
})

const drawer = (root: ShadowRoot) => root.querySelector('dialog')

test('the menu drawer opens at the end edge and closes by Escape, by an outside press and by its close button [S7]', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const { root, unmount, host } = await overlays({ width: 380, dir })
    await click(named(root, 'Menu'))
    finishAnimations(root)
    same([focused(root), one(root, '[aria-current=page]').textContent], ['Transfers', 'Transfers'])
    const panel = drawer(root)!.firstElementChild!.getBoundingClientRect()
    const frame = one(root, '[part=frame]').getBoundingClientRect()
    same(dir === 'ltr' ? panel.right : panel.left, dir === 'ltr' ? frame.right : frame.left, dir)
    await press('Escape')
    same([drawer(root), focused(root)], [null, 'Menu'])
    await press('Enter')
    await click(named(root, 'Close menu'))
    same([drawer(root), focused(root)], [null, 'Menu'])
    await press('Enter')
    const outside = dir === 'ltr' ? frame.left + 20 : frame.right - 20
    await sendMouse({ type: 'click', position: [Math.round(outside), 400] })
    await settle()
    same([drawer(root), focused(root)], [null, 'Menu'])
    unmount()
    host.remove()
  }
})

test('the drawer traps the focus and closes when an item is selected [S7]', async () => {
  const { root } = await overlays({ width: 380 })
  await click(named(root, 'Menu'))
  const seen = []
  for (let step = 0; step < 8; step++) {
    await press('Tab')
    seen.push(focused(root))
  }
  same(seen, [
    'Accounts',
    'Settings',
    'LanguageEnglish',
    'Contact support',
    'Sign out',
    'Close menu',
    'New transfer',
    'Transfers',
  ])
  await press('Tab', 'Enter')
  same([drawer(root), picked(root), focused(root)], [null, 'Accounts', 'Menu'])
})

test('in a wide widget the menu is a card below its button', async () => {
  const { root } = await overlays({ width: 800 })
  await click(named(root, 'Menu'))
  finishAnimations(root)
  const panel = drawer(root)!.firstElementChild!.getBoundingClientRect()
  const frame = one(root, '[part=frame]').getBoundingClientRect()
  same([panel.width, Math.round(frame.right - panel.right), Math.round(panel.top - frame.top)], [288, 20, 60])
  holds(!named(root, 'Close menu').checkVisibility(), 'a card has no cross')
})
