import { MAIN_WALLET } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { removeNodes, serveNode } from '../../support/wallets/serve-node.ts'
import { createSolanaNode } from '../../support/wallets/solana-node.ts'
import type { installSolanaWallet } from '../../support/wallets/solana-wallet.ts'
import { row } from '../wallets/connecting.ts'
import { heading, OFF_RAMP, SENT_PAYOUT, toasts } from './off-ramp-form.ts'
import { inputs, submitButton } from './on-ramp-form.ts'

const RPC_URL = 'https://node.test/solana'
const DEPOSIT = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

async function install(): Promise<string> {
  const kit = (await import('/.cache/kit/solana-wallet.js' as string)) as {
    installSolanaWallet: typeof installSolanaWallet
  }
  return kit.installSolanaWallet()
}

describe('a Solana transaction that seems to expire', () => {
  afterEach(() => {
    cleanUp()
    removeNodes()
  })

  it('says so, looks further, and is cancelled only once it can no longer arrive [C4, CHAIN-21, SAFE-C4]', async () => {
    const address = await install()
    const node = createSolanaNode(() => address)
    serveNode(RPC_URL, node)
    const wallet = { ...MAIN_WALLET, address }
    const { instructions, wallets, source } = SENT_PAYOUT
    const resource = { ...instructions.resource, address: DEPOSIT, network: 'sol' }
    let status = 'pending'
    const present = () => ({
      payout: {
        ...SENT_PAYOUT,
        status,
        source: { ...source, id: wallet.id, network: 'sol' },
        wallets: [{ ...wallets[0], id: wallet.id, address }],
        instructions: { ...instructions, resource },
      },
    })
    const page = await visit(OFF_RAMP, {
      config: { rpcUrls: { solana: RPC_URL } },
      answers: {
        'GET wallets': () => ({ wallets: [wallet] }),
        'POST payouts': present,
        [`GET payouts/${SENT_PAYOUT.id}`]: present,
        [`DELETE payouts/${SENT_PAYOUT.id}`]() {
          status = 'cancelled'
          return present()
        },
        'POST relay/solana': () => failure(503),
      },
    })
    const { shadow, calls } = page
    await until(() => inputs(shadow).length === 2)
    type(inputs(shadow)[0]!, '100')
    await until(() => !submitButton(shadow).disabled, 'a form that may be sent')
    submitButton(shadow).click()
    ;(await until(() => row(shadow, 'Burner Wallet'), 'the wallet in the list')).click()
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has signed')

    node.blocks = 30
    await until(() => heading(shadow) === 'We’re still looking', 'the expiry of the spec')
    const alert = shadow.querySelector('[part=view] [role=alert]')!
    const looking =
      'We can’t see your payment yet Transaction expired, please try again. First we make sure it didn’t go through after all. Then you can try again.'
    equal(said(alert), looking)
    isTrue(button(shadow, 'Try again')!.disabled, 'Try again')
    equal(calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length, 0, 'cancels')

    node.blocks = 200
    await until(() => inputs(shadow).length === 2 && inputs(shadow)[0]!.value === '100.00', 'the form, as it was')
    await until(() =>
      toasts(shadow).some((text) => text.includes('Wallet to bank: Transaction expired, please try again.')),
    )
    equal(calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length, 1, 'cancels')
  })
})
