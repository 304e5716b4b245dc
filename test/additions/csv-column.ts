import type { Addition } from './addition.ts'

/** The bank that a payout goes to, as a column of the export. */
export const csvColumn: Addition = {
  thing: 'a column of the CSV file',
  mark: /bankOrWallet/,
  product: [
    ['demo/sandbox/payouts/csv.ts', "\n  'wireMessage',", "\n  'wireMessage',\n  'bankOrWallet',"],
    [
      'demo/sandbox/payouts/csv-row.ts',
      "wireMessage: payout.wireMessage ?? '',",
      "wireMessage: payout.wireMessage ?? '',\n  bankOrWallet: destination.type,",
    ],
    ['demo/sandbox/payouts/csv.test.ts', "\n  wireMessage: '',", "\n  wireMessage: '',\n  bankOrWallet: 'wallet',"],
    ['demo/sandbox/payouts/csv.test.ts', 'fees,wireMessage', 'fees,wireMessage,bankOrWallet'],
    ['demo/sandbox/payouts/csv.test.ts', '20.60,\\r', '20.60,,wallet\\r'],
  ],
  without: [
    [
      'demo/sandbox/payouts/csv-row.ts',
      '\n  bankOrWallet: destination.type,',
      '',
      "Property 'bankOrWallet' is missing",
    ],
    ['demo/sandbox/payouts/csv.test.ts', "\n  bankOrWallet: 'wallet',", '', "Property 'bankOrWallet' is missing"],
  ],
  read: `
    const { csvOf } = await import('./demo/sandbox/payouts/csv.ts')
    const { csvRowOf } = await import('./demo/sandbox/payouts/csv-row.ts')
    const { countCsvRows, csvRowsOf } = await import('./src/domain/payout-history/csv-rows.ts')
    const at = new Date(0)
    const [source, destination] = ['bankAccount', 'wallet'].map((type) => ({ type, amount: '10.00', currency: 'usd', network: 'wire' }))
    const csv = csvOf([csvRowOf({ id: 'payout_1', type: 'onRamp', status: 'pending', createdAt: at, updatedAt: at, source, destination, totalFee: '1.00', wireMessage: null })])
    return [countCsvRows(csv), csvRowsOf(csv, ['payout_1']).split('\\r\\n').map((line) => line.split(',').at(-1))]`,
  reads: [1, ['bankOrWallet', 'wallet', '']],
}
