import { LOCALES } from '../../locales/locales.generated.ts'
import { RADII, THEME_COLORS } from '../../styles/theme.ts'
import { PERSONAS } from '../console/personas.ts'

/** A choice of a list, by its value, and what the list says. */
type Option = readonly [value: string, label: string]

const same = (values: readonly (string | number)[]): Option[] => values.map((value) => [String(value), String(value)])

const PSEUDO = 'en-XA'
const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

/** The languages of the catalogues, each by its own name. English, which a page has without the attribute, is the first. */
export const LANGUAGES: readonly Option[] = LOCALES.filter((tag) => tag !== PSEUDO)
  .toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  .map((tag) => [tag, nameOf(tag)])

const WIDTHS: readonly Option[] = [
  ['', 'Full width'],
  ['320px', '320 px, a small phone'],
  ['390px', '390 px, a phone'],
  ['480px', '480 px, a dialog'],
  ['768px', '768 px, a tablet'],
  ['1024px', '1024 px, a laptop'],
]

/** By the name of the control. The first is what the element does without. */
export const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  applicationId: [
    ['application_sandbox', 'application_sandbox'],
    ['application_basic', 'application_basic: no level 2'],
    ['application_level2', 'application_level2'],
    ['application_nonick', 'application_nonick: no name of its own'],
    ['application_merchantfee', 'application_merchantfee: with a fee'],
  ],
  width: WIDTHS,
  color: same(THEME_COLORS),
  radius: same(['default', ...RADII.filter((radius) => radius !== 'default')]),
  colorScheme: same(['auto', 'light', 'dark']),
  language: LANGUAGES,
  environment: same(['production', 'sandbox']),
  headingLevel: same([2, 1, 3, 4, 5, 6]),
}

/** Customers of the sandbox in a known state, in groups. */
export const CUSTOMERS = PERSONAS.map(({ title, rows }) => ({
  title,
  options: rows.map(([email, what]): Option => [email, `${email.replace(/@.*/, '')}: ${what}`]),
}))
