import { randomBytes } from 'node:crypto'
import { aptosAdapter } from './aptos/aptos-adapter.ts'
import { keypairWallet } from './aptos/keypair-wallet.fixture.ts'
import { submittingWallet } from './aptos/submitting-wallet.fixture.ts'
import { evmAdapter } from './evm/evm-adapter.ts'
import { localWallet } from './evm/local-wallet.fixture.ts'
import type { SendingFamily } from './sending-family.fixture.ts'
import { burnerWallet } from './solana/burner.fixture.ts'
import { solanaAdapter } from './solana/solana-adapter.ts'
import { keypairWallet as suiWallet } from './sui/keypair-wallet.fixture.ts'
import { suiAdapter } from './sui/sui-adapter.ts'
import { scriptedWallet, STRANGER } from './tron/scripted.fixture.ts'
import { tronAdapter } from './tron/tron-adapter.ts'

const APTOS: Omit<SendingFamily, 'wallet'> = {
  adapter: aptosAdapter,
  network: 'aptos',
  coin: 'usdc',
  otherCoin: 'usdt',
  native: 'APT',
  enough: '1',
  checksFee: true,
  stranger: `0x${'5'.repeat(64)}`,
  zero: `0x${'0'.repeat(64)}`,
  otherFamily: 'base',
  unknownHash: `0x${'1'.repeat(64)}`,
  idle: 'untraceable',
  later: 'unreachable',
}

/** What differs between the families. */
export const SENDING_FAMILIES: readonly (readonly [string, SendingFamily])[] = [
  [
    'EVM',
    {
      adapter: evmAdapter,
      network: 'base',
      coin: 'usdc',
      otherCoin: 'usdt',
      native: 'ETH',
      enough: '1',
      checksFee: false,
      wallet: localWallet,
      stranger: '0x000000000000000000000000000000000000dEaD',
      zero: `0x${'0'.repeat(40)}`,
      otherFamily: 'solana',
      unknownHash: `0x${'1'.repeat(64)}`,
      idle: 'seen',
      later: 'unreachable',
    },
  ],
  [
    'Solana',
    {
      adapter: solanaAdapter,
      network: 'solana',
      coin: 'usdc',
      otherCoin: 'usdt',
      native: 'SOL',
      enough: '1',
      checksFee: true,
      wallet: () => ({ id: 'burner', name: 'Burner', provider: burnerWallet('Burner') }),
      stranger: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
      zero: '1'.repeat(32),
      otherFamily: 'base',
      unknownHash: '1'.repeat(64),
      idle: 'untraceable',
      later: 'unreachable',
    },
  ],
  [
    'Tron',
    {
      adapter: tronAdapter,
      network: 'tron',
      coin: 'usdt',
      otherCoin: null,
      native: 'TRX',
      enough: '100',
      checksFee: true,
      wallet: () => scriptedWallet({ key: randomBytes(32).toString('hex') }).wallet,
      stranger: STRANGER,
      zero: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      otherFamily: 'solana',
      unknownHash: '1'.repeat(64),
      idle: 'unrelated',
      later: 'unreachable',
    },
  ],
  [
    'Sui',
    {
      adapter: suiAdapter,
      network: 'sui',
      coin: 'usdc',
      otherCoin: 'usdt',
      coinWithFee: 'usdt',
      native: 'SUI',
      enough: '1',
      checksFee: true,
      wallet: () => suiWallet().session.wallet,
      stranger: `0x${'5'.repeat(64)}`,
      zero: `0x${'0'.repeat(64)}`,
      otherFamily: 'base',
      unknownHash: '1'.repeat(32),
      idle: 'unrelated',
      later: 'unreachable',
    },
  ],
  ['Aptos', { ...APTOS, wallet: () => keypairWallet().session.wallet }],
  ['Aptos, where the wallet submits', { ...APTOS, wallet: submittingWallet }],
]
