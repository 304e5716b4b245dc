import { retryDownload } from '../../../../lib/timing/retry-download.ts'
import type { FieldHelp } from '../field-format.ts'
import type { Helper } from './field-help.ts'

/** The tables of countries and banks are downloaded with the form that shows them. */
const HELPERS = {
  routingNumber: async () => (await import('./north-american.ts')).helpRoutingNumber,
  clabe: async () => (await import('./north-american.ts')).helpClabe,
  iban: async () => (await import('./european.ts')).helpIban,
  bic: async () => (await import('./european.ts')).helpBic,
  pixKey: async () => (await import('./brazilian.ts')).helpPixKey,
  taxId: async () => (await import('./brazilian.ts')).helpTaxId,
  ifsc: async () => (await import('./indian.ts')).helpIfsc,
} satisfies Record<FieldHelp, () => Promise<Helper>>

export const loadHelper = (help: FieldHelp): Promise<Helper> => retryDownload(HELPERS[help])
