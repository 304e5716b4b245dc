import { loadFont } from '../../support/fonts.ts'
import { click, holds, named, one, press, same, setViewport, settle, show, soon, test, write } from './input.ts'
import { finishAnimations } from './time.ts'

const output = (root: ShadowRoot, selector = 'output') => one(root, selector).textContent
const rows = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('tbody > tr')]
const visible = (elements: Iterable<HTMLElement>) => [...elements].filter((each) => each.checkVisibility())
const focused = (root: ShadowRoot) => root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent

test('a row is opened by a press anywhere on it and by the keyboard', async () => {
  for (const width of [360, 900]) {
    const { root, unmount, host } = await show('tables/Transfers', { width })
    await click(rows(root)[1]!, 8)
    same(output(root), 'b', `at ${width}`)
    const [opener] = visible(rows(root)[2]!.querySelectorAll<HTMLElement>('[data-open]'))
    opener!.focus()
    await press('Enter')
    same(output(root), 'c', `at ${width}`)
    same(visible(rows(root)[2]!.querySelectorAll<HTMLElement>('[data-open]')).length, 1, 'stops of Tab in a row')
    unmount()
    host.remove()
  }
})

test('the button of a row is named with the party, the amount and the date [A11Y-05]', async () => {
  for (const width of [360, 900]) {
    const { root, unmount, host } = await show('tables/Transfers', { width })
    const [opener] = visible(rows(root)[2]!.querySelectorAll<HTMLElement>('[data-open]'))
    const name = opener!.textContent
    for (const part of ['15,000.00 USD', 'Nov 10']) holds(name.includes(part), `${part} in ${name} at ${width}`)
    unmount()
    host.remove()
  }
})

test('the steps of a timeline say their state in words, and their times are times [A11Y-04]', async () => {
  const { root } = await show('data/Timelines')
  const lists = [...root.querySelectorAll('ol')]
  const words = lists.map((list) => [...list.querySelectorAll('.sr-vh')].map(({ textContent }) => textContent.trim()))
  same(
    words[0]!.filter((word) => word.endsWith(':')),
    ['Done:', 'Done:', 'In progress:', 'Still to come:'],
  )
  same(words[1], ['Done:', 'Waiting:', 'Still to come:'])
  same(words[2]!.slice(0, 2), ['Done:', 'Ended here:'])
  same(one<HTMLTimeElement>(root, 'ol time').dateTime, '2025-11-12T14:32:00.000Z')
})

test('a table has columns when wide and two lines a row when compact [S15]', async () => {
  const { root, host } = await show('tables/Transfers', { width: 900 })
  const table = one(root, '[role=table]')
  same(table.getAttribute('aria-label'), 'Transfers, newest first')
  same(
    visible(root.querySelectorAll<HTMLElement>('[role=columnheader]')).map((each) => each.textContent),
    ['Date', 'Type', 'Amount', 'From', 'To', 'Status'],
  )
  same(visible(rows(root)[0]!.querySelectorAll<HTMLElement>('[role=cell]')).length, 6)
  same(rows(root)[0]!.getBoundingClientRect().height, 60)
  host.style.inlineSize = '380px'
  await settle()
  same(visible(root.querySelectorAll<HTMLElement>('[role=columnheader]')).length, 0)
  same(visible(rows(root)[0]!.querySelectorAll<HTMLElement>('[role=cell]')).length, 4)
  host.style.inlineSize = '420px'
  await settle()
  same(visible(rows(root)[0]!.querySelectorAll<HTMLElement>('[role=cell]')).length, 5)
  holds(rows(root)[0]!.getBoundingClientRect().height >= 72, 'low rows')
})

