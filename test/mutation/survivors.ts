/** A change that no test notices and none has to. */
interface Survivor {
  readonly file: string
  /** The line that it begins on, without the spaces around it; it may stand in the file more than once. */
  readonly line: string
  readonly from: string
  readonly to: string
  readonly reason: string
}

const STRING = '"Stryker was here!"'

/** Lists each survivor of the targets that demand it, and why no test has to catch it. `npm run test:deep -- mutation` compares. */
export const SURVIVORS = [
  {
    file: 'src/operations/journal/fact-storage.ts',
    line: "storage.setItem('sphere-ramp:probe', '')",
    from: "''",
    to: STRING,
    reason: 'The probe asks whether the storage takes anything, and is removed at once.',
  },
  {
    file: 'src/operations/journal/earlier-lists.ts',
    line: "const value: unknown = JSON.parse(text ?? '[]')",
    from: "'[]'",
    to: '""',
    reason: 'What cannot be parsed reads as nothing, as an empty list does.',
  },
  {
    file: 'src/operations/journal/facts.ts',
    line: "if (typeof given !== 'object' || given === null) return null",
    from: "typeof given !== 'object'",
    to: 'false',
    reason: 'A primitive has none of the members that are asked for next.',
  },
  {
    file: 'src/operations/journal/hash.ts',
    line: 'return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)))',
    from: 'a < b',
    to: 'a <= b',
    reason: 'An object has no name twice.',
  },
  {
    file: 'src/operations/intents/account-intents.ts',
    line: "accountNumber ?? iban ?? mxnClabeNumber ?? pixKey ?? ''",
    from: "''",
    to: STRING,
    reason: 'It stands for a number that was not sent: no account ends in its last four characters.',
  },
  {
    file: 'src/operations/intents/payout-identity.ts',
    line: "source: { ...endpointIdentity(source), amount: toUnits(source.amount ?? '', 18)?.toString() ?? source.amount },",
    from: "''",
    to: STRING,
    reason: 'No number is read from either, and the amount stays as it came.',
  },
  {
    file: 'src/operations/intents/payout-identity.ts',
    line: 'payoutKindOf(payout) === entry.kind &&',
    from: 'payoutKindOf(payout) === entry.kind',
    to: 'true',
    reason: 'The hash that is compared next tells the kinds apart, by the type of the source.',
  },
] as const satisfies readonly Survivor[]
