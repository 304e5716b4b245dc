import type { Locator, Page } from 'playwright-core'
import { ramp } from './people.ts'

type Point = readonly [number, number]
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** What a click in the middle of an element hits instead of it, or null. Asked in its own document. */
const obstacleOf = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    if (element.matches(':disabled')) return 'it is disabled'
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    let hit = document.elementFromPoint(x, y)
    const shadow = hit?.shadowRoot
    if (shadow) hit = shadow.elementFromPoint(x, y)
    const label = element instanceof HTMLInputElement ? element.closest('label') : null
    if (hit !== null && (element.contains(hit) || label?.contains(hit) === true)) return null
    return `${hit ? (hit.cloneNode() as Element).outerHTML : 'nothing'} “${hit?.textContent.slice(0, 80) ?? ''}” at ${x}, ${y}`
  })

/** What a point of the page hits is the frame that an element is in. */
const isFrameHit = (page: Page, point: Point): Promise<boolean> =>
  page.evaluate(([x, y]) => {
    const shadow = document.elementFromPoint(x, y)?.shadowRoot
    return shadow?.elementFromPoint(x, y)?.localName === 'iframe'
  }, point)

/** Waits until the page has drawn what the last input changed, for instance a list that the typed text has filtered. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

const isSameBox = (one: Box, other: Box | null): boolean => one.x === other?.x && one.y === other.y

const EDGE = 6

/** Where the wheel is turned: in the middle of what can be seen of the widget, and at its edge, which no toast covers. */
const wheelsOf = (page: Page): Promise<readonly [middle: Point, edge: Point]> =>
  page.evaluate((edge) => {
    const { left, right, top, bottom } = document.querySelector('sphere-ramp')!.getBoundingClientRect()
    const middle = (from: number, to: number, limit: number) => (Math.max(0, from) + Math.min(limit, to)) / 2
    const y = middle(top, bottom, innerHeight)
    return [[middle(left, right, innerWidth), y] as const, [Math.max(0, left) + edge, y] as const] as const
  }, EDGE)

/** Turns the wheel until the pointer can hit an element. Playwright's own actions scroll boxes that no customer can scroll. */
async function bring(page: Page, control: Locator): Promise<Point> {
  await control.waitFor()
  const isInFrame = await control.evaluate(() => window !== window.top)
  let obstacle: string | null = null
  for (let turns = 0; turns < 60; turns += 1) {
    const box = await control.boundingBox()
    // The screen is being drawn anew.
    if (!box) {
      await control.waitFor()
      continue
    }
    await drawn(page)
    if (!isSameBox(box, await control.boundingBox())) continue
    const point = [box.x + box.width / 2, box.y + box.height / 2] as const
    obstacle = await obstacleOf(control)
    if (!obstacle && (!isInFrame || (await isFrameHit(page, point)))) return point
    const [middle, edge] = await wheelsOf(page)
    const wheel = turns % 2 === 0 ? middle : edge
    await page.mouse.move(...wheel)
    await page.mouse.wheel(0, point[1] > wheel[1] ? 60 : -60)
    await page.waitForTimeout(50)
  }
  throw new Error(`${String(control)} cannot be reached by scrolling: ${obstacle ?? 'its frame is covered'}`)
}

/** Scrolls to an element and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await page.mouse.click(...(await bring(page, control)))
}

/** A button of the topmost dialog or, without one, of the screen. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const dialog = ramp(page).locator('dialog[open]').last()
  const scope = (await dialog.count()) > 0 ? dialog : ramp(page)
  await press(page, scope.getByRole('button', { name, exact: true }).filter({ visible: true }).first())
}

export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field)
  await page.keyboard.type(text)
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await press(page, ramp(page).getByRole('combobox', { name: label }))
  // In a sheet another field gets the focus, once the sheet is open.
  await ramp(page).locator('dialog[open] input:focus, [aria-expanded=true]:not([aria-haspopup=dialog]):focus').waitFor()
  await page.keyboard.type(option)
  await press(page, ramp(page).getByRole('option', { name: option, exact: true }))
  // On a small screen the list is a sheet.
  await ramp(page).locator('dialog[open]').waitFor({ state: 'detached' })
}