test('decimals are aligned in both directions, in any font', async () => {
  for (const font of ['Inter', 'Arimo', 'DejaVu Sans'] as const) {
    await loadFont(font)
    for (const dir of ['ltr', 'rtl'] as const) {
      const { root, unmount, host } = await show('tables/Transfers', { width: 900, dir })
      host.style.setProperty('--sphere-font', `'${font}'`)
      const codes = visible(root.querySelectorAll<HTMLElement>('td[data-kind=amount] .sr-cur'))
      const starts = codes.map((code) => code.getBoundingClientRect().left)
      same(starts.length, 4, 'amounts')
      same(new Set(starts.map((start) => start.toFixed(2))).size, 1, `places of codes in ${font}, ${dir}`)
      const heading = document.createRange()
      heading.selectNodeContents(one(root, 'th[data-kind=amount]'))
      const gap = starts[0]! - heading.getBoundingClientRect().right
      holds(gap > -0.01 && gap < 1, `the heading ends ${gap} px before the codes in ${font}, ${dir}`)
      unmount()
      host.remove()
    }
  }
})

test('a bank name is truncated, its last four digits never are, and a narrow line has fewer dots before them', async () => {
  for (const [width, dots] of [
    [320, 2],
    [430, 2],
    [900, 4],
  ] as const) {
    const { root, unmount, host } = await show('tables/Transfers', { width })
    const [opener] = visible(rows(root)[3]!.querySelectorAll<HTMLElement>('[data-open]'))
    const digits = one(opener!, '.sr-num').getBoundingClientRect()
    holds(digits.right <= opener!.getBoundingClientRect().right + 0.5 && digits.width > 30, `cut at ${width}`)
    same(one(opener!, '.sr-num').innerText.match(/•/g)?.length, dots, `dots at ${width}`)
    unmount()
    host.remove()
  }
})

test('from 1024 px the card is at least 450 px high, with the pager at its bottom [ACC-13, HIST-22]', async () => {
  await setViewport({ width: 1200, height: 900 })
  const { root, host } = await show('tables/Transfers', { width: 1100 })
  const card = () => one(root, '[part=card]').getBoundingClientRect()
  same(card().height, 450)
  same(
    Math.round(card().bottom - named(root, 'Next page').closest('div')!.parentElement!.getBoundingClientRect().bottom),
    1,
  )
  host.style.inlineSize = '900px'
  await settle()
  holds(card().height < 450, 'high in a small place')
  await setViewport({ width: 900, height: 700 })
})

test('the pager shows the range, and the last page keeps the focus on the button', async () => {
  const { root } = await show('tables/Transfers', { width: 900 })
  const off = (name: string) => named(root, name).getAttribute('aria-disabled')
  same([off('Previous page'), off('Next page')], ['true', 'false'])
  await click(named(root, 'Next page'))
  same([off('Previous page'), off('Next page'), focused(root)], ['false', 'true', 'Next page'])
  holds(one(root, '[part=card] [role=status]').textContent === '5-8 of 8', 'the range')
  // After Arabic letters, a hyphen between digits would swap them.
  same(getComputedStyle(one(root, '[part=card] [role=status] .sr-num')).unicodeBidi, 'isolate')
  await press('Enter')
  same(off('Next page'), 'true')
})

test('Escape clears a search first', async () => {
  const { root } = await show('tables/Transfers', { width: 900 })
  const search = one<HTMLInputElement>(root, 'input[type=search]')
  search.focus()
  await write('chase')
  same(output(root, '[data-query]'), 'chase')
  let escapes = 0
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !event.defaultPrevented) escapes += 1
  })
  await press('Escape')
  same([output(root, '[data-query]'), escapes], ['', 0])
  await press('Escape')
  same(escapes, 1)
  await write('n26')
  await click(named(root, 'Clear search'))
  same([search.value, root.activeElement === search], ['', true])
})

