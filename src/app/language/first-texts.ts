import type { Messages } from '@lingui/core'
import { catalogues } from '../../../locales/catalogues.generated.ts'
import { LOCALES, type Locale } from '../../../locales/locales.generated.ts'
import { FIRST_AREAS } from './i18n.ts'

async function textsOf(locale: Locale): Promise<[Locale, Messages]> {
  const { areas } = await catalogues[locale]()
  const loaded = await Promise.all(FIRST_AREAS.map((area) => areas[area]()))
  return [locale, Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages]
}

/** The compiled messages of the first screen in every language, by locale. */
export const firstTexts = async (): Promise<Record<string, Messages>> =>
  Object.fromEntries(await Promise.all(LOCALES.map(textsOf)))
