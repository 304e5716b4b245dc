const Real = Date

/** From now on a date that is made without a time is of this moment; the clocks run on. Returns the function that ends it. */
export function fixDay(moment: string): () => void {
  class Fixed extends Real {
    constructor(...given: ConstructorParameters<typeof Date> | []) {
      if (given.length === 0) super(moment)
      else super(...(given as ConstructorParameters<typeof Date>))
    }
  }
  globalThis.Date = Fixed as DateConstructor
  return () => {
    globalThis.Date = Real
  }
}
