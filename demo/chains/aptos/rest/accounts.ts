import { readAddress, shownAddress } from '../addresses.ts'
import { APT } from '../assets.ts'
import { ApiError } from '../node/api-error.ts'
import { committedValue, resourcesAt } from '../node/values.ts'
import { addressOf, limitOf, numberOf, refuseVersion } from './query.ts'
import { type RestCall, get } from './route.ts'

const APT_COIN = '0x1::aptos_coin::AptosCoin'

/** An address without a transaction has an account that is not on the chain yet (AIP-115). */
function account({ chain, path, query }: RestCall) {
  const address = addressOf(path[0]!)
  const sequenceNumber = chain.sequenceNumber(address, numberOf(query, 'ledger_version'))
  return { value: { sequence_number: String(sequenceNumber), authentication_key: address } }
}

/** A coin or the metadata address of an asset. */
export const assetOf = (text: string): string | null => (text === APT_COIN ? APT.address : readAddress(text))

function balance({ chain, path, query }: RestCall) {
  refuseVersion(query)
  const address = addressOf(path[0]!)
  const asset = assetOf(path[1]!)
  if (!asset) throw new ApiError('web_framework_error', 'failed to parse path `asset_type`')
  chain.info()
  return { text: String(chain.state.balance(address, asset)) }
}

function resources({ chain, path, query }: RestCall) {
  refuseVersion(query)
  const address = addressOf(path[0]!)
  chain.info()
  return { value: resourcesAt(chain.state, address) }
}

function resource(call: RestCall) {
  const { value } = resources(call)
  const [address, type] = call.path as [string, string]
  const wanted = type.replace(/^0x0+1::/, '0x1::')
  const found = value.find((each) => each.type === wanted)
  const { version } = call.chain.info()
  const where = `Address(${shownAddress(addressOf(address))}), Struct tag(${wanted}) and Ledger version(${version})`
  if (!found) throw new ApiError('resource_not_found', `Resource not found by ${where}`)
  return { value: found }
}

/** By sequence number, ascending. Without a start, the newest. */
function transactions({ chain, path, query }: RestCall) {
  const address = addressOf(path[0]!)
  const start = numberOf(query, 'start')
  const limit = limitOf(query)
  const all = chain.committedBy(address)
  const isKnown = chain.state.sequenceNumber(address) > 0n || chain.state.storesOf(address).length > 0
  if (!isKnown) {
    const { version } = chain.info()
    const where = `Address(${shownAddress(address)}) and Ledger version(${version})`
    throw new ApiError('account_not_found', `Account not found by ${where}`)
  }
  const page =
    start === null
      ? all.slice(-limit)
      : all.filter(({ transaction }) => transaction.raw.sequence_number >= start).slice(0, limit)
  return { value: page.map((each) => committedValue(chain.state, each)) }
}

/** The newest, by version, ascending. This node takes no transaction without a sequence number. */
function summaries({ chain, path, query }: RestCall) {
  const address = addressOf(path[0]!)
  const rows = chain.committedBy(address).slice(-limitOf(query))
  return {
    value: rows.map(({ transaction, version }) => ({
      sender: shownAddress(transaction.sender),
      version: String(version),
      transaction_hash: transaction.hash,
      replay_protector: { type: 'sequence_number', sequence_number: String(transaction.raw.sequence_number) },
    })),
  }
}

const parameter = (...params: string[]) => ({ generic_type_params: [{ constraints: ['key'] }], params })
const exposed = (name: string, shape: object) => ({
  name,
  visibility: 'public',
  is_entry: false,
  is_view: true,
  ...shape,
})

const MODULES: Readonly<Record<string, object>> = {
  '0x1::primary_fungible_store': {
    address: '0x1',
    name: 'primary_fungible_store',
    friends: [],
    structs: [],
    exposed_functions: [
      exposed('transfer', {
        ...parameter('&signer', '0x1::object::Object<T0>', 'address', 'u64'),
        is_entry: true,
        is_view: false,
        return: [],
      }),
      exposed('balance', { ...parameter('address', '0x1::object::Object<T0>'), return: ['u64'] }),
      exposed('primary_store_address', { ...parameter('address', '0x1::object::Object<T0>'), return: ['address'] }),
    ],
  },
}

/** The interface of a module, without its bytecode. */
function moduleValue({ chain, path }: RestCall) {
  const name = `${shownAddress(addressOf(path[0]!))}::${path[1]}`
  const abi = MODULES[name]
  const { version } = chain.info()
  if (!abi) throw new ApiError('module_not_found', `Module not found by ${name} and Ledger version(${version})`)
  return { value: { bytecode: '0x', abi } }
}

/** Transfers of assets are module events, which have no handle at an account. */
const events = ({ path }: RestCall) => ({ value: addressOf(path[0]!) && [] })

export const accountRoutes = [
  get('accounts/*', account),
  get('accounts/*/balance/*', balance),
  get('accounts/*/resources', resources),
  get('accounts/*/resource/*', resource),
  get('accounts/*/transactions', transactions),
  get('accounts/*/transaction_summaries', summaries),
  get('accounts/*/module/*', moduleValue),
  get('accounts/*/events/*', events),
]
