/** Closes a switch over a union: a new member stops the compiler, a value from outside throws. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`)
}
