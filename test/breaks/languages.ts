import { breaksOf, type Break } from './entry.ts'

const IN_A_FORM = 'test/browser/element/language.test.ts'
const CODES = 'test/browser/onboarding/language-codes.test.ts'
const ONBOARDING = 'src/features/onboarding'

/** What another language than English, or another one than a moment ago, would change. */
export const LANGUAGES: readonly Break[] = [
  ...breaksOf('locales/isolate.mjs', 'locales/isolate.test.ts', [
    [['S9'], ' && part !== COUNT', '', 'the number of a plural stands alone'],
  ]),
  ...breaksOf('src/stores/preferences.ts', 'src/stores/preferences.test.ts', [
    [['STORE-03', 'I18N-01'], "language: 'en',", "language: 'de',", 'the language is English until the host sets it'],
  ]),
  ...breaksOf('src/app/language/i18n.ts', 'src/app/language/i18n.test.ts', [
    [
      ['I18N-01'],
      'load(wanted, each).catch(() => undefined)',
      'load(wanted, each)',
      'a screen opens in the present language',
    ],
    [['S9'], ", { numberingSystem: 'latn' }", '', 'numbers inside messages have Latin digits'],
  ]),
  ...breaksOf('src/features/bank-accounts/form/resolver.ts', 'src/features/bank-accounts/form/resolver.test.ts', [
    [['I18N-02'], '`${error}.${nameOf(path, values)}`', "'Enter it.'", 'each required field of '],
  ]),
  ...breaksOf('src/queries/failures/explain-error.ts', 'src/queries/failures/failures.test.ts', [
    [['I18N-03'], '[message, code].map', '[message].map', 'comes from apiErrors by the server’s code'],
    [['I18N-03'], '[message, code].map', '[code].map', 'comes from apiErrors by the server’s text'],
    [
      ['I18N-03'],
      'knownSentence(i18n, error) ?? raw,',
      'knownSentence(i18n, error) ?? i18n._(UNKNOWN),',
      'is the raw text when',
    ],
  ]),
  ...breaksOf('src/lib/amount-input.ts', 'src/lib/amount-input.test.ts', [
    [['I18N-01', 'SAFE-A1'], '(?: ?(?:US|GB|CA|MX|CO|SG|HK|AU|NZ))?', '', ' is read as Intl writes it in '],
  ]),
  ...breaksOf('src/ui/fields/amount/draft.ts', 'src/ui/fields/amount/draft.test.ts', [
    [
      ['I18N-01', 'SAFE-A1'],
      'isReadAs(draft.text, value, language) ?',
      'isSame(draft.amount, value) ?',
      ', which is the same amount there',
    ],
  ]),
  ...breaksOf('src/ui/fields/combobox/use-option-search.ts', IN_A_FORM, [
    [['I18N-01'], 'option && `${option.value} ${labelOf(option)}`', 'option?.value', 'names its country anew'],
    [
      ['I18N-01'],
      "query !== '' && change.type",
      "query === '\\n' && change.type",
      'keeps a search that is being typed',
    ],
  ]),
  ...breaksOf(`${ONBOARDING}/TermsScreen.tsx`, CODES, [
    [['TOS-02'], 'const language = useLanguageCode()', "useLanguageCode()\n  const language = 'en'", 'at the terms'],
  ]),
  ...breaksOf(`${ONBOARDING}/verification/use-verification.ts`, CODES, [
    [
      ['KYC-04'],
      'setLanguage(language), [language])',
      'setLanguage(language), [])',
      'at the verification, which stays',
    ],
  ]),
]
