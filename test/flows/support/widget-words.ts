import { createTranslations, type Area } from '../../../src/app/language/i18n.ts'

const AREAS: readonly Area[] = ['bank-accounts', 'payouts', 'wallet-connection', 'wallets']

export type Words = (id: string, values?: Record<string, unknown>) => string

/** What the widget says in a language, by the id of a message. */
export async function widgetWords(language: string): Promise<Words> {
  const translations = createTranslations()
  await translations.use(language)
  for (const area of AREAS) await translations.loadArea(area)
  return (id, values) => {
    const text = translations.i18n._(id, values)
    if (text === id) throw new Error(`No message ${id}`)
    return text
  }
}
