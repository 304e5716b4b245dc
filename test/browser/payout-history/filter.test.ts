import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { tableRows } from '../../support/rows.ts'
import { stateText, toastText } from '../../support/messages.ts'
import { TO_BANK, PAYOUT } from '../../support/payouts.ts'
import { visit, type Visitor } from '../../support/visit.ts'

type Fields = Record<string, unknown>

/** At noon of the machine's own time zone: a filter by days works in the customer's. */
const noon = (date: number) => new Date(2026, 10, date, 12).toISOString()
const side = (endpoint: Fields, network: string) => ({ ...endpoint, network })
const onRamp = (id: string, date: number, status: string, rail: string, network: string) => ({
  ...PAYOUT,
  id: `payout_${id}`,
  status,
  updated: noon(date),
  source: side(PAYOUT.source, rail),
  destination: side(PAYOUT.destination, network),
})

const payouts = [
  onRamp('a', 2, 'succeeded', 'wire', 'ethereum'),
  onRamp('b', 3, 'failed', 'ach', 'sol'),
  onRamp('c', 4, 'failedPrecondition', 'achSameDay', 'optimism'),
  onRamp('d', 5, 'refunded', 'sepa', 'base'),
  onRamp('e', 6, 'cancelled', 'achPush', 'sol'),
  onRamp('f', 7, 'funded', 'wire', 'base'),
]

const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('tbody tr, [part=card] > ul > li')]
const days = (root: ShadowRoot) => tableRows(root).map((cells) => cells['Date'])
const panel = (root: ShadowRoot) => root.querySelector<HTMLElement>('[popover][role=dialog]:popover-open, dialog[open]')
const filterButton = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[role=tabpanel] button[aria-haspopup=dialog]')!
const pressed = (root: ShadowRoot, name: string) => button(root, name)!.getAttribute('aria-pressed')

async function openPanel({ shadow }: Visitor) {
  filterButton(shadow).click()
  return until(() => panel(shadow))
}

async function open(path = '/my-payouts', at: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(path, { payouts, ...at })
  await until(() => rows(visitor.shadow).length > 0)
  return visitor
}

const asFile = (csv: string) => new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } })

/** Follows the links that are pressed in no document, and the files that they save. */
function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob)
    blobs.set(url, blob)
    return url
  }
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    isTrue(!this.isConnected, 'in no document')
    saved.push({ name: this.download, blob: blobs.get(this.href)! })
  }
  const end = () => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { saved, end }
}