test('in a wide widget the filter is a popover that takes the focus and returns it', async () => {
  const { root } = await show('tables/Transfers', { width: 900 })
  const button = named(root, 'Filter2')
  await click(button)
  const panel = one(root, '[role=dialog]:popover-open')
  const side = () => Math.round(panel.getBoundingClientRect().right - button.getBoundingClientRect().right)
  await soon(() => focused(root) === 'Succeeded' && side() === 0)
  same([panel.getAttribute('aria-label'), focused(root), side()], ['Filter transfers', 'Succeeded', 0])
  await press('Escape')
  same([root.querySelector(':popover-open'), root.activeElement === button], [null, true])
  await press('Enter')
  await click(named(root, 'Show 9 transfers'))
  same([root.querySelector(':popover-open'), root.activeElement === button], [null, true])
})

test('in a compact widget the filter is a sheet', async () => {
  const { root } = await show('tables/Transfers', { width: 380 })
  await click(named(root, 'Filter2'))
  holds(root.querySelector('dialog:modal'), 'no sheet')
  finishAnimations(root)
  await click(named(root, 'Show 9 transfers'))
  await soon(() => root.querySelector('dialog') === null)
  same([root.querySelector('dialog') === null, focused(root)], [true, 'Filter2'])
})

test('a money panel names its amount and describes it by its help or its error', async () => {
  const { root } = await show('money/Money', { width: 900 })
  const figure = one<HTMLInputElement>(root, 'input')
  const described = () =>
    (figure.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id)?.textContent)
  same([figure.labels![0]!.textContent, ...described()], ['You send', 'Balance 2,418.60 USDC'])
  figure.focus()
  await press('Control+a')
  await write('3200')
  same([figure.getAttribute('aria-invalid'), ...described()], ['true', 'You have 2,418.60 USDC'])
  await click(named(root, 'Max'))
  same([figure.getAttribute('aria-invalid'), figure.value], [null, '2,418.60'])
})

test('an amount that is being calculated keeps its height', async () => {
  const { root } = await show('money/Money', { width: 900 })
  const [set, updating] = [...root.querySelectorAll<HTMLElement>('section')].map(
    (panel) => panel.querySelector('label')!.nextElementSibling!.getBoundingClientRect().height,
  )
  same(updating, set)
})

test('a picker tells its selection, moves with the arrow keys and does not select a disabled option', async () => {
  const { root } = await show('money/Money', { width: 900 })
  const beginning = (text: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(text))!
  const pill = named(root, 'Currency: USDC')
  await click(pill)
  same(focused(root), 'USDC')
  await press('ArrowDown', 'Enter')
  same(one(root, '[role=menu]:popover-open').textContent, 'USDCUSDTNot for euros')
  await press('Escape')
  same(focused(root), 'Currency: USDC')

  await click(beginning('Account to pay: CEveryday'))
  await press('ArrowDown', 'Enter')
  same([output(root), root.activeElement === beginning('Account to pay: Euro account')], ['usdc euro', true])
  await press('Enter', 'End', 'Enter')
  same([output(root), focused(root)], ['usdc none', 'Account to pay: Select a bank account'])
  same(beginning('From wallet: Main wallet').disabled, true)
})

test('a copy row shows its value in groups and copies it without spaces', async () => {
  const { root } = await show('data/Ledgers', { width: 900 })
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await click(named(root, 'Copy Account number'))
  await click(named(root, 'Copy Amount'))
  same(copied, ['980144201175', '5000.00'])
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('a timeline is a list that marks the current step', async () => {
  const { root } = await show('data/Timelines', { width: 900 })
  const present = [...root.querySelectorAll('ol')].map((list) => list.querySelector('[aria-current=step]')?.textContent)
  same(present, [
    'In progress: Sending to Chase ending in ••••48212:34 PMBanks usually show it within 1 business day.',
    'Waiting: Waiting for your moneyFrom your bank account',
    undefined,
    undefined,
  ])
})

test('a ledger is a description list', async () => {
  const { root } = await show('data/Ledgers', { width: 900 })
  const pairs = [...one(root, 'dl').children].map((line) => [...line.children].map((each) => each.localName))
  same(
    pairs,
    Array.from({ length: 6 }, () => ['dt', 'dd']),
  )
})
