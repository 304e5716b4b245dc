/** Makes a switch over a union exhaustive: a new member fails to compile, and an unexpected value throws at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`)
}
