import { AREAS } from '../../locales/areas.ts'
import type { Addition, Made } from './addition.ts'
import { dutch, glossaryWithDutch, negationsWithDutch } from './dutch.ts'

export const catalogueOf = (area: string): Made => [
  `locales/nl/${area}.po`,
  (read) => dutch(read(`locales/en/${area}.po`)),
]

/** A text of each catalogue that is refused, in place of a message, and what is said of it. */
export const REFUSED = [
  ['settings', 'settings.title', '', 'nl/settings.po lacks settings.title'],
  ['sign-in', 'signIn.title', 'msgid "signIn.title"\nmsgstr ""\n', 'nl/sign-in.po lacks signIn.title'],
  [
    'wallets',
    'wallets.list',
    'msgid "wallets.list"\nmsgstr "Wallets"\n',
    'nl/wallets.po wallets.list has the words of English: “Wallets”',
  ],
  [
    'payouts',
    'payouts.new.title',
    'msgid "payouts.heading"\nmsgstr "Overboekingen"\n',
    'nl/payouts.po has payouts.heading, which is none',
  ],
] as const

/** In letters of its own, so that the rules take it for a translation. */
export const language: Addition = {
  thing: 'a language',
  mark: /\bnl\b/,
  product: [],
  made: [
    ['locales/glossary.ts', (read) => glossaryWithDutch(read('locales/glossary.ts'))],
    ['locales/money/negations.ts', (read) => negationsWithDutch(read('locales/money/negations.ts'))],
    ...AREAS.map(catalogueOf),
  ],
  read: `
    const { LOCALES } = await import('./locales/locales.generated.ts')
    const { catalogues } = await import('./locales/catalogues.generated.ts')
    const { catalogueOf } = await import('./src/app/language/language.ts')
    const { faultsOfReading } = await import('./locales/money/reading.ts')
    const { areas } = await catalogues.nl()
    const { messages } = await areas['sign-in']()
    const faults = faultsOfReading(new URL('./locales', import.meta.url).pathname, 'nl')
    return {
      isListed: LOCALES.includes('nl'),
      areas: Object.keys(areas).length,
      hasMessages: Object.keys(messages).length > 5,
      resolved: [catalogueOf('nl-BE'), catalogueOf('nl')],
      unread: faults.filter((fault) => fault.endsWith(' was not read')).length > 390,
      plants: faults[0],
    }`,
  reads: {
    isListed: true,
    areas: AREAS.length,
    hasMessages: true,
    resolved: ['nl', 'nl'],
    unread: true,
    plants: 'nl has 0 plants, and not 30',
  },
  written: { 'locales/nl/': 'locales/<tag>/' },
}