describe('the filter of the payouts', () => {
  afterEach(cleanUp)

  it('combines groups with AND and choices of one group with OR, and counts what is chosen [HIST-08, HIST-17, HIST-18, HIST-19, H4, H5]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    equal(rows(shadow).length, 6)
    await openPanel(visitor)
    button(shadow, 'ACH')!.click()
    await until(() => rows(shadow).length === 3)
    button(shadow, 'Failed')!.click()
    await until(() => rows(shadow).length === 2)
    button(shadow, 'Optimism')!.click()
    await soon(() => equal(days(shadow), ['Nov 4']))
    await until(() => button(shadow, 'Show 1 transfer'))
    button(shadow, 'Solana')!.click()
    await soon(() => equal(days(shadow), ['Nov 4', 'Nov 3']))
    await until(() => button(shadow, 'Show 2 transfers'))
    equal([pressed(shadow, 'ACH'), pressed(shadow, 'Wire')], ['true', 'false'])
    button(shadow, 'Show 2 transfers')!.click()
    await until(() => !panel(shadow))
    isTrue(filterButton(shadow).textContent.includes('4'), 'the number of choices')
    await openPanel(visitor)
    button(shadow, 'Clear')!.click()
    await until(() => rows(shadow).length === 6)
    equal(pressed(shadow, 'ACH'), 'false')
  })

  it('keeps its panel open when the widget gets another width, as on a tablet that is turned', async () => {
    const visitor = await open()
    const { shadow, element } = visitor
    for (const [width, next] of [
      [900, 360],
      [360, 900],
    ] as const) {
      element.style.inlineSize = `${width}px`
      await until(() => !!shadow.querySelector('[popover][role=dialog]') === (width === 900), 'the width is known')
      const opened = await openPanel(visitor)
      const trigger = filterButton(shadow)
      if (width === 900) await until(() => trigger.ariaExpanded === 'true', 'React knows that it is open')
      element.style.inlineSize = `${next}px`
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      isTrue(panel(shadow) === opened, `${width} px to ${next} px`)
      button(shadow, 'Show 6 transfers')!.click()
      await until(() => !panel(shadow))
      isTrue(filterButton(shadow) === trigger && shadow.activeElement === trigger, 'the focus is back at the button')
    }
  })

  it('offers every network and status that the transfers have, and begins with its first group [HIST-18, HIST-19, H4]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    const shown = await openPanel(visitor)
    const chips = [...shown.querySelectorAll<HTMLElement>('[aria-pressed]')]
    const named = (label: string) =>
      chips
        .filter((chip) => chip.closest('fieldset, [role=group]')!.textContent.startsWith(label))
        .map(({ textContent }) => textContent)
    equal(named('Network'), ['Ethereum', 'Solana', 'Optimism', 'Base'])
    equal(named('Status'), ['Succeeded', 'Pending', 'Failed', 'Cancelled', 'Refunded', 'Funded'])
    await soon(() => equal(shadow.activeElement?.textContent, 'Succeeded', 'the focus'))
    button(shadow, 'Base')!.click()
    await until(() => rows(shadow).length === 2)
  })

  it('takes whole days between the earliest and the latest payout [HIST-20, HIST-21, H6]', async () => {
    const visitor = await open()
    const { shadow } = visitor
    await openPanel(visitor)
    const [from, to] = [...shadow.querySelectorAll<HTMLInputElement>('input[type=date]')] as [
      HTMLInputElement,
      HTMLInputElement,
    ]
    equal([from.min, from.max, to.min, to.max], ['2026-11-02', '2026-11-07', '2026-11-02', '2026-11-07'])
    type(from, '2026-11-03')
    await until(() => rows(shadow).length === 5)
    type(to, '2026-11-05')
    await until(() => rows(shadow).length === 3)
    equal([from.max, to.min], ['2026-11-05', '2026-11-03'], 'the first day is never after the second')
  })

  it('says what leaves nothing, and takes each of both back by itself', async () => {
    const visitor = await open()
    const { shadow } = visitor
    await openPanel(visitor)
    button(shadow, 'Refunded')!.click()
    await until(() => rows(shadow).length === 1)
    button(shadow, 'Optimism')!.click()
    await soon(() => equal(stateText(shadow, 'No results for the filter'), ''))
    button(shadow, 'No transfers')!.click()
    await until(() => !panel(shadow))
    type(shadow.querySelector<HTMLInputElement>('[role=tabpanel] input')!, 'chase')
    await soon(() => equal(stateText(shadow, 'No results for “chase” and the filter'), ''))
    button(shadow, 'Clear filter')!.click()
    await until(() => rows(shadow).length === 6)
    isTrue(filterButton(shadow).textContent === 'Filter', 'no number')
  })

  it('is kept when the customer comes back from a payout, and begins anew in another tab [HIST-13]', async () => {
    const visitor = await open('/my-payouts', {
      payouts: [...payouts, { ...TO_BANK, id: 'payout_g', status: 'failed' }],
    })
    const { shadow } = visitor
    await openPanel(visitor)
    button(shadow, 'Refunded')!.click()
    await until(() => rows(shadow).length === 1)
    button(shadow, 'Show 1 transfer')!.click()
    await until(() => !panel(shadow))
    rows(shadow)[0]!.querySelector<HTMLElement>('button, a')!.click()
    await until(() => hasText(shadow, 'Payment details'))
    button(shadow, 'Back')!.click()
    await until(() => rows(shadow).length === 1)
    const tab = [...shadow.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === 'Bank to wallet',
    )!
    tab.click()
    await until(() => rows(shadow).length === 6)
  })
})

