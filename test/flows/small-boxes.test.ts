import { Wallet } from 'ethers'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { choose, press, pressButton, write } from './support/by-hand.ts'
import { frameIn } from './support/onboarding.ts'
import * as person from './support/people.ts'
import { sample } from './support/sample.ts'
import { callSandbox } from './support/sandbox.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A new customer goes from the e-mail to a confirmed payout on pages that leave the widget little room, with a wheel and a pointer.
let stage: Stage
let page: Page
const { detailsStatus, ramp, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })
afterEach(() => page.context().close())

interface Host {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** The element around the widget. */
  readonly box: 'div' | 'dialog'
  readonly css: string
  /** The height that the page gives to the widget. */
  readonly height: number
}

const HOSTS: readonly Host[] = [
  {
    name: 'a box of 360 × 480 that hides what is outside',
    viewport: { width: 800, height: 700 },
    box: 'div',
    css: '.box { inline-size: 360px; block-size: 480px; overflow: hidden }',
    height: 480,
  },
  {
    name: 'a dialog of 85 % of a laptop’s window',
    viewport: { width: 1280, height: 600 },
    box: 'dialog',
    css: '.box { inline-size: 480px; block-size: 85vh; padding: 0; border: 0; overflow: hidden }',
    height: 510,
  },
  {
    name: 'a phone, on a page whose root font is 62.5 %',
    viewport: { width: 375, height: 553 },
    box: 'div',
    css: 'html { font-size: 62.5% } body { margin: 0; font-size: 1.6rem } .box { block-size: 100vh }',
    height: 553,
  },
]

async function open({ viewport, box, css }: Host): Promise<void> {
  page = await stage.open('/strict-csp/', { viewport })
  await page.evaluate(
    ([name, rules]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${rules} sphere-ramp { block-size: 100% }`)
      document.adoptedStyleSheets = [sheet]
      const container = document.body.appendChild(document.createElement(name))
      container.className = 'box'
      container.append(document.querySelector('sphere-ramp')!)
      if (container instanceof HTMLDialogElement) container.showModal()
    },
    [box, css] as const,
  )
}

/** The widget has the height that the page gives it, and neither its box nor the page was scrolled to reach something. */
async function expectInPlace({ height }: Host): Promise<void> {
  const seen = await page.evaluate(() => {
    const box = document.querySelector('.box')!
    const tag = document.querySelector('sphere-ramp')!
    const frame = tag.shadowRoot!.querySelector<HTMLElement>('[part~=frame]')!
    const scrolled = [box.scrollTop, document.scrollingElement!.scrollTop, frame.scrollTop]
    const lead = frame.querySelector('[part~=view] p, [part~=view] button')
    return { heights: [tag.offsetHeight, frame.offsetHeight], scrolled, small: lead && getComputedStyle(lead).fontSize }
  })
  expect(seen).toMatchObject({ heights: [height, height], scrolled: [0, 0, 0] })
  if (seen.small) expect(Number.parseFloat(seen.small)).toBeGreaterThanOrEqual(12)
}

const advance = () => callSandbox(stage, 'sandbox/advance', { body: { steps: 1 } })

async function signUp(email: string): Promise<void> {
  await write(page, ramp(page).getByLabel('Email'), email)
  await pressButton(page, 'Continue')
  await title(page, 'Where are you based?').waitFor()
  await choose(page, 'Country', 'United States')
  await choose(page, 'State or region', 'California')
  await pressButton(page, 'Continue')
  await title(page, 'Check your email').waitFor()
  await page.keyboard.type('000000')
  await title(page, 'Set up your account').waitFor()
}

async function acceptAndVerify(): Promise<void> {
  const inFrame = (name: string) => press(page, frameIn(page).getByRole('button', { name, exact: true }))
  await pressButton(page, 'Start')
  for (const name of ['Start', 'Accept', 'Close']) await inFrame(name)
  await title(page, 'Set up your account').waitFor()
  await pressButton(page, 'Start')
  for (const name of ['An individual', 'Submit']) await inFrame(name)
  await title(page, 'We’re checking your documents').waitFor()
  for (const _ of ['pending', 'underReview', 'complete']) await advance()
  await title(page, 'Accounts').waitFor()
}

async function addWallet(): Promise<void> {
  await press(page, ramp(page).getByRole('tab', { name: 'Wallets' }))
  await pressButton(page, 'Add wallet')
  await choose(page, 'Network', 'Base')
  await title(page, 'Add Base wallet').waitFor()
  await write(page, ramp(page).getByLabel('Address'), Wallet.createRandom().address)
  await write(page, ramp(page).getByLabel('Nickname'), 'Studio')
  await press(page, ramp(page).getByRole('checkbox'))
  await pressButton(page, 'Add wallet')
}

async function buy(): Promise<void> {
  await pressButton(page, 'Menu')
  // The screen has a button of the same name.
  await ramp(page).locator('dialog[open]').waitFor()
  await pressButton(page, 'New transfer')
  await ramp(page).locator('dialog[open]').waitFor({ state: 'detached' })
  for (const name of [/^Bank to wallet/, /^US dollar/, /^ACH transfer/]) await pressButton(page, name)
  await write(page, ramp(page).getByRole('textbox', { name: 'You send' }), '120')
  await pressButton(page, /^To wallet/)
  await press(page, ramp(page).getByRole('menuitemradio', { name: /^Studio/ }))
  await pressButton(page, 'Continue')
  await title(page, 'Make this transfer from your bank').waitFor()
  await press(page, ramp(page).getByRole('checkbox'))
  await pressButton(page, 'Confirm')
  await detailsStatus(page, 'Pending').waitFor()
}

test.each(sample(HOSTS))('everything can be reached in $name, to a confirmed payout [S17]', async (host) => {
  await open(host)
  await title(page, 'Sign in').waitFor()
  await expectInPlace(host)
  for (const step of [() => signUp(person.newEmail()), acceptAndVerify, addWallet, buy]) {
    await step()
    await expectInPlace(host)
  }
})
