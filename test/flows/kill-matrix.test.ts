import { describe, test } from 'vitest'
import { live } from './kill-matrix/live.ts'
import { schedulesOf, type Schedule } from './kill-matrix/schedules.ts'
import { ASKING, MAKING } from './kill-matrix/steps-of-asking.ts'
import { DECLINED, EXPIRED, SENT } from './kill-matrix/steps-of-sending.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The page of an off-ramp dies at each of its steps, in a real browser with a real wallet on a real network. The customer comes back,
// reads what the widget says, and believes it. The sandbox's ledger and the network say what became of the money.
let stage: Stage

// The browser itself reports networks that cannot be reached.
openStageForFile((opened) => (stage = opened), { expects: /^Failed to load resource/ })

const run = (_: string, schedule: Schedule) => live(stage, schedule)

describe('a page that dies makes one payout, sends once at most, cancels nothing that left, and the next one knows', () => {
  test.each(schedulesOf(MAKING))('%s [SAFE-C1, SAFE-B2, E18, C21]', run)
  test.each(schedulesOf(ASKING))('%s [SAFE-C1, C19, C20, C21]', run)
  test.each(schedulesOf(DECLINED))('%s [SAFE-C1, SAFE-C2, C19, C21]', run)
  test.each(schedulesOf(SENT))('%s [SAFE-C1, C20, C21]', run)
  test.each(schedulesOf(EXPIRED))('%s [SAFE-C1, SAFE-C4, C4]', run)
})
