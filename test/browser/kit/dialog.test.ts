import { sendMouse } from '@web/test-runner-commands'
import { click, holds, likeSafari, named, one, press, same, setViewport, settle, show, test, write } from './input.ts'
import { dragOut } from './pointer.ts'
import { finishAnimations } from './time.ts'

const dialog = (root: ShadowRoot) => root.querySelector('dialog')
const focused = (root: ShadowRoot) =>
  root.activeElement?.getAttribute('aria-label') ?? (root.activeElement?.textContent || root.activeElement?.localName)

async function open(name: string, options: object = {}) {
  await setViewport({ width: 900, height: 700 })
  const shown = await show('overlay/Overlays', { width: 900, ...options })
  await click(named(shown.root, name))
  finishAnimations(shown.root)
  return shown
}

const at = (x: number, y: number) =>
  sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] }).then(() => settle())

test('a destructive dialog focuses the safe choice, has a name and makes the page inert', async () => {
  const { root } = await open('Delete')
  same(focused(root), 'Keep account')
  const found = dialog(root)!
  same(found.getAttribute('role'), 'alertdialog')
  same(root.getElementById(found.getAttribute('aria-labelledby')!)?.textContent, 'Delete Chase •••• 4821?')
  holds(found.matches(':modal'), 'not modal')
})

test('another dialog focuses its first field, or without one the button that closes it', async () => {
  const { root } = await open('Add')
  same(focused(root), 'input')
  await press('Escape')
  same(dialog(root), null)
  await click(named(root, 'Show'))
  same(focused(root), 'Done')
})

test('Tab wraps around inside the dialog in both directions', async () => {
  const { root } = await open('Delete')
  const seen = []
  for (let step = 0; step < 4; step++) {
    await press('Tab')
    seen.push(focused(root))
  }
  same(seen, ['Delete account', 'Close', 'Keep account', 'Delete account'])
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  same(focused(root), 'Delete account')
})

test('Escape, the close button and an outside press close the dialog and return the focus', async () => {
  const { root } = await open('Delete')
  const reopen = async () => {
    same([dialog(root), focused(root)], [null, 'Delete'])
    await press('Enter')
    holds(dialog(root), 'not open')
  }
  await press('Escape')
  await reopen()
  await click(named(root, 'Close'))
  await reopen()
  await at(60, 400)
  await reopen()
})

test('a press that begins inside the dialog does not close it', async () => {
  const { root } = await open('Add')
  dragOut(one(root, 'dialog input'), dialog(root)!)
  await settle()
  holds(dialog(root), 'a selection that ended outside closed the dialog')
})

test('a pending request prevents closing', async () => {
  const { root } = await open('Delete')
  await click(named(root, 'Delete account'))
  same(dialog(root)!.getAttribute('aria-busy'), 'true')
  await press('Escape', 'Escape')
  await at(60, 400)
  same(named(root, 'Close').disabled, true)
  holds(dialog(root)?.matches(':modal'), 'it closed')
})

test('the focus returns to the opener in Safari too', async () => {
  await setViewport({ width: 900, height: 700 })
  const { root } = await show('overlay/Overlays', { width: 900 })
  likeSafari(root)
  await click(named(root, 'Show'))
  await press('Escape')
  same(focused(root), 'Show')
})

test('an overlay above a dialog closes first, and the dialog stays open', async () => {
  const { root } = await open('Add')
  await click(named(root, 'Actions in the dialog'))
  holds(root.querySelector('dialog [role=menu]:popover-open'), 'no menu')
  await press('Escape')
  same([root.querySelector('[role=menu]:popover-open'), focused(root)], [null, 'Actions in the dialog'])
  holds(dialog(root), 'Escape closed the dialog too')

  await click(named(root, 'Actions in the dialog'))
  await at(60, 400)
  holds(dialog(root), 'a press outside the menu closed the dialog too')

  named(root, 'About nicknames').focus()
  await press('Shift+Tab', 'Tab')
  await settle(200)
  holds(root.querySelector('dialog [role=tooltip]:popover-open'), 'no tooltip')
  await press('Escape')
  holds(dialog(root), 'Escape closed the dialog with the tooltip')
})

test('a dialog covers the frame and not the merchant’s window', async () => {
  await setViewport({ width: 900, height: 700 })
  const { root, host } = await show('overlay/Overlays', { width: 600 })
  host.style.cssText += ';block-size: 640px; margin: 20px 0 0 140px; transform: translate(10px, 5px)'
  await settle()
  await click(named(root, 'Delete'))
  finishAnimations(root)
  const rect = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  }
  same(rect(dialog(root)!), rect(one(root, '[part=frame]')))
  const panel = one(root, '[part=dialog]')
  same(rect(panel)[0]! - rect(one(root, '[part=frame]'))[0]!, (600 - 440) / 2)
  host.style.marginInlineStart = '40px'
  const isOver = () => `${rect(dialog(root)!)}` === `${rect(one(root, '[part=frame]'))}`
  for (let waits = 0; waits < 40 && !isOver(); waits += 1) await settle(100)
  same(rect(dialog(root)!), rect(one(root, '[part=frame]')), 'the frame moved')
})

test('in a frame higher than the window a dialog covers the visible part', async () => {
  await setViewport({ width: 900, height: 700 })
  const { root, host } = await show('overlay/Overlays', { width: 600 })
  host.style.blockSize = '3000px'
  scrollTo(0, 100)
  await settle()
  await click(named(root, 'Delete'))
  finishAnimations(root)
  const { top, bottom } = dialog(root)!.getBoundingClientRect()
  same([Math.round(top), Math.round(bottom)], [0, 700])
  scrollTo(0, 0)
})

test('below 560 px a dialog is a bottom sheet', async () => {
  await setViewport({ width: 900, height: 700 })
  const { root } = await show('overlay/Overlays', { width: 400 })
  await click(named(root, 'Delete'))
  finishAnimations(root)
  const [panel, frame] = [one(root, '[part=dialog]'), one(root, '[part=frame]')].map((each) =>
    each.getBoundingClientRect(),
  )
  same([Math.round(panel!.bottom), panel!.width], [Math.round(frame!.bottom), frame!.width])
})

test('a dialog that is moved with the element stays modal and keeps its input', async () => {
  const { root, host } = await open('Add')
  await write('Main')
  const container = document.body.appendChild(document.createElement('section'))
  container.append(host)
  for (const each of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    each.removeAttribute('open')
    each.showModal()
  }
  await settle()
  holds(dialog(root)?.matches(':modal'), 'not modal')
  same(one<HTMLInputElement>(root, 'dialog input').value, 'Main')
  await press('Escape')
  same(dialog(root), null)
  container.remove()
})

test('a dialog does not change the host page', async () => {
  const html = () => [document.documentElement, document.body].map((each) => each.cloneNode(false) as HTMLElement)
  const before = html().map((each) => each.outerHTML)
  const { root } = await open('Delete')
  same(
    html().map((each) => each.outerHTML),
    before,
  )
  same(document.querySelectorAll('[inert], [aria-hidden]').length, 0)
  holds(root.querySelector('[part=dialog]'), 'outside the shadow root')
})
