interface Failing {
  error(message: string): void
}

export function withoutPseudoLocale(): {
  readonly name: string
  load(this: Failing, id: string): Promise<string | null>
}