describe('the export of the payouts', () => {
  let downloads: ReturnType<typeof watchDownloads>
  beforeEach(() => {
    downloads = watchDownloads()
  })
  afterEach(() => {
    downloads.end()
    cleanUp()
  })

  it('saves the server’s file of the tab’s type, with all of its pages [HIST-09, CSV-01, CSV-02, H10]', async () => {
    const csv = '\uFEFFid,type\r\npayout_a,onRamp\r\n'
    const asked: string[] = []
    const answers = {
      'GET payouts/csv': ({ search }: { search: string }) => {
        asked.push(search)
        return asFile(csv)
      },
    }
    for (const path of ['/my-payouts', '/my-payouts?type=onRamps']) {
      const { shadow, emitted } = await open(path, { answers })
      button(shadow, 'Export CSV')!.click()
      await soon(() => equal(toastText(shadow, 'Your transfers are in data.csv'), ''))
      equal(emitted('ramp-csv-exported'), [{ count: 1 }])
      cleanUp()
    }
    equal(asked, ['', '?type=onRamp'])
    equal(
      downloads.saved.map(({ name }) => name),
      ['data.csv', 'data.csv'],
    )
    equal(downloads.saved[0]!.blob.type, 'text/csv;charset=utf-8')
    const bytes = new Uint8Array(await downloads.saved[0]!.blob.arrayBuffer())
    equal(bytes.slice(0, 3).join(), '239,187,191', 'the byte order mark')
    equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), csv)
  })

  it('offers all transfers or the shown ones with a filter on, as the same lines of the server’s file [HIST-09, H10]', async () => {
    const rowOf = (id: string) => `payout_${id},"${id}, ""quoted"""\r\n`
    const csv = `\uFEFFid,wireMessage\r\n${['a', 'b', 'c', 'd', 'e', 'f'].map(rowOf).join('')}`
    const visitor = await open('/my-payouts', { answers: { 'GET payouts/csv': () => asFile(csv) } })
    const { shadow, emitted } = visitor
    await openPanel(visitor)
    button(shadow, 'ACH')!.click()
    ;(await until(() => button(shadow, 'Show 3 transfers'))).click()
    await until(() => !panel(shadow))
    const exporting = () => button(shadow, 'Export CSV')!
    const items = () => [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const choose = async (name: string) => {
      const before = downloads.saved.length
      await until(() => exporting().getAttribute('aria-busy') === null, 'the button')
      exporting().click()
      ;(await until(() => items().find(({ textContent }) => textContent === name))).click()
      await until(() => downloads.saved.length > before)
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await downloads.saved.at(-1)!.blob.arrayBuffer())
    }
    equal(await choose('Only the 3 shown'), `\uFEFFid,wireMessage\r\n${['b', 'c', 'e'].map(rowOf).join('')}`)
    equal(await choose('All 6 transfers'), csv)
    equal(emitted('ramp-csv-exported'), [{ count: 3 }, { count: 6 }])
  })

  it('says so when it fails, and can be asked for again', async () => {
    let isDown = true
    const { shadow } = await open('/my-payouts', {
      answers: { 'GET payouts/csv': () => (isDown ? failure(500) : asFile('id\r\n')) },
    })
    button(shadow, 'Export CSV')!.click()
    await soon(() =>
      equal(toastText(shadow, 'We couldn’t export your transfers'), 'Something went wrong. Please try again.'),
    )
    equal(downloads.saved.length, 0)
    isDown = false
    // The toast is there a moment before the button has ended its work.
    const exporting = button(shadow, 'Export CSV')!
    await until(() => exporting.getAttribute('aria-busy') === null, 'the button')
    exporting.click()
    await until(() => downloads.saved.length === 1)
  })
})
