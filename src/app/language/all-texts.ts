import type { Messages } from '@lingui/core'
import { catalogues } from '../../../locales/catalogues.generated.ts'
import { LOCALES, type Locale } from '../../../locales/locales.generated.ts'

async function textsOf(locale: Locale): Promise<[Locale, Messages]> {
  const { areas } = await catalogues[locale]()
  const loaded = await Promise.all(Object.values(areas).map((load) => load()))
  return [locale, Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages]
}

/** Every compiled message in every language, by locale. For the build alone, because it loads every area. */
export const allTexts = async (): Promise<Record<string, Messages>> =>
  Object.fromEntries(await Promise.all(LOCALES.map(textsOf)))
