import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import * as person from './support/people.ts'
import { quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { pauseToasts } from '../support/toasts.ts'

// A customer presses before the code of the next screen is there: the screen stays, shows that something is at work, and acts once.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))

/** Whether the words of a button are drawn, and the width of its spinner. */
const appearanceOf = (one: Locator) =>
  one.evaluate((node) => ({
    words: getComputedStyle(node.firstElementChild!).opacity,
    mark: getComputedStyle(node, '::before').inlineSize,
  }))

/** How the mark turns, and whether it has the gap by which that is seen. */
const turnOf = (one: Locator) =>
  one.evaluate((node) => {
    const { animationDuration, borderTopColor, borderBottomColor } = getComputedStyle(node, '::before')
    return { turn: animationDuration.split(', ').at(-1), hasGap: borderTopColor !== borderBottomColor }
  })

/** Holds the chunks whose name has the text until the function that it returns is called. */
async function holdChunks(page: Page, name: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => name.test(url.pathname),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

async function waitingOnAccounts(name: RegExp, prepare?: (page: Page) => Promise<void>) {
  const page = await stage.openOnOwnPhone()
  await prepare?.(page)
  const release = await holdChunks(page, name)
  await person.signIn(page, 'existing@example.com')
  return { page, release }
}

test('the old screen stays until the next one can be drawn, and a second press does nothing', async () => {
  const { page, release } = await waitingOnAccounts(/NewPayoutScreen/, pauseToasts)
  const paths = await page.evaluateHandle(() => {
    const seen: string[] = []
    addEventListener('ramp-navigate', (event) => seen.push((event as CustomEvent<{ path: string }>).detail.path))
    return seen
  })
  const toast = ramp(page).locator('[part=toast]')
  await toast.waitFor()
  const add = ramp(page).getByRole('button', { name: 'Add account' })
  await add.waitFor()
  await button(page, 'New transfer').click()
  await soon(() => ramp(page).getByText('Loading', { exact: true }).count()).toBe(1)
  expect(await title(page, 'Accounts').count()).toBe(1)
  expect(await appearanceOf(button(page, 'New transfer'))).toEqual({ words: '0', mark: '18px' })
  expect(await appearanceOf(add)).toEqual({ words: '1', mark: 'auto' })
  expect(await violationsOn(page)).toEqual([])
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
  await add.click({ noWaitAfter: true })
  release()
  await title(page, 'How do you want to move money?').waitFor()
  expect(await paths.jsonValue()).toEqual(['/payouts/new'])
  expect(await ramp(page).getByText('Loading', { exact: true }).count()).toBe(0)
})

test('the mark of a wait turns like any spinner: slower with reduced motion, and seen in forced colours', async () => {
  const { page, release } = await waitingOnAccounts(/NewPayoutScreen/)
  const pressed = button(page, 'New transfer')
  await pressed.click()
  await soon(() => appearanceOf(pressed)).toEqual({ words: '0', mark: '18px' })
  expect(await turnOf(pressed)).toEqual({ turn: '2.4s', hasGap: true })
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' })
  expect(await turnOf(pressed)).toEqual({ turn: '0.8s', hasGap: true })
  release()
})

test('the menu leads away from a wait', async () => {
  const { page, release } = await waitingOnAccounts(/NewPayoutScreen/)
  await button(page, 'New transfer').click()
  await button(page, 'Menu').click()
  await ramp(page).getByRole('dialog').getByRole('button', { name: 'Settings' }).click()
  await title(page, 'Settings').waitFor()
  release()
  await quiet(page)
  expect(await title(page, 'Settings').count()).toBe(1)
})

test.each([
  ['the form of no currency', 'on-ramp?currency=xyz&method=ACH', 'Bank to wallet'],
  ['the methods of no currency', 'on-ramp/methods?currency=xyz', 'Bank to wallet'],
  ['the form of a currency that is not the customer’s', 'off-ramp?currency=inr&method=NEFT', 'Wallet to bank'],
])('%s is a skeleton until the currencies can be drawn', async (_, path, name) => {
  const { page, release } = await waitingOnAccounts(/CurrenciesScreen/)
  await page.evaluate((to) => void document.querySelector('sphere-ramp')!.navigate(to), `/payouts/new/${path}`)
  await title(page, name).waitFor()
  // The skeleton's, and after a second that of the wait.
  await soon(() => ramp(page).getByText('Loading', { exact: true }).count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  release()
  await title(page, 'Select a currency').waitFor()
})

test('a screen that was preloaded is drawn without a sign of waiting in between', async () => {
  const page = await stage.openOnOwnPhone()
  await person.signIn(page, 'existing@example.com')
  await quiet(page)
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('sphere-ramp')!
    const seen = window as unknown as { loaders: number }
    seen.loaders = 0
    new MutationObserver(() => {
      if (/\bLoading\b/.test(shadowRoot!.querySelector('[part~=view] [role=status]')?.textContent ?? ''))
        seen.loaders += 1
    }).observe(shadowRoot!, { childList: true, subtree: true })
  })
  await button(page, 'New transfer').click()
  await title(page, 'How do you want to move money?').waitFor()
  await button(page, /^Bank to wallet/).click()
  await title(page, 'Select a currency').waitFor()
  expect(await page.evaluate(() => (window as unknown as { loaders: number }).loaders)).toBe(0)
})
