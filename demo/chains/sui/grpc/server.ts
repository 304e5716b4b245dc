import type { IncomingMessage, ServerResponse } from 'node:http'
import { GrpcStatusCode } from '@mysten/sui.js/grpc'
import { normalizeSuiAddress } from '@mysten/sui.js/utils'
import { readBytes, serveLocally } from '../../node-server.ts'
import type { SubmissionFaults } from '../../sending/submission-faults.ts'
import { SUI } from '../coins.ts'
import { RpcStatus, invalidArgument, unimplemented } from '../node/rpc-status.ts'
import { executionMethods } from './execution-service.ts'
import { readFrame, writeFrames } from './frames.ts'
import { ledgerMethods } from './ledger-service.ts'
import type { CallContext, Method, Methods } from './method.ts'
import type { MessageType } from './read-mask.ts'
import { stateMethods } from './state-service.ts'

const MAX_BODY_BYTES = 1_000_000
const EXECUTE = '/sui.rpc.v2.TransactionExecutionService/ExecuteTransaction'

const SERVICES: Readonly<Record<string, Methods>> = {
  'sui.rpc.v2.LedgerService': ledgerMethods,
  'sui.rpc.v2.StateService': stateMethods,
  'sui.rpc.v2.TransactionExecutionService': executionMethods,
}

interface GrpcServer {
  readonly rpcUrl: string
  close(): Promise<void>
}

/** The gRPC of a full node as browsers speak it (gRPC-web), on the loopback interface only. */
export async function startGrpcServer(context: CallContext, faults: SubmissionFaults): Promise<GrpcServer> {
  const { url, close } = await serveLocally((request, response) => respond({ request, response, context, faults }))
  return { rpcUrl: url, close }
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
  'Access-Control-Max-Age': '600',
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly context: CallContext
  readonly faults: SubmissionFaults
}

async function respond({ request, response, context, faults }: Exchange): Promise<void> {
  const { method, url: path = '/', headers } = request
  if (method !== 'POST') return void response.writeHead(method === 'OPTIONS' ? 204 : 405, CORS).end()
  const body = await readBytes(request, MAX_BODY_BYTES)
  if (body === null) return void response.writeHead(413, CORS).end()
  if (path === '/v2/gas') return respondAsFaucet(response, body, context)

  const type = headers['content-type'] ?? ''
  const isText = type.startsWith('application/grpc-web-text')
  const isSubmission = path === EXECUTE
  const { status, payload } = await answerTo({ path, body: isText ? fromText(body) : body, context }, () => {
    if (isSubmission && faults.isRefused()) throw new RpcStatus('UNAVAILABLE', 'system is overloaded')
  })
  if (isSubmission && faults.losesAnswer()) return void response.destroy()
  const answerType = isText ? 'application/grpc-web-text+proto' : 'application/grpc-web+proto'
  response.writeHead(200, { 'Content-Type': answerType, ...status, ...CORS })
  response.end(isText ? payload.toString('base64') : payload)
}

const fromText = (body: Buffer) => Buffer.from(body.toString('latin1'), 'base64')

interface Question {
  readonly path: string
  readonly body: Uint8Array
  readonly context: CallContext
}

/** A refusal is in the headers, without a body. */
async function answerTo(question: Question, before: () => void) {
  try {
    before()
    return { status: {}, payload: writeFrames(await answer(question)) }
  } catch (error) {
    const { code, message } = error instanceof RpcStatus ? error : new RpcStatus('INTERNAL', String(error))
    const status = { 'grpc-status': String(GrpcStatusCode[code]), 'grpc-message': encodeURIComponent(message) }
    return { status, payload: Buffer.alloc(0) }
  }
}

async function answer({ path, body, context }: Question): Promise<Uint8Array[]> {
  const { request, response, answer } = methodOf(path)
  const message = readFrame(body)
  if (!message) throw invalidArgument('The body is no message of gRPC-web')
  const answered = await answer(decoded(request, message), context)
  const messages = Array.isArray(answered) ? answered : [answered]
  return messages.map((each) => response.toBinary(response.create(each as object)))
}

function methodOf(path: string): Method {
  const [, service = '', name = ''] = path.split('/')
  const methods = Object.hasOwn(SERVICES, service) ? SERVICES[service]! : {}
  if (!Object.hasOwn(methods, name)) throw unimplemented(`This simulated node does not answer ${service}/${name}`)
  return methods[name]!
}

function decoded(type: MessageType<never>, bytes: Uint8Array): never {
  try {
    return type.fromBinary(bytes)
  } catch {
    throw invalidArgument('failed to decode Protobuf message')
  }
}

const FAUCET_MIST = 10_000_000_000n

/** The faucet of a local network, at the path of Sui's own. */
function respondAsFaucet(response: ServerResponse, body: Buffer, { chain }: CallContext): void {
  const recipient = recipientOf(body.toString('utf8'))
  if (recipient) chain.createCoin(recipient, SUI.address, FAUCET_MIST)
  const answer = recipient ? { status: 'Success', coins_sent: [] } : { status: { Failure: { internal: 'No address' } } }
  response.writeHead(recipient ? 201 : 400, { 'Content-Type': 'application/json', ...CORS }).end(JSON.stringify(answer))
}

function recipientOf(text: string): string | null {
  const [, address] = /"recipient"\s*:\s*"(0x[0-9a-f]{1,64})"/i.exec(text) ?? []
  return address === undefined ? null : normalizeSuiAddress(address)
}
