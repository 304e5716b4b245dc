import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APTOS_CONTRACTS, SCRIPT, SUI_CONTRACTS } from './contracts.fixture.ts'
import { readBurnContracts } from './contracts.ts'

const warned = vi.fn<(text: string) => void>()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned)
})
afterEach(() => {
  vi.restoreAllMocks()
  warned.mockClear()
})

const node = (cctp: unknown) => ({ cctp: () => cctp })
const sui = (changes = {}) => readBurnContracts('sui', node({ ...SUI_CONTRACTS, ...changes }))
const aptos = (changes = {}) => readBurnContracts('aptos', node({ ...APTOS_CONTRACTS, ...changes }))
const said = () => warned.mock.calls.map(([text]) => text)
const unusable = (network: string, why: string) =>
  `[sphere-ramp] configuration/cctp-unusable: config.cctp.${network} cannot be used: ${why}. What to do: take each value from Circle’s list of contracts.`

describe('the contracts of burns that a host has named', () => {
  it('are taken whole, and ids in their long form [C2, C3]', () => {
    expect(sui({ treasury: ` 0x${'D1'.repeat(32)} ` })).toEqual({
      ...SUI_CONTRACTS,
      denyList: `0x${'403'.padStart(64, '0')}`,
    })
    expect(aptos()).toEqual({ bytecode: SCRIPT })
    expect(said()).toEqual([])
  })

  it.each(Object.keys(SUI_CONTRACTS))('are not used without %s, which the console says [C3]', (name) => {
    for (const wrong of [undefined, '', 'a1', '0x', '0x0', `0x${'a'.repeat(65)}`, '0xzz', 7]) {
      warned.mockClear()
      expect(sui({ [name]: wrong })).toBeNull()
      expect(said()).toEqual([unusable('sui', `no object id: ${name}`)])
    }
  })

  it('are not used with one id for two of them [C3]', () => {
    expect(sui({ treasury: SUI_CONTRACTS.stablecoinHandler })).toBeNull()
    expect(said()).toEqual([unusable('sui', 'the same id: stablecoinHandler, treasury')])
  })

  it('the script of Aptos must have the stated hash [C3]', () => {
    const [{ bytecode, sha256 }, other] = [APTOS_CONTRACTS, `0x${'0'.repeat(64)}`]
    expect(aptos({ bytecode: bytecode.toUpperCase().replace('0X', '0x'), sha256: `0x${sha256}` })).not.toBeNull()
    for (const wrong of [{ sha256: other }, { bytecode: `${bytecode}00` }]) expect(aptos(wrong)).toBeNull()
    expect(new Set(said())).toEqual(new Set([unusable('aptos', 'not the hash of bytecode: sha256')]))
  })

  it.each([
    ['no bytes in hexadecimal: bytecode', { bytecode: 'a11c' }],
    ['no bytes in hexadecimal: bytecode', { bytecode: '0xa11' }],
    ['no bytes in hexadecimal: bytecode', { bytecode: undefined }],
    ['no bytes in hexadecimal: bytecode', { bytecode: `0x${'00'.repeat(64_001)}` }],
    ['no SHA-256: sha256', { sha256: undefined }],
    ['no SHA-256: sha256', { sha256: APTOS_CONTRACTS.sha256.slice(1) }],
  ])('the contracts of Aptos are not used with %s [C3]', (problem, changes) => {
    expect(aptos(changes)).toBeNull()
    expect(said()).toEqual([unusable('aptos', problem)])
  })

  it.each([undefined, null, 'yes'])('are missing where the host has named %j [C3]', (cctp) => {
    expect(readBurnContracts('sui', node(cctp))).toBeNull()
    expect(said()).toEqual([unusable('sui', 'missing')])
  })
})
