import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { detailsStatus, ramp, title } from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A customer without a mouse goes from the sign-in to a payout that waits for its deposit.
let stage: Stage
let page: Page

openStageForFile(async (opened) => {
  stage = opened
  page = await stage.open()
})

interface Focused {
  readonly name: string
  readonly isMarked: boolean
}

/** The focused element, and whether its focus is visible by an outline or a shadow of itself or of a container. */
const focused = (): Promise<Focused> =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    if (!(at instanceof HTMLElement)) return { name: '', isMarked: false }
    const label = 'labels' in at ? [...((at.labels as NodeListOf<HTMLElement> | null) ?? [])][0]?.textContent : null
    const boxes: Element[] = []
    for (let box: Element | null = at; box && boxes.length < 4; box = box.parentElement) boxes.push(box)
    const isMarked = boxes.some((box) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return { name: at.getAttribute('aria-label') ?? label ?? at.textContent ?? '', isMarked }
  })

/** Presses a key until the wanted element has the focus. */
async function goTo(name: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    const at = await focused()
    if (name.test(at.name)) return expect(at.isMarked, `a mark of the focus on ${at.name}`).toBe(true)
    seen.push(at.name.slice(0, 30))
    await page.keyboard.press(key)
  }
  throw new Error(`${name} is not reached with ${key}: ${seen.join(' | ')}`)
}

async function press(name: RegExp, role: 'button' | 'checkbox' = 'button'): Promise<void> {
  const key = role === 'button' ? 'Enter' : 'Space'
  await ramp(page).getByRole(role, { name }).first().waitFor()
  await goTo(name)
  await page.keyboard.press(key)
}

test('a customer signs in with the keyboard only', async () => {
  await goTo(/^Email/)
  await page.keyboard.type('existing@example.com')
  await page.keyboard.press('Enter')
  await title(page, 'Check your email').waitFor()
  await page.keyboard.type('000000')
  await title(page, 'Accounts').waitFor()
})

test('a payout is created and confirmed with the keyboard only', async () => {
  await press(/^Menu$/)
  // The screen has a button of this name too.
  await ramp(page).getByRole('dialog').waitFor()
  await press(/^New transfer/)
  await title(page, 'New transfer').first().waitFor()
  await press(/Bank to wallet/)
  await press(/US dollar/)
  await press(/ACH transfer/)
  await ramp(page).getByRole('textbox', { name: 'You send' }).waitFor()
  await goTo(/^You send/)
  await page.keyboard.type('100')
  await press(/^To wallet/)
  await goTo(/Unnamed Wallet/, 'ArrowDown')
  await page.keyboard.press('Enter')
  await ramp(page).getByText('$0.60').first().waitFor()
  await press(/^Continue$/)
  await title(page, 'Make this transfer from your bank').waitFor()
  await press(/I will send exactly/, 'checkbox')
  await press(/^Confirm$/)
  await detailsStatus(page, 'Pending').waitFor()
  expect(stage.pageErrors).toEqual([])
})
