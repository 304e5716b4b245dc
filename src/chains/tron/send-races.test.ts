import { expect, test } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { OTHER_KEY, scriptedNode, scriptedWallet, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

test('an account that changes while the wallet is checked signs nothing, and one that changes back does [SAFE-C9]', async () => {
  for (const back of [false, true]) {
    let checks = 0
    const wallet = scriptedWallet({
      answers: {
        eth_chainId() {
          checks += 1
          const tronWeb = wallet.provider.tronWeb
          if (checks === 2) {
            wallet.provider.tronWeb = wallet.tronWebOf(OTHER_KEY)
            queueMicrotask(() => {
              wallet.emit('accountsChanged', [STRANGER])
              if (back) wallet.provider.tronWeb = tronWeb
            })
          }
          return '0x2b6653dc'
        },
      },
    })
    const { node, handedOver } = scriptedNode()
    const sent = tronAdapter.send(wallet.session, TRANSFER, node, recordingSteps())
    if (back) await sent
    else await expect(sent).rejects.toMatchObject({ code: 'wallet/wrong-address' })
    expect(handedOver()).toHaveLength(back ? 1 : 0)
  }
})
