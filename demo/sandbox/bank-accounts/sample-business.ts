/** A beneficiary that is not the customer. */
export const sampleBusiness = {
  accountOwner: 'third_party',
  bankName: 'Citibank',
  nickname: 'Northwind supplies',
  accountHolderName: 'Northwind Supplies LLC',
  businessName: 'Northwind Supplies LLC',
  businessDBAName: 'Northwind',
  businessTaxId: '12-3456789',
  businessWebsite: 'https://northwind.example',
  businessEmail: 'billing@northwind.example',
  businessPhone: '+15551234567',
  businessType: 'llc',
  businessRegistrationNumber: 'NW-0042',
} as const
