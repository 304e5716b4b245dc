import { breaksOf, type Break } from './entry.ts'

const IN_A_FORM = 'test/browser/element/language.test.ts'
const CODES = 'test/browser/onboarding/language-codes.test.ts'
const ONBOARDING = 'src/features/onboarding'

/** What another language than English, or another one than a moment ago, would change. */
export const LANGUAGES: readonly Break[] = [
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
