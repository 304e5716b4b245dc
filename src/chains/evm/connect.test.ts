import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { CUSTOMER, scriptedWallet, STRANGER } from './scripted.fixture.ts'

const CODE = '0x60016002'

/** A wallet whose account has this code in the newest block, and any other account or block the other. */
const withCode = (code: unknown, other: string) =>
  scriptedWallet({
    eth_requestAccounts: [CUSTOMER, STRANGER],
    eth_getCode: ([address, block]: readonly unknown[]) => (address === CUSTOMER && block === 'latest' ? code : other),
  }).session.wallet

test.each([
  ['code', true, CODE],
  ['no code', false, '0x'],
  ['code of zeros alone', false, '0x0000'],
  ['a delegation, whose owner still has a key', false, `0xef0100${CUSTOMER.slice(2)}`],
  ['an answer that is none', false, null],
])('an account with %s in the newest block is a contract: %s [W3, W18]', async (_, isMultisig, code) => {
  const other = isMultisig ? '0x' : CODE
  const session = await connect(withCode(code, other))
  expect(session).toMatchObject({ address: CUSTOMER, network: 'base', isMultisig })
})
