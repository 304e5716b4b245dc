import { setupI18n, type Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { languagesIn } from './languages.ts'

const LANGUAGES = languagesIn(import.meta.dirname)

/** Numbers of every category of a plural. */
const COUNTS = [0, 1, 2, 3, 11, 100]

/** The messages of a language in which lingui chooses a form by a number, as the product loads them. */
async function pluralsOf(language: string) {
  const load = async (area: string) =>
    Object.entries(((await import(`./${language}/${area}.ts`)) as { readonly messages: Messages }).messages)
  const all = (await Promise.all(AREAS.map(load))).flat()
  return Object.fromEntries(all.filter(([, message]) => JSON.stringify(message).includes('"plural"'))) as Messages
}

/** `#` is what a reader sees where the number of a plural is not put. */
describe.each(['en', ...LANGUAGES])('in %s', (language) => {
  test('each plural says its number [S9, I18N-01]', async () => {
    const messages = await pluralsOf(language)
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
    const numberless = Object.keys(messages).flatMap((id) => {
      const [, name = 'count'] = /"(\w+)","plural"/.exec(JSON.stringify(messages[id])) ?? []
      return COUNTS.map((count) => i18n._(id, { [name]: count })).filter((text) => text.includes('#'))
    })
    expect([numberless, Object.keys(messages).length > 0]).toEqual([[], true])
  })
})
