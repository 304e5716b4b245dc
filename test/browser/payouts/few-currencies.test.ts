import { ME } from '../../support/customer.ts'
import { equal, soon } from '../../support/expect.ts'
import { cleanUp } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const LEVELS = { kyc_level_1: 'US dollars', sepa: 'euros' } as const

describe('a customer of few currencies', () => {
  afterEach(cleanUp)

  for (const [levels, words] of [
    [['kyc_level_1', 'sepa'], 'US dollars and euros'],
    [['kyc_level_1'], LEVELS.kyc_level_1],
    [['sepa'], LEVELS.sepa],
  ] as const)
    it(`reads ${words} on the cards of both directions [PAYNEW-01, F33]`, async () => {
      const verificationLevels = levels.map((name) => ({ name, status: 'approved' }))
      const { shadow } = await visit('/payouts/new', { answers: { 'GET me': () => ({ ...ME, verificationLevels }) } })
      const notes = () => [...shadow.querySelectorAll<HTMLElement>('button[part~=card]')].map((card) => said(card))
      await soon(() =>
        equal(
          notes().map((note) => note.endsWith(` ${words}`)),
          [true, true],
          words,
        ),
      )
    })
})
