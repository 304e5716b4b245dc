import type { Ramp } from '../src/app/ramp.ts'
import type { Readiness } from './readiness.ts'

/** What the host wants of the session, before and after the ramp exists: the later wish wins. */
export class Wishes {
  #token: string | null = null
  #leaving = 0
  readonly #readiness: Pick<Readiness, 'leave'>
  readonly #changed: () => void

  constructor(readiness: Pick<Readiness, 'leave'>, changed: () => void) {
    this.#readiness = readiness
    this.#changed = changed
  }

  signIn(token: string | null): void {
    this.#token = token
    this.#changed()
  }

  /** The token to exchange now. One that was set after a step that ends the session waits for it. */
  get token(): string | null {
    return this.#leaving > 0 ? null : this.#token
  }

  /** The ramp has the token. */
  taken(): void {
    if (this.#leaving === 0) this.#token = null
  }

  /** Ends the session, and the wish for another one from before. Resolves when a screen is shown. */
  async leave(step: (ramp: Ramp) => unknown): Promise<void> {
    this.#token = null
    this.#leaving += 1
    await this.#readiness.leave((ramp) => {
      this.#leaving -= 1
      const left = step(ramp)
      if (this.#token) this.#changed()
      return left
    })
  }
}
