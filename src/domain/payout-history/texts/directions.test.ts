import { expect, test } from 'vitest'
import { messages } from '../../../../locales/en/payouts.ts'
import { DIRECTIONS, STATUS_TEXTS, type Direction } from '../../../../test/support/directions.ts'
import { currencyCode } from '../../currency.ts'
import type { Payout, PayoutStatus } from '../../payouts/payout.ts'
import { offRamp, onRamp } from '../payout.fixture.ts'
import { payoutBadge } from '../status-badge.ts'
import { timelineOf } from '../timeline.ts'
import { endOf, lineOf } from './status-texts.ts'

const PAYOUTS: Readonly<Record<Direction, Payout>> = { 'on-ramp': onRamp, 'off-ramp': offRamp }
const PARTIES = {
  'on-ramp': { 0: '{Chase}', 1: '{main wallet}' },
  'off-ramp': { 0: '{main wallet}', 1: '{Chase}' },
} as const

/** A message of the catalogue as the screen of that direction says it. */
function textOf(id: string, direction: Direction): string {
  const { source, destination } = PAYOUTS[direction]
  const values: Readonly<Record<string, string>> = {
    source: currencyCode(source.currency),
    destination: currencyCode(destination.currency),
    coin: currencyCode(source.currency),
  }
  const parts = [(messages as Readonly<Record<string, unknown>>)[id]].flat(1)
  const text = parts.map((part) => (Array.isArray(part) ? values[part[0] as string] : String(part))).join('')
  return text.replaceAll(/<([01])\/>/g, (_, at: '0' | '1') => PARTIES[direction][at])
}

const PARTS: Readonly<Record<string, (payout: Payout) => string | readonly (readonly [string, string])[]>> = {
  line: (payout) => lineOf(payout)!,
  badge: (payout) => payoutBadge(payout).label!,
  end: (payout) => endOf(payout)!.text,
  steps: (payout) => timelineOf(payout).map(({ label, sentence }) => [label, sentence!]),
}

function said(key: string, direction: Direction): string {
  const [status, part] = key.split(': ') as [PayoutStatus, string]
  const found = PARTS[part]!({ ...PAYOUTS[direction], status })
  if (typeof found === 'string') return textOf(found, direction)
  return found.map((ids) => ids.map((id) => textOf(id, direction)).join(': ')).join(' | ')
}

test.each(DIRECTIONS)(
  'what is said of an %s in each status is the text of its direction [DET-03, DET-13, E22]',
  (direction) => {
    const all = Object.keys(STATUS_TEXTS).map((key) => [key, said(key, direction)])
    expect(Object.fromEntries(all)).toEqual(
      Object.fromEntries(Object.entries(STATUS_TEXTS).map(([key, texts]) => [key, texts[direction]])),
    )
  },
)
