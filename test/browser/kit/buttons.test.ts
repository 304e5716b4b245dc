import { click, holds, likeSafari, named, one, press, same, settle, show, test } from './input.ts'

const presses = (root: ShadowRoot) => one(root, 'output').textContent

test('a loading button keeps its width and its focus, is announced as busy and ignores presses', async () => {
  const { root } = await show('buttons/Presses')
  const button = named(root, 'Continue')
  await click(button)
  same(presses(root), '1')

  const { width } = button.getBoundingClientRect()
  await click(named(root, 'Load'))
  button.focus()
  same(button.getBoundingClientRect().width, width, 'width')
  same(button.getAttribute('aria-busy'), 'true')
  await press('Enter', ' ')
  await click(button)
  same(presses(root), '1')
  holds(root.activeElement === button, 'a loading button lost the focus')
})

test('a disabled button with a reason is focusable and does nothing', async () => {
  const { root } = await show('buttons/Presses')
  const off = named(root, 'Off')
  named(root, 'Continue').focus()
  await press('Tab')
  holds(root.activeElement === off, 'Tab passed the button over')
  await press('Enter', ' ')
  await click(off)
  same(presses(root), '0')
})

test('a button that is disabled while it has the focus keeps it until the focus leaves, and does nothing [A11Y-01]', async () => {
  const { root } = await show('buttons/Presses')
  const once = named(root, 'Once')
  once.focus()
  await press('Enter', 'Enter', ' ')
  await click(once)
  same(presses(root), '1')
  same([once.matches(':disabled'), once.getAttribute('aria-disabled')], [false, 'true'])
  holds(root.activeElement === once, 'it lost the focus')

  // Another window gets the focus: the document keeps its active element.
  once.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
  await settle()
  holds(root.activeElement === once, 'it lost the focus to another window')

  await press('Tab')
  holds(root.activeElement === named(root, 'Load'), 'Tab does not lead on')
  same([once.matches(':disabled'), once.getAttribute('aria-disabled')], [true, null])
})

test('a pressed button gets the focus in Safari too', async () => {
  const { root } = await show('buttons/Presses')
  likeSafari(root)
  await click(named(root, 'Continue'))
  holds(root.activeElement === named(root, 'Continue'), 'focus stayed away')
  holds(!named(root, 'Continue').matches(':focus-visible'), 'a press of the mouse shows no ring')
})

test('every button has a hit area of 44 px', async () => {
  const { root } = await show('buttons/Buttons', { width: 360 })
  for (const button of root.querySelectorAll<HTMLElement>('button, a[data-variant]')) {
    const { left, top, width, height } = button.getBoundingClientRect()
    const middle = [left + width / 2, top + height / 2] as const
    const isHit = (x: number, y: number) => {
      button.scrollIntoView({ block: 'center' })
      const box = button.getBoundingClientRect()
      const hit = root.elementFromPoint(box.left + width / 2 + x, box.top + height / 2 + y)
      return hit !== null && (button === hit || button.contains(hit))
    }
    const name = button.getAttribute('aria-label') ?? button.textContent
    holds(isHit(0, 21.5) && isHit(0, -21.5), `${name} is lower than 44 px, about ${middle}`)
    holds(width >= 44 || (isHit(21.5, 0) && isHit(-21.5, 0)), `${name} is narrower than 44 px`)
  }
})

test('an external link does not navigate the merchant’s page', async () => {
  const { root } = await show('buttons/Buttons')
  for (const link of root.querySelectorAll('a')) {
    same([link.target, link.rel], ['_blank', 'noopener noreferrer'])
  }
})

test('buttons have their public part names', async () => {
  const { root } = await show('buttons/Buttons')
  same(named(root, 'Primary').part.value, 'button button-primary')
  same(named(root, 'Secondary').part.value, 'button')
})
