import { setViewport } from '@web/test-runner-commands'
import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { isTrue } from '../../support/expect.ts'
import { cleanUp, type, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { createEvmNode } from '../../support/wallets/evm-node.ts'
import { removeNodes, serveNode } from '../../support/wallets/serve-node.ts'
import { inputs, option, picker } from './on-ramp-form.ts'

const NICKNAME = 'Studio treasury of north and south'
const BANK = 'Banco Bilbao Vizcaya Argentaria México'
const BRIDGED = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const RPC_URL = 'https://node.test/polygon'
const REFUSED = 'This wallet holds 120.00 USDC.e (bridged), which we can’t accept. Swap it for USDC first.'
const WALLET = { ...MAIN_WALLET, network: 'polygon', address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' }
const ACCOUNT = { ...CHASE, accountName: NICKNAME, bankName: BANK, last4: '7719' }

/** The lines of a choice, none of which is cut at its end. */
function isWhole(choice: HTMLElement): boolean {
  const title = choice.querySelector('[dir=auto]')!
  return [title, title.nextElementSibling!].every(
    (line) => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight,
  )
}

describe('the account of a transfer at 360 px', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  it('is read whole, with nickname, bank and digits, where it is chosen and in the list [FIT-02, FORM-19]', async () => {
    document.body.style.margin = '0'
    await setViewport({ width: 360, height: 720 })
    const { shadow } = await visit('/payouts/new/off-ramp?currency=usd&method=ACH', {
      answers: { 'GET bankAccounts': () => ({ bankAccounts: [ACCOUNT] }) },
    })
    const chosen = await until(() => picker(shadow, 'To account'))
    await until(() => chosen.textContent.includes(NICKNAME), 'the account')
    chosen.click()
    for (const choice of [chosen, option(shadow, NICKNAME)]) {
      isTrue(choice.textContent.includes('7719') && choice.textContent.includes(BANK), 'bank and digits')
      isTrue(isWhole(choice), `whole: ${choice.textContent}`)
    }
  })
})

describe('bridged USDC of the source wallet at 360 px', () => {
  afterEach(async () => {
    removeNodes()
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  it('is said in lines that end inside the form, before an amount is typed and at one that is too much [C7, FORM-10, FIT-02]', async () => {
    document.body.style.margin = '0'
    await setViewport({ width: 360, height: 720 })
    const node = createEvmNode({ token: BRIDGED, from: WALLET.address, to: WALLET.address, units: 1n, hash: '0x' })
    node.tokens = 120_000_000n
    serveNode(RPC_URL, node)
    const { shadow } = await visit('/payouts/new/off-ramp?currency=usd&method=ACH', {
      answers: {
        'GET wallets': () => ({ wallets: [WALLET] }),
        'GET chains/polygon/balances': () => ({ balances: [] }),
      },
      config: { rpcUrls: { polygon: RPC_URL } },
    })
    const view = await until(() => shadow.querySelector<HTMLElement>('[part=view]'))
    const isInside = () => view.scrollWidth <= view.clientWidth
    await until(() => said(view).includes(REFUSED), REFUSED)
    await until(isInside, 'before an amount')
    type(inputs(shadow)[0]!, '1500')
    await until(() => said(view).includes(`Not enough balance. You have 0.00 USDC. ${REFUSED}`), 'at the amount')
    await until(isInside, 'at the amount')
  })
})
