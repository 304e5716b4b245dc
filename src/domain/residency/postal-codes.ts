/** The value of a postal code in a country that has none. */
export const NO_POSTAL_CODE = 'N/A'

/**
 * Countries without postal codes: those for which neither the Universal Postal Union's guide to addresses nor Google's
 * libaddressinput knows one. Where the two differ, the country is not in the table, and the customer is asked.
 */
const WITHOUT = new Set(
  (
    'AGO ATG ABW BHS BLZ BEN BOL BWA BFA BDI CMR CAF TCD COM COG COD COK CIV CUW DJI DMA GNQ ERI FJI GAB GMB GRD GUY ' +
    'HKG JAM KIR MAC MLI MRT NRU NIU QAT RWA STP SYC SLE SXM SLB SUR SYR TGO TKL TON TUV UGA ARE VUT YEM ZWE'
  ).split(' '),
)

export const hasPostalCodes = (country: string): boolean => !WITHOUT.has(country)
