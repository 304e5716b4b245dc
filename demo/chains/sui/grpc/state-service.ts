import { GrpcTypes as Rpc } from '@mysten/sui.js/grpc'
import { SUI_COINS } from '../coins.ts'
import type { SuiChain } from '../node/chain.ts'
import { digestOf } from '../node/digests.ts'
import { notFound } from '../node/rpc-status.ts'
import { addressField, pageOf, typeField } from './fields.ts'
import { coinObjectType, objectMessage } from './messages.ts'
import { type Methods, unary } from './method.ts'
import { masked } from './read-mask.ts'

function balanceOf({ state }: SuiChain, owner: string, coinType: string): Rpc.Balance {
  const coins = state.coinsOf(owner).filter((coin) => coin.coinType === coinType)
  const coinBalance = coins.reduce((sum, { balance }) => sum + balance, 0n)
  const addressBalance = state.funds(owner, coinType)
  return { coinType, balance: coinBalance + addressBalance, coinBalance, addressBalance }
}

function balancesOf(chain: SuiChain, owner: string): Rpc.Balance[] {
  const all = SUI_COINS.map(({ address }) => balanceOf(chain, owner, address))
  return all.filter(({ balance }) => balance! > 0n)
}

/** `0x2::coin::Coin` is the type of every coin. */
function isOfType(coinType: string, objectType: string | null): boolean {
  const whole = coinObjectType(coinType)
  return objectType === null || objectType === whole || objectType === whole.replace(/<.*$/, '')
}

function ownedCoins({ state }: SuiChain, { owner, objectType }: Rpc.ListOwnedObjectsRequest) {
  const type = objectType === undefined ? null : typeField('object_type', objectType)
  return state.coinsOf(addressField('owner', owner)).filter(({ coinType }) => isOfType(coinType, type))
}

function coinInfo({ coinType }: Rpc.GetCoinInfoRequest): Partial<Rpc.GetCoinInfoResponse> {
  const type = typeField('coin_type', coinType)
  const coin = SUI_COINS.find(({ address }) => address === type)
  if (!coin) throw notFound(`Coin type ${type} not found`)
  const { name, symbol, decimals } = coin
  const id = `0x${Buffer.from(digestOf('metadata', type)).toString('hex').slice(0, 64)}`
  return { coinType: type, metadata: { id, decimals, name, symbol, description: '' } }
}

export const stateMethods: Methods = {
  GetBalance: unary(
    { request: Rpc.GetBalanceRequest, response: Rpc.GetBalanceResponse },
    ({ owner, coinType }, { chain }) => {
      chain.at()
      return { balance: balanceOf(chain, addressField('owner', owner), typeField('coin_type', coinType)) }
    },
  ),
  ListBalances: unary(
    { request: Rpc.ListBalancesRequest, response: Rpc.ListBalancesResponse },
    (request, { chain }) => {
      chain.at()
      const { items, ...rest } = pageOf(balancesOf(chain, addressField('owner', request.owner)), request)
      return { balances: [...items], ...rest }
    },
  ),
  ListOwnedObjects: unary(
    { request: Rpc.ListOwnedObjectsRequest, response: Rpc.ListOwnedObjectsResponse },
    (request, { chain }) => {
      chain.at()
      const { items, ...rest } = pageOf(ownedCoins(chain, request), request)
      const mask = { readMask: request.readMask, byDefault: 'object_id,version,object_type' }
      return { objects: items.map((coin) => masked(Rpc.Object, objectMessage(coin), mask)), ...rest }
    },
  ),
  GetCoinInfo: unary({ request: Rpc.GetCoinInfoRequest, response: Rpc.GetCoinInfoResponse }, coinInfo),
}
