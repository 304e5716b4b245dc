import { breaksOf, type Break } from './entry.ts'

const FORM = 'src/features/bank-accounts/form'
const SCREEN = 'test/browser/bank-accounts/form.test.ts'
const REFUSED = 'keeps its values after a refusal'
const SINGLE = 'has no selector for a single type'
const FIELDS = 'test/browser/bank-accounts/form-fields.test.ts'
const STATES = 'offers the states of the chosen country'
const HINTS = 'has hints for numbers that are hard to find'
const TYPES = 'test/browser/bank-accounts/every-type.test.ts'
const HELP = 'test/browser/bank-accounts/help.test.ts'

/** The form of a new bank account: caught by the browser tests, on the built files. */
export const BANK_ACCOUNT_FORM: readonly Break[] = [
  ...breaksOf(`${FORM}/use-save-bank-account.ts`, SCREEN, [
    [
      ['BANK-01'],
      "router.replace('/my-accounts', { type: 'bank', hidden })",
      "router.push('/my-accounts', { type: 'bank', hidden })",
      'is replaced by the list of bank accounts',
    ],
    [
      ['BANK-01'],
      "{ type: 'bank', hidden }",
      "{ type: 'bank', hidden: [] }",
      'is replaced by the list of bank accounts',
    ],
    [
      ['BANK-52'],
      "      toasts.show({ tone: 'success', title: t('bankAccounts.created'), follows: true })\n",
      '',
      'is sent once, confirmed by a toast',
    ],
    [
      ['BANK-53'],
      "failures.toast(error, t('bankAccounts.notCreated'), (message) => words(refusalMessage(message)))",
      'undefined',
      REFUSED,
    ],
  ]),
  ...breaksOf('src/queries/bank-accounts/bank-accounts.ts', SCREEN, [
    [
      ['BANK-54'],
      `    onSettled: () => void queryClient.invalidateQueries({ ...list, refetchType: 'all' }),
  })
}

export function useDeleteBankAccount`,
      `  })
}

export function useDeleteBankAccount`,
      REFUSED,
    ],
  ]),
  ...breaksOf(`${FORM}/use-save-bank-account.ts`, 'test/browser/bank-accounts/coming-back.test.ts', [
    [
      ['W16'],
      "entries[index - 1]?.path.startsWith('/payouts/new/') === true",
      'entries.length < index',
      'comes back to the form as it was',
    ],
  ]),
  ...breaksOf(`${FORM}/NewBankAccountForm.tsx`, SCREEN, [
    [['MODE-04'], '{rampOnly && <OwnerSection', '{<OwnerSection', 'offers a recipient in ramp-only mode'],
  ]),
  ...breaksOf(`${FORM}/use-bank-account-form.ts`, SCREEN, [
    [['BANK-53'], 'message: refusalMessage(message)', 'message', 'asks to check the digits'],
  ]),
  ...breaksOf(`${FORM}/NewBankAccountScreen.tsx`, SCREEN, [
    [['STATE-BFORM-10'], '        if (selector.isEmpty) return <Unavailable />\n', '', SINGLE],
  ]),
  ...breaksOf(`${FORM}/fields/BankTypeField.tsx`, SCREEN, [
    [
      ['STATE-BFORM-09'],
      "disabledReason: isDisabled ? t('bankAccounts.needsVerification') : undefined",
      'disabledReason: undefined',
      'shows types that need more verification as disabled',
    ],
    [['STATE-BFORM-11'], 'readOnly={selector.isDisabled} ', '', SINGLE],
  ]),
  ...breaksOf(`${FORM}/AccountSection.tsx`, SCREEN, [
    [
      ['BANK-40'],
      '<ReadOnlyInput value={currencyCode(rules.currency)} />',
      '<input defaultValue={currencyCode(rules.currency)} />',
      'is sent once, confirmed by a toast',
    ],
  ]),
  ...breaksOf(`${FORM}/fields/StateField.tsx`, FIELDS, [
    [['BANK-41'], 'subdivisionsQuery(country)', "subdivisionsQuery('USA')", STATES],
    [['BANK-42'], 'disabled={!hasSubdivisions(country)}', "disabled={country === ''}", STATES],
  ]),
  ...breaksOf(`${FORM}/fields/BankPicker.tsx`, FIELDS, [
    [
      ['BANK-46'],
      'onOpen={allowsTyping ? undefined : () =>',
      'onOpen={true ? undefined : () =>',
      'requires a bank from the list',
    ],
    [['BANK-48'], '    shown: shortBankName(name),\n', '', 'requires a bank from the list'],
  ]),
  ...breaksOf('src/domain/bank-accounts/form/field-formats.ts', FIELDS, [
    [['BANK-27'], "hint: 'bankAccounts.hint.clabe'", 'hint: null', HINTS],
    [['BANK-49'], "hint: 'bankAccounts.hint.branchCode'", 'hint: null', HINTS],
  ]),
  ...breaksOf(`${FORM}/fields/BankField.tsx`, FIELDS, [
    [
      ['BANK-39'],
      "      clean={(text) => typeBankField(name, text, getValues('bankType'))}\n",
      '',
      'removes whitespace from numbers while they are typed',
    ],
  ]),
  ...breaksOf(`${FORM}/fields/BankField.tsx`, HELP, [
    [
      ['BANK-24'],
      'const warning = isLeft ? doubt : null',
      'const warning = doubt',
      'says nothing of a number that is still typed',
    ],
  ]),
  ...breaksOf(`${FORM}/use-save-bank-account.ts`, TYPES, [
    [
      ['SAFE-W7', 'BANK-09'],
      'create.mutate(bankAccountPayload(form),',
      'create.mutate({ ...bankAccountPayload(form), ...{ accountHolderEmail: form.accountHolderEmail } },',
      'of a recipient is sent without the e-mail',
    ],
  ]),
  ...breaksOf(`${FORM}/NewBankAccountForm.tsx`, TYPES, [
    [
      ['SAFE-W8', 'STATE-BFORM-01'],
      'form.reset(chooseBankType(form.getValues(), type))',
      'form.reset({ ...form.getValues(), bankType: type })',
      'loses the bank and the numbers of a type that was left',
    ],
  ]),
  ...breaksOf(`${FORM}/OwnerSections.tsx`, TYPES, [
    [
      ['SAFE-W8'],
      'apply((form) => chooseOwner(form, owner))',
      'apply((form) => ({ ...form, accountOwner: owner }))',
      'of a recipient that became the customer’s own again',
    ],
  ]),
  ...breaksOf('src/lib/typed-code.ts', TYPES, [
    [
      ['SAFE-W6', 'SAFE-W7'],
      '\\p{Cf}\\p{Default_Ignorable_Code_Point}',
      '\\ufeff',
      ' is sent with exactly the fields of its type',
    ],
  ]),
  ...breaksOf(`${FORM}/fields/TextField.tsx`, 'test/browser/bank-accounts/strange-numbers.test.ts', [
    [['SAFE-W6'], 'error={errorText(fieldState.error)}', 'error={null}', 'is refused as IBAN'],
  ]),
  ...breaksOf(`${FORM}/fields/TextField.tsx`, HELP, [
    [
      ['BANK-23', 'A11Y-03'],
      'aria-describedby={doubt ? warningId : undefined}',
      '',
      'doubts its check digits once the field is left',
    ],
  ]),
  ...breaksOf('src/domain/bank-accounts/form/help/european.ts', HELP, [
    [['BANK-25'], 'text.length !== length', 'text.length > length', 'says how long the IBAN of a country is'],
  ]),
  ...breaksOf('src/domain/bank-accounts/form/help/indian.ts', HELP, [
    [
      ['BANK-28', 'BANK-30'],
      'selected === undefined || selected === bank',
      'selected === bank',
      'names the bank of an IFSC',
    ],
  ]),
]
