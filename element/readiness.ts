import type { Ramp } from '../src/app/ramp.ts'

/** `Promise.withResolvers` is younger than everything else that an element needs to show why it cannot start. */
function deferred<Value>() {
  let resolve!: (value: Value) => void
  return { promise: new Promise<Value>((settle) => void (resolve = settle)), resolve }
}

export class Readiness {
  #mount = 0
  #drawn = 0
  #announced = 0
  #opened = deferred<Ramp>()
  #ready = deferred<Ramp>()
  #announcement = deferred<void>()
  #isAnnounced = false
  readonly #announce: () => void

  constructor(announce: () => void) {
    this.#announce = announce
  }

  get mount(): number {
    return this.#mount
  }

  get ramp(): Promise<Ramp> {
    return this.#ready.promise
  }

  /** Kept once the host has been told of the present mount, or of the next one where there is none. */
  get announcement(): Promise<void> {
    return this.#announcement.promise
  }

  /** Runs a step as soon as the ramp exists, though its first screen may still wait for the server. Resolves when a screen is shown. */
  async leave(step: (ramp: Ramp) => unknown): Promise<void> {
    await step(await this.#opened.promise)
    await this.ramp
  }

  next(): void {
    this.#renew()
    this.#mount += 1
  }

  open(ramp: Ramp | null): void {
    if (ramp) this.#opened.resolve(ramp)
  }

  /** The present mount ends, with its ramp if there is one, and calls wait for the next one. */
  close(ramp: Ramp | null): void {
    this.#renew()
    if (!ramp) return
    this.#opened = deferred()
    if (this.#drawn === this.#mount) this.#ready = deferred()
  }

  /** React has drawn the present ramp's first screen, or an error in its place. */
  draw(ramp: Ramp | null): void {
    this.#drawn = this.#mount
    if (ramp) this.#ready.resolve(ramp)
    this.announce(this.#mount)
  }

  announce(mount: number): void {
    if (mount !== this.#mount || mount === this.#announced) return
    this.#announced = mount
    this.#announce()
    this.#isAnnounced = true
    this.#announcement.resolve()
  }

  #renew(): void {
    if (this.#isAnnounced) this.#announcement = deferred()
    this.#isAnnounced = false
  }

  /** A page may add its listeners only after it has put the element in place. */
  announceSoon(): void {
    const mount = this.#mount
    setTimeout(() => this.announce(mount))
  }
}
