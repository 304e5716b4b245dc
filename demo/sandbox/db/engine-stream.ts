import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The embedded engine as the socket of a driver: what is written is a batch of Postgres’ protocol, and the engine’s answer is what is read.
 * The driver corks the messages of one query, so that the engine is called once for them; its own `query` calls it six times.
 */
export class EngineStream extends Duplex {
  readonly #engine: PGlite

  constructor(engine: PGlite) {
    super()
    this.#engine = engine
  }

  override _read(): void {}

  override _write(messages: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#engine.execProtocolRaw(messages).then((answer) => {
      this.push(answer)
      done()
    }, done)
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  /** The driver connects its socket, and sets and keeps it as one of a network. */
  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
}
