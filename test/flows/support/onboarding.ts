import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsOn } from './accessibility.ts'
import { button, enterCode, enterEmail, pickOption, ramp, readToast, title } from './people.ts'

/** The sandbox's page in the frame of the terms or of the verification. */
export const frameIn = (page: Page): FrameLocator => ramp(page).frameLocator('iframe')

export const pressInFrame = (page: Page, name: string): Promise<void> =>
  frameIn(page).getByRole('button', { name, exact: true }).click()

export const cardOf = (page: Page, name: string): Locator =>
  ramp(page).locator('section[part=card]').filter({ hasText: name })

/** Signs in a prepared customer, whose code is always the same. */
export async function passCode(page: Page, email: string): Promise<void> {
  await enterEmail(page, email)
  await title(page, 'Check your email').waitFor()
  await enterCode(page, '000000')
  await readToast(page, 'You’re signed in')
}

/** Signs up a new customer from Germany. */
export async function signUp(page: Page, email: string): Promise<void> {
  await enterEmail(page, email)
  await title(page, 'Where are you based?').waitFor()
  await pickOption(page, 'Country', 'Germany')
  await pickOption(page, 'State or region', 'Berlin')
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  await enterCode(page, '000000')
  await readToast(page, 'You’re signed in')
}

/** Returns from the terms frame after the answer. */
export async function closeTerms(page: Page): Promise<void> {
  await pressInFrame(page, 'Close')
  await title(page, 'Set up your account').waitFor()
}

export async function submitDocuments(page: Page, who: 'An individual' | 'A business'): Promise<void> {
  const choice = frameIn(page).getByRole('button', { name: who, exact: true })
  await choice.click()
  await choice.and(frameIn(page).locator('[aria-pressed=true]')).waitFor()
  await pressInFrame(page, 'Submit')
}

export const expectAccessible = async (page: Page) => expect(await violationsOn(page)).toEqual([])

/** The visible text of the screen. */
export const textOf = (page: Page): Promise<string> => ramp(page).locator('[part~=frame]').first().innerText()

export const badgesOf = (page: Page): Promise<string[]> => ramp(page).locator('[part=badge]').allInnerTexts()

/** The names of the enabled buttons. */
export const choicesOf = (page: Page): Promise<string[]> =>
  ramp(page)
    .locator(
      '[part~=view] button:enabled:not([aria-disabled=true]), [part~=footer] button:enabled:not([aria-disabled=true])',
    )
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
