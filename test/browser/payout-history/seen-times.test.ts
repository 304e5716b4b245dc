import { setViewport } from '@web/test-runner-commands'
import { equal, soon } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { tableRows } from '../../support/rows.ts'
import { pollOften } from '../../support/time.ts'
import { setVisibility, visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const heads = (shadow: ShadowRoot) => [
  ...shadow.querySelectorAll<HTMLElement>('[part=view] ol > li > div > p:first-child'),
]
const timeOf = (head: HTMLElement) => head.querySelector('time')
const isoTimes = (shadow: ShadowRoot) => heads(shadow).map((head) => timeOf(head)?.dateTime.slice(0, 16) ?? null)

describe('the times of the steps', () => {
  let restore = () => {}
  afterEach(async () => {
    restore()
    cleanUp()
    await setViewport({ width: 900, height: 700 })
  })

  for (const [direction, made] of [
    ['to a wallet', PAYOUT],
    ['to a bank', TO_BANK],
  ] as const)
    it(`are those at which the list saw a transfer ${direction} move [H18]`, async () => {
      setVisibility('visible')
      restore = pollOften()
      const payout = { ...made, status: 'pending', created: '2026-11-14T09:00:00Z', updated: '2026-11-14T09:00:00Z' }
      const { shadow, go } = await visit('/my-payouts', { payouts: [payout] })
      for (const [status, hour, badge] of [
        ['funded', 10, /received/],
        ['processing', 11, /Processing/],
        ['succeeded', 12, /Succeeded/],
      ] as const) {
        Object.assign(payout, { status, updated: `2026-11-14T${hour}:00:00Z` })
        await until(() => badge.test(tableRows(shadow)[0]?.['Status'] ?? ''), status)
      }
      await go(DETAILS + payout.id)
      const hours = [9, 10, 11, 12].map((hour) => `2026-11-14T${String(hour).padStart(2, '0')}:00`)
      await soon(() => equal(isoTimes(shadow), hours))
    })

  for (const [width, where] of [
    [360, 'below the titles'],
    [900, 'beside the titles'],
  ] as const)
    it(`stand all ${where} at ${width} px [H18]`, async () => {
      await setViewport({ width, height: 700 })
      const { shadow } = await visit(DETAILS + TO_BANK.id, { payouts: [{ ...TO_BANK, status: 'succeeded' }] })
      await until(() => heads(shadow).length === 4, 'the steps')
      const places = heads(shadow).flatMap((head) => {
        const time = timeOf(head)?.getBoundingClientRect()
        if (!time) return []
        return [time.top >= head.querySelector('span')!.getBoundingClientRect().bottom ? 'below' : 'beside']
      })
      equal(new Set(places), new Set([where.split(' ')[0]]))
    })
})
