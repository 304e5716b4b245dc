import { expect, test } from 'vitest'
import { FAKE_FAMILIES, walletsOf, type FakeFamily } from '../src/operations/off-ramp/fake-families.fixture.ts'
import { REFUSING } from './flows/wallet-catalogue/refusing.ts'
import { RELAYED } from './flows/wallet-catalogue/relayed.ts'
import { SENDING } from './flows/wallet-catalogue/sending.ts'
import { SOLANA_ACCOUNTS } from './flows/wallet-catalogue/solana-accounts.ts'
import { SOLANA as SOLANA_ROWS } from './flows/wallet-catalogue/solana.ts'
import { nameOf } from './simulation/off-ramp/chains/behaviours.ts'
import { createCoverage } from './simulation/off-ramp/coverage.ts'
import type { Behaviour } from './wallets/behaviour.ts'
import { EVM } from './wallets/evm.ts'
import { kindOf } from './wallets/kinds.ts'
import { SOLANA } from './wallets/solana.ts'

const TABLE: readonly Behaviour[] = [...Object.values(EVM), ...Object.values(SOLANA)]

test('the flows play each behaviour of the table once [C20, SAFE-C1]', () => {
  const played = [...REFUSING, ...SENDING, ...RELAYED, ...SOLANA_ROWS, ...SOLANA_ACCOUNTS].map(({ name }) => name)
  for (const { name } of TABLE)
    expect({ name, times: played.filter((each) => each === name).length }).toEqual({ name, times: 1 })
})

test('the simulation has to meet each behaviour of the table [C20, SAFE-C1]', () => {
  const wanted = createCoverage(['evm', 'solana']).missing(1000)
  const named = (family: string, table: object) => Object.keys(table).map((key) => `${family} ${nameOf(key)}`)
  expect(wanted).toEqual(expect.arrayContaining([...named('evm', EVM), ...named('solana', SOLANA)]))
})

test('the kill matrix closes the page at each step of each kind of behaviour [C20, SAFE-C1]', () => {
  const families = Object.keys(FAKE_FAMILIES) as FakeFamily[]
  const killed = (broadcasts: boolean): readonly string[] =>
    families.filter((family) => FAKE_FAMILIES[family].isDirect === broadcasts).flatMap(walletsOf)
  for (const row of TABLE) expect(killed(row.broadcasts), row.name).toContain(kindOf(row))
})
