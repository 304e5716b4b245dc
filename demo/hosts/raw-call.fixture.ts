import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const lines = (head: readonly string[]) => head.map((line) => `${line}\r\n`).join('')

/** Sends a request byte by byte as it is written: clients normalize a path, and set a host of their own. Ends when the server does. */
export async function rawCall(url: string, head: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${lines(head)}\r\n${body}`)
  return parsed(await text(socket))
}

function parsed(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [start = '', ...fields] = head.split('\r\n')
  const headers = fields.map((field) => [
    field.slice(0, field.indexOf(':')).toLowerCase(),
    field.slice(field.indexOf(':') + 1).trim(),
  ])
  return { status: Number(start.split(' ')[1]), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}

/** A GET of a target under a host, with any other header lines. */
export const rawGet = (url: string, target: string, fields: readonly string[] = [`Host: ${new URL(url).host}`]) =>
  rawCall(url, [`GET ${target} HTTP/1.1`, 'Connection: close', ...fields])
