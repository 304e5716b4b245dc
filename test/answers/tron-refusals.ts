import { NGINX, NO_ANSWER, page, refusal, type Answer } from './answer.ts'

/** A path of a node, or what is read there. */
export type TronQuestion =
  | 'account'
  | 'broadcast'
  | 'call'
  | 'expiration'
  | 'head'
  | 'info'
  | 'isSolid'
  | 'listed'
  | 'logs'
  | 'prices'
  | 'resources'

/** The documentation of java-tron, whose bodies were captured from Nile. */
export const documented = (path: string) =>
  ({
    source: `https://github.com/tronprotocol/documentation-en/blob/8f3209ef53d72cc016f1f55143c75d85b90e431a/docs/api/${path}.md`,
    day: '2026-07-21',
  }) as const

export const TRANSACTION = '01b4cde4197b9d1a1ff09ef5d2b1d939d3ec2401b3f002ebd0802c0f30a6e4ca'
const BUSY = { Error: 'class java.lang.IllegalAccessException : lack of computing resources' }
const LITE = 'this API is closed because this node is a lite fullnode'

const RUN = {
  ret: [{}],
  visible: false,
  txID: 'cff6488e738ce77f7325572fe0aa2470f87dbf1c95eeeb2c25feec59d5afa35c',
}
const BALANCE = '0000000000000000000000000000000000000000000000000000000040cfcc00'

const CALLS: readonly Answer<TronQuestion>[] = [
  {
    ...documented('http/smart-contract/triggerconstantcontract'),
    what: 'a balance',
    to: 'call',
    body: { result: { result: true }, energy_used: 935, constant_result: [BALANCE], transaction: RUN },
    means: { isDone: true, energy: 935, result: BALANCE },
  },
  {
    ...documented('http/smart-contract/triggerconstantcontract'),
    what: 'a revert, with `result: true`',
    to: 'call',
    body: {
      result: { result: true, message: 'REVERT opcode executed' },
      energy_used: 541,
      constant_result: [''],
      transaction: { ...RUN, ret: [{ ret: 'FAILED' }] },
    },
    means: { isDone: false, energy: 541, result: '' },
  },
  {
    ...documented('http/smart-contract/triggerconstantcontract'),
    what: 'a contract that is not there',
    to: 'call',
    body: {
      result: {
        code: 'CONTRACT_VALIDATE_ERROR',
        message: 'Smart contract is not exist.',
      },
    },
    means: { isDone: false, energy: 0, result: '' },
  },
  {
    ...documented('http/smart-contract/triggerconstantcontract'),
    what: 'a call for which the node had no time',
    to: 'call',
    body: {
      result: {
        code: 'OTHER_ERROR',
        message: 'class org.tron.core.vm.program.Program$OutOfTimeException : CPU timeout for',
      },
    },
    means: NO_ANSWER,
  },
]

const handedOver = (code: string, message: string) => ({ result: false, code, message, txid: TRANSACTION })

const BROADCASTS: readonly Answer<TronQuestion>[] = [
  {
    ...documented('http/tx-build-and-broadcast/broadcasthex'),
    what: 'a transaction that was taken',
    to: 'broadcast',
    body: { result: true, code: 'SUCCESS', message: '', transaction: '{}', txid: TRANSACTION },
    means: 'unknown',
  },
  {
    ...documented('http/tx-build-and-broadcast/broadcasttransaction'),
    what: 'a transaction that the node already has',
    to: 'broadcast',
    body: handedOver('DUP_TRANSACTION_ERROR', 'Dup transaction.'),
    means: 'unknown',
  },
  {
    ...documented('http/tx-build-and-broadcast/broadcasttransaction'),
    what: 'a wrong signature',
    to: 'broadcast',
    body: handedOver('SIGERROR', 'validateSignature error'),
    means: 'refused',
  },
  {
    ...documented('http/tx-build-and-broadcast/broadcasttransaction'),
    what: 'an unknown reference block',
    to: 'broadcast',
    body: handedOver('TAPOS_ERROR', 'Tapos failed'),
    means: 'refused',
  },
  {
    ...documented('http/tx-build-and-broadcast/broadcasttransaction'),
    what: 'a refusal whose message is in hexadecimal',
    to: 'broadcast',
    body: handedOver('CONTRACT_VALIDATE_ERROR', '4e6f20636f6e747261637421'),
    means: 'refused',
  },
  {
    ...documented('http/tx-build-and-broadcast/broadcasthex'),
    what: 'a rate limit with status 200',
    to: 'broadcast',
    body: BUSY,
    means: 'unknown',
  },
]

/** Each of these has status 200, unless the row has another one. */
const NO_ANSWERS: readonly Answer<TronQuestion>[] = [
  ...(['account', 'call', 'expiration', 'head', 'info', 'isSolid', 'listed', 'prices', 'resources'] as const).map(
    (to) => ({
      ...documented('http/index'),
      what: 'a rate limit with status 200',
      to,
      asked: TRANSACTION,
      body: BUSY,
      means: NO_ANSWER,
    }),
  ),
  ...(['info', 'isSolid', 'expiration'] as const).map((to) => ({
    ...documented('http/index'),
    what: 'a lite full node’s bare text',
    to,
    asked: TRANSACTION,
    body: LITE,
    means: NO_ANSWER,
  })),
  {
    ...documented('http/index'),
    what: 'a call that the node’s owner has disabled',
    to: 'resources',
    status: 404,
    body: { Error: 'this API is unavailable due to config' },
    means: NO_ANSWER,
  },
  {
    ...documented('http/block-and-tx-query/getblock'),
    what: 'an error without a class',
    to: 'head',
    body: { Error: 'id must be legal block hash.' },
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/iexbase/tron-api/issues/171',
    day: '2023-05-03',
    what: 'TronGrid’s limit of calls',
    to: 'account',
    body: { Error: 'request rate exceeded the allowed_rps(10), and the query server is suspended for 5 s' },
    means: NO_ANSWER,
  },
  {
    source: 'https://github.com/tronscan/tronscan-frontend/issues/1569',
    day: '2022-06-23',
    what: 'a limit of calls in a shape of its own, with status 200',
    to: 'isSolid',
    asked: TRANSACTION,
    body: { code: 403, message: 'request too quickly, please retry later.' },
    means: NO_ANSWER,
  },
  ...(['account', 'expiration'] as const).map((to) => ({
    source: 'https://github.com/tronscan/tronscan-frontend/issues/1569',
    day: '2022-06-23',
    what: 'a limit of calls in a shape of its own',
    to,
    asked: TRANSACTION,
    body: { code: 403, message: 'request too quickly, please retry later.' },
    means: NO_ANSWER,
  })),
  {
    ...documented('json-rpc/index'),
    what: 'an error of JSON-RPC whose data is a text',
    to: 'listed',
    body: refusal(-32_602, 'invalid hash value', '{}'),
    means: NO_ANSWER,
  },
  {
    ...NGINX,
    what: 'a page of a proxy',
    to: 'info',
    asked: TRANSACTION,
    status: 403,
    body: page('403 Forbidden'),
    means: NO_ANSWER,
  },
  {
    ...NGINX,
    what: 'a page of a proxy without a node',
    to: 'isSolid',
    asked: TRANSACTION,
    status: 503,
    body: page('503 Service Temporarily Unavailable'),
    means: NO_ANSWER,
  },
]

export const TRON_REFUSALS: readonly Answer<TronQuestion>[] = [...CALLS, ...BROADCASTS, ...NO_ANSWERS]
