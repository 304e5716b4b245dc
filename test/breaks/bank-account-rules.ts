import { breaksOf, type Break } from './entry.ts'

const FORM = 'src/domain/bank-accounts/form'
const WIRE = 'src/api/wire/bank-account.ts'
const EVERY_FIELD = 'every field of a listed account is read'
const REACTIONS = `${FORM}/reactions.ts`
const DEFAULTS = 'the form starts with the defaults'
const CLEARS = ' clears the bank and sets currency and country'
const PAYLOAD = `${FORM}/payload.test.ts`
const EXACTLY = ' sends exactly its fields'
const TRIMMED = 'blank fields are omitted and the others are trimmed'
const VALIDATION = `${FORM}/validation.test.ts`
const OWN_FIELDS = ' requires its own fields and no others'
const ADDRESS = 'an address with '
const REFUSES = ' refuses the '
const TAKES = ' takes the '
const GATES = 'the enabled bank types follow level 1 '

/** The rules of bank accounts, of their form and of the server's answers: caught by vitest. */
export const BANK_ACCOUNT_RULES: readonly Break[] = [
  ...breaksOf(WIRE, 'src/api/wire/bank-account.test.ts', [
    [['ENT-09'], '    ifsc: textOrNull,\n', '    ifsc: z.pipe(textOrNull, z.transform(() => null)),\n', EVERY_FIELD],
    [
      ['ENT-09'],
      '    bankAddressString: textOrNull,\n',
      '    bankAddressString: z.pipe(textOrNull, z.transform(() => null)),\n',
      EVERY_FIELD,
    ],
    [['ENT-09'], '    deletedAt: deleted,\n', '    deletedAt: null,\n', EVERY_FIELD],
    [['ENT-09'], 'thirdPartyBeneficiaryInfo != null', 'false', EVERY_FIELD],
    [['LINK-01'], 'address: z.string(), network: openEnum(NETWORKS)', 'address: z.string()', EVERY_FIELD],
    [
      ['ENT-09'],
      'walletBankAccountsAllowed: flag,',
      'walletBankAccountsAllowed: z.pipe(flag, z.transform(() => false)),',
      EVERY_FIELD,
    ],
  ]),
  ...breaksOf(`${FORM}/bank-account-form.ts`, `${FORM}/reactions.test.ts`, [
    [
      ['BANK-03'],
      "ACCOUNT_OWNERS = ['personal', 'third_party']",
      "ACCOUNT_OWNERS = ['personal', 'business']",
      DEFAULTS,
    ],
    [['BANK-04', 'BANK-50'], "  accountType: 'checking',\n", "  accountType: 'savings',\n", DEFAULTS],
  ]),
  ...breaksOf(`${FORM}/bank-account-form.ts`, `${FORM}/business-validation.test.ts`, [
    [['BANK-08'], "  'trust',\n", '', 'the business types are the spec’s six'],
  ]),
  ...breaksOf(`${FORM}/bank-account-form.ts`, PAYLOAD, [
    [['BANK-07'], "  'businessWebsite',\n", '', 'a third-party business is sent without its blank fields'],
  ]),
  ...breaksOf(`${FORM}/bank-types.ts`, `${FORM}/bank-types.test.ts`, [
    [['BANK-06'], "  'bic',\n", '', 'the fields of the types are the spec’s'],
    [['BANK-11'], "currency: 'sgd', country: 'SGP'", "currency: 'usd', country: 'SGP'", 'each type has its currency'],
  ]),
  ...breaksOf(`${FORM}/bank-types.ts`, VALIDATION, [
    [['BANK-23'], 'routingNumber: formats.routingNumber, accountNumber', 'accountNumber', OWN_FIELDS],
    [['BANK-24'], 'iban: formats.iban, bic: formats.bic', 'iban: formats.iban', OWN_FIELDS],
    [['BANK-25'], 'iban: formats.iban, bic: formats.bic', 'bic: formats.bic', OWN_FIELDS],
    [['BANK-26'], '{ mxnClabeNumber: formats.clabe }', '{}', OWN_FIELDS],
    [['BANK-28'], 'pixKey: formats.pixKey, taxId: formats.taxId', 'pixKey: formats.pixKey', OWN_FIELDS],
    [['BANK-29'], "lists: ['phpNetwork', 'phpChannelSubject'],", "lists: ['phpNetwork'],", OWN_FIELDS],
    [['BANK-30'], '      bankDocumentNumber: formats.documentNumber,\n', '', OWN_FIELDS],
    [['BANK-33'], 'branchCode: formats.branchCode, accountNumber', 'accountNumber', OWN_FIELDS],
    [
      ['BANK-34'],
      "needsBankId: true,\n  number: 'accountNumber'",
      "needsBankId: false,\n  number: 'accountNumber'",
      ' requires a bank from the list',
    ],
  ]),
  ...breaksOf(`${FORM}/bank-types.ts`, `${FORM}/reactions.test.ts`, [
    [['STATE-BFORM-03'], "country: '',", "country: 'DEU',", 'the type Europe starts without a country'],
  ]),
  ...breaksOf(`${FORM}/field-formats.ts`, VALIDATION, [
    [['BANK-25'], '/^[A-Z]{2}\\d{2}[A-Z0-9]{1,30}$/', '/^[A-Z]{2}\\d{2}[A-Z0-9]+$/', REFUSES],
    [
      ['BANK-31'],
      '  write: withoutDashes,\n}\n\nexport const branchCode',
      '  write: asTyped,\n}\n\nexport const branchCode',
      TAKES,
    ],
    [['BANK-32'], 'numericAccountNumber(/^\\d{8}$/', 'numericAccountNumber(/^\\d{7,8}$/', REFUSES],
  ]),
  ...breaksOf(`${FORM}/validation.ts`, VALIDATION, [
    [
      ['BANK-12'],
      "'validation.required' : required(form.bankName)",
      "'validation.required' : null",
      'bank and holder are required',
    ],
    [['BANK-13'], 'isBlank(accountHolderName) ?', 'isBlank("x") ?', 'bank and holder are required'],
    [['BANK-14'], "longest('accountHolderName', accountHolderName)", 'null', 'the holder’s name has at most 35'],
    [['BANK-15'], 'required(country) ?? countryError', 'countryError', ADDRESS],
    [['BANK-16'], "required(addressLine1) ?? longest('addressLine1', addressLine1)", 'required(addressLine1)', ADDRESS],
    [['BANK-17'], "longest('addressLine2', addressLine2)", 'required(addressLine2)', ADDRESS],
    [['BANK-18'], "required(city) ?? longest('city', city)", "longest('city', city)", ADDRESS],
    [['BANK-19'], 'required(state)', 'null', ADDRESS],
    [['BANK-20'], 'required(postalCode)', 'null', ADDRESS],
    [
      ['BANK-35'],
      'const bankType = readBankType(form.bankType)',
      "const bankType = readBankType(form.bankType) ?? 'us'",
      'any other type is refused',
    ],
  ]),
  ...breaksOf(`${FORM}/validation.ts`, `${FORM}/business-validation.test.ts`, [
    [
      ['BANK-38'],
      "accountOwner === 'third_party' ? 'validation.accountHolderNameRequired' : 'validation.required'",
      "accountOwner === 'personal' ? 'validation.required' : 'validation.required'",
      'a third party needs the holder’s name',
    ],
  ]),
  ...breaksOf(`${FORM}/business-validation.ts`, `${FORM}/business-validation.test.ts`, [
    [
      ['BANK-21'],
      'given(writeEmail(form.businessEmail), emailError)',
      'emailError(form.businessEmail)',
      'the business e-mail ',
    ],
    [['BANK-22'], '/^\\+[1-9]\\d{1,14}$/', '/^\\+?[1-9]\\d{1,14}$/', 'the business phone '],
    [
      ['BANK-36'],
      "    ['businessTaxId', required(writeTaxId(form.businessTaxId))],\n",
      '',
      'a third-party business needs type, tax id, e-mail and phone',
    ],
    [
      ['BANK-37'],
      "  if (isBlank(form.businessName)) return [['businessName', 'validation.thirdPartyUnsupported']]\n",
      '',
      'a third party without a business name is not supported',
    ],
  ]),
  ...breaksOf(`${FORM}/bank-name.ts`, `${FORM}/bank-name.test.ts`, [
    [
      ['BANK-44'],
      'if (banks.length === 0) return',
      'if (banks.length < 0) return',
      'without a list the name is free text',
    ],
    [['BANK-45'], 'allowsTyping: !mustPickBank(currency)', 'allowsTyping: false', 'with a list, '],
    [['BANK-46'], 'allowsTyping: !mustPickBank(currency)', 'allowsTyping: true', 'with a list, '],
    [['BANK-48'], 'SHOWN_LENGTH = 18', 'SHOWN_LENGTH = 20', 'a bank name is cut to eighteen characters'],
  ]),
  ...breaksOf('src/ui/fields/combobox/option.ts', 'src/ui/fields/combobox/option.test.ts', [
    [['BANK-43'], 'letters.indexOf(wanted)', 'letters.indexOf(query)', 'the match in '],
    [['BANK-47'], 'pickable.length === 1 ? ', 'pickable.length > 0 ? ', 'Enter selects the only match'],
  ]),
  ...breaksOf(`${FORM}/availability.ts`, `${FORM}/availability.test.ts`, [
    [['STATE-BFORM-05'], '=> hasLevel1(me),', '=> hasLevel1(me) || hasSepa(me),', GATES],
    [['STATE-BFORM-06'], 'hasSepa(me) || hasLevel2(me, access)', 'hasLevel2(me, access)', GATES],
    [['STATE-BFORM-07'], 'hasSepa(me) || hasLevel2(me, access)', 'hasSepa(me)', GATES],
    [['STATE-BFORM-08'], '=> hasLevel2(me, access),\n}', '=> hasLevel2(me, { kycLevel2: true }),\n}', GATES],
  ]),
  ...breaksOf(`${FORM}/help/check-digits.ts`, `${FORM}/help/check-digits.test.ts`, [
    [['SAFE-W6'], 'values.at(-2) === first && ', 'true || ', 'and finds a mistyped digit at its end'],
  ]),
  ...breaksOf(`${FORM}/help/field-help.ts`, `${FORM}/help/field-help.test.ts`, [
    [
      ['SAFE-W6'],
      "if (text === '' || isRefused(format, text)) return null",
      "if (text === '') return null",
      'help is never an error',
    ],
  ]),
  ...breaksOf(`${FORM}/plain-form.ts`, `${FORM}/typed/typed-words.test.ts`, [
    [
      ['B25', 'SAFE-W6'],
      'accountHolderName: plainText(form.accountHolderName)',
      'accountHolderName: form.accountHolderName.trim()',
      'a field that shows nothing is an empty one',
    ],
    [['B25'], 'postalCode: groupedCode(', 'postalCode: plainText(', 'a postal code in the digits and dashes'],
  ]),
  ...breaksOf(`${FORM}/payload.ts`, PAYLOAD, [
    [
      ['BANK-02'],
      'withoutBlanks({ bankId: form.bankId, nickname: form.nickname })',
      'withoutBlanks({ bankId: form.bankId })',
      TRIMMED,
    ],
    [['BANK-05'], '    ...withoutBlanks({ addressLine2 }),\n', '', TRIMMED],
    [
      ['BANK-09', 'SAFE-W7'],
      '    accountHolderName: form.accountHolderName,\n',
      '    accountHolderName: form.accountHolderName,\n    accountHolderEmail: form.accountHolderEmail,\n',
      EXACTLY,
    ],
    [
      ['BANK-10', 'SAFE-W7'],
      'rules.lists.map((field) =>',
      "(['phpNetwork', 'phpChannelSubject'] as const).map((field) =>",
      EXACTLY,
    ],
    [
      ['SAFE-W7'],
      '...(rules.hasAccountType && { accountType: form.accountType }),',
      'accountType: form.accountType,',
      EXACTLY,
    ],
  ]),
  ...breaksOf(REACTIONS, PAYLOAD, [
    [['SAFE-W8'], '{ ...form, ...blankBankFields, bankType,', '{ ...form, bankType,', 'after any changes of type'],
  ]),
  ...breaksOf(REACTIONS, `${FORM}/reactions.test.ts`, [
    [
      ['BANK-39'],
      "typedField(field, bankType === 'great_britain' ? text.trim().replace(ACCOUNT_FIRST, '$1/') : text)",
      'text.trim()',
      ' as typed',
    ],
    [['BANK-42'], 'country, state: stateCode,', "country, state: '',", 'a country without states sets N/A'],
    [['BANK-51'], "rampOnly && intent === 'thirdParty'", "intent === 'thirdParty'", ' starts as '],
    [['STATE-BFORM-01'], "currency, bankName: '', bankId: '' }", 'currency }', CLEARS],
    [['STATE-BFORM-02'], 'bankType, currency, bankName', 'bankType, bankName', CLEARS],
    [
      ['STATE-BFORM-04'],
      '  phpChannelSubject: firstSubjectOf(phpNetwork),\n',
      '',
      'choosing another Philippine network resets the recipient',
    ],
  ]),
]
