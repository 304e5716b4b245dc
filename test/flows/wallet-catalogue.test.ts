import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { word } from '../../demo/chains/evm/erc20.ts'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { mappingSlot } from '../../demo/chains/evm/seed-tokens.ts'
import { EVM_NETWORKS } from '../../demo/chains/networks.ts'
import { shorten } from '../support/time.ts'
import { sampleOf } from './support/sample.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { announceEvm } from './wallet-catalogue/announced.ts'
import { openRow, play, read, type Row, type Scene } from './wallet-catalogue/catalogue.ts'
import { CONNECTING } from './wallet-catalogue/connecting.ts'
import { REFUSING } from './wallet-catalogue/refusing.ts'
import { EVM_PUT_AWAY, SOLANA_PUT_AWAY } from './wallet-catalogue/put-away.ts'
import { PAGE_CHANGES } from './wallet-catalogue/page-changes.ts'
import { RELAYED } from './wallet-catalogue/relayed.ts'
import { SENDING } from './wallet-catalogue/sending.ts'
import { SOLANA } from './wallet-catalogue/solana.ts'
import { SOLANA_ACCOUNTS } from './wallet-catalogue/solana-accounts.ts'
import { SOLANA_LOCKS } from './wallet-catalogue/solana-locks.ts'
import { createSolanaWallet, type SolanaWallet } from './wallet-catalogue/solana-wallet.ts'
import { createEvmWallet, type EvmWallet } from './wallet-catalogue/evm-wallet.ts'

const USDC = EVM_NETWORKS.base.tokens.usdc.address
const USDBC = '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA'
const BRIDGED = 120_000_000n
/** The place of `balanceOf` among the variables of the local tokens (demo/chains/evm/Token.sol). */
const BALANCE_OF = 4

/** The wallet has bridged USDC, and none of Circle's. */
async function holdBridged({ wallet }: Scene): Promise<void> {
  const slot = mappingSlot(BALANCE_OF, wallet.owner.address)
  const put = (token: string, units: bigint) => wallet.rpc('anvil_setStorageAt', [token, slot, word(units)])
  await wallet.rpc('anvil_setCode', [USDBC, await wallet.rpc('eth_getCode', [USDC, 'latest'])])
  await put(USDBC, BRIDGED)
  await put(USDC, 0n)
}

// One odd answer of a wallet in each row. The chain, the sandbox's ledger and the host's events say how it ended; the screen says it too.
let stage: Stage
let page: Page
let wallet: EvmWallet
let solana: SolanaWallet

/** What a customer is waited for, in the page and here. */
const WAITS = [
  [120_000, 4000],
  [30_000, 6000],
] as const

// The browser itself reports a node that cannot be reached.
openStageForFile(
  async (opened) => {
    stage = opened
    wallet = createEvmWallet(stage, announceEvm)
    solana = createSolanaWallet(stage)
    page = await stage.open('/strict-csp/', {
      viewport: { width: 420, height: 900 },
      bypassCSP: true,
      async setUp(context) {
        await wallet.install(context)
        await solana.install(context)
        for (const [whole, short] of WAITS) await context.addInitScript(`(${shorten.toString()})(${whole}, ${short})`)
        await context.addInitScript(`customElements.whenDefined('sphere-ramp').then(() => {
        document.querySelector('sphere-ramp').config = ${JSON.stringify({ rpcUrls: stage.demo.rpcUrls })}
      })`)
      },
    })
  },
  { pollsOften: true, expects: /^Failed to load resource/ },
)
beforeEach((context) => needsAnvil(context))

const run = (_: string, row: Row) => play({ stage, page, wallet }, row)
/** Each fifth row; `npm run test:deep -- long` takes all. */
const named = <Each extends { readonly name: string }>(rows: readonly Each[]) =>
  sampleOf(rows, (row) => rows.indexOf(row) % 5 === 0).map((row) => [row.name, row] as const)

describe('a wallet that', () => {
  test.each(named(CONNECTING))('%s [W11, W12, C21, SAFE-C1]', run)
  test.each(named(REFUSING))('%s [C19, C20, C22, SAFE-C1]', run)
  test.each(named(SENDING))('%s [C6, C20, C22, SAFE-C1]', run)
  test.each(named(RELAYED))('%s [C20, W18, SAFE-C1]', run)
  test.each(named(PAGE_CHANGES))('%s [C6, C20, SAFE-C1]', run)
  test.each(named(EVM_PUT_AWAY))('%s [C20, SAFE-C1]', run)
})

describe('a wallet on Solana that', () => {
  const run = (_: string, row: Row<SolanaWallet>) => play({ stage, page, wallet: solana }, row)
  test.each(named(SOLANA))('%s [C4, C9, C20, SAFE-C1]', run)
  test.each(named(SOLANA_ACCOUNTS))('%s [C4, C9, C20, C21, SAFE-C1]', run)
  test.each(named(SOLANA_LOCKS))('%s [W12, C21, SAFE-C1]', run)
  test.each(named(SOLANA_PUT_AWAY))('%s [C20, SAFE-C1]', run)
})

test('shows that a wallet holds bridged USDC alone, before it is asked for anything [C7, FORM-10]', async () => {
  await openRow({ stage, page, wallet }, { before: holdBridged })
  await soon(() => read(page)).toContain(
    'This wallet holds 120.00 USDbC (bridged), which we can’t accept. Swap it for USDC first.',
  )
  expect(wallet.asked).toEqual([])
})
