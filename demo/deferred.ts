export interface Deferred<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
  reject(error: unknown): void
}

/** `Promise.withResolvers`, which came with Node 22. */
export function deferred<Value>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, 'promise'>
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, ...settle! }
}
