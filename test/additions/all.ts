import type { Addition } from './addition.ts'
import { bankField } from './bank-field.ts'
import { bankType } from './bank-type.ts'
import { configKey } from './config-key.ts'
import { csvColumn } from './csv-column.ts'
import { currency } from './currency.ts'
import { event } from './event.ts'
import { family } from './family.ts'
import { language } from './language.ts'
import { network } from './network.ts'
import { payoutField } from './payout-field.ts'
import { rail } from './rail.ts'
import { screen } from './screen.ts'

/** There while the sandbox is asked. */
export const ASKED: readonly Addition[] = [
  currency,
  rail,
  bankType,
  bankField,
  network,
  payoutField,
  csvColumn,
  configKey,
  event,
  screen,
]

/** Added when the sandbox has been asked: it has no nodes of that family, and a refused catalogue would leave the others without texts. */
export const LATER: readonly Addition[] = [family, language]

export const ADDITIONS: readonly Addition[] = [...ASKED, ...LATER]
