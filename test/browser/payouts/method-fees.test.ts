import { equal } from '../../support/expect.ts'
import { cleanUp, hasText, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

describe('the cards of the methods', () => {
  afterEach(cleanUp)

  it('promise the fee of the code that will be sent, as the least that they cost [CONST-02, FORM-17, F14]', async () => {
    const { shadow, go } = await visit('/payouts/new')
    const fees = async (direction: string) => {
      await go(`/payouts/new/${direction}/methods?rampType=${direction}&currency=usd`)
      await until(() => hasText(shadow, 'ACH transfer'), 'the methods')
      const rows = [...shadow.querySelectorAll('[part=row]')].map((row) => said(row))
      return rows.map((text) => /(.*?) transfer.*(Fee .*)/.exec(text)?.slice(1).join(': '))
    }
    equal(await fees('on-ramp'), ['ACH: Fee from 0.10% + $0.50', 'Wire: Fee from 0.10% + $20.00'])
    equal(await fees('off-ramp'), ['ACH: Fee from 0.10% + $1.00', 'Wire: Fee from 0.10% + $20.00'])
  })
})
