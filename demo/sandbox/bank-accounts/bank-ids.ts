interface BankId {
  readonly id: string
  readonly name: string
}

/** Canadian ids end with the institution number of the bank, with which its branch codes begin. */
const BANKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IND: {
    in_sbi: 'State Bank of India',
    in_hdfc: 'HDFC Bank',
    in_icici: 'ICICI Bank',
    in_axis: 'Axis Bank',
    in_kotak: 'Kotak Mahindra Bank',
    in_pnb: 'Punjab National Bank',
    in_bob: 'Bank of Baroda',
    in_canara: 'Canara Bank',
    in_union: 'Union Bank of India',
    in_indusind: 'IndusInd Bank',
    in_yes: 'Yes Bank',
  },
  CAN: {
    ca_001: 'Bank of Montreal',
    ca_002: 'Scotiabank',
    ca_003: 'Royal Bank of Canada',
    ca_004: 'TD Canada Trust',
    ca_006: 'National Bank of Canada',
    ca_010: 'Canadian Imperial Bank of Commerce',
    ca_039: 'Laurentian Bank of Canada',
    ca_219: 'ATB Financial',
    ca_540: 'Manulife Bank',
    ca_614: 'Tangerine Bank',
    ca_815: 'Desjardins',
  },
  COL: {
    co_bancolombia: 'Bancolombia',
    co_bogota: 'Banco de Bogotá',
    co_davivienda: 'Davivienda',
    co_bbva: 'BBVA Colombia',
    co_occidente: 'Banco de Occidente',
    co_popular: 'Banco Popular',
    co_avvillas: 'Banco AV Villas',
    co_cajasocial: 'Banco Caja Social',
    co_agrario: 'Banco Agrario de Colombia',
    co_itau: 'Itaú Colombia',
  },
  SGP: {
    sg_dbs: 'DBS Bank',
    sg_ocbc: 'Oversea-Chinese Banking Corporation',
    sg_uob: 'United Overseas Bank',
    sg_posb: 'POSB',
    sg_scb: 'Standard Chartered Bank (Singapore)',
    sg_citi: 'Citibank Singapore',
    sg_hsbc: 'HSBC Bank (Singapore)',
    sg_maybank: 'Maybank Singapore',
    sg_trust: 'Trust Bank Singapore',
  },
  IDN: {
    id_bca: 'Bank Central Asia',
    id_mandiri: 'Bank Mandiri',
    id_bri: 'Bank Rakyat Indonesia',
    id_bni: 'Bank Negara Indonesia',
    id_btn: 'Bank Tabungan Negara',
    id_cimb: 'CIMB Niaga',
    id_danamon: 'Bank Danamon',
    id_permata: 'Bank Permata',
    id_ocbc: 'OCBC Indonesia',
    id_bsi: 'Bank Syariah Indonesia',
  },
  VNM: {
    vn_vietcombank: 'Vietcombank',
    vn_vietinbank: 'VietinBank',
    vn_bidv: 'BIDV',
    vn_agribank: 'Agribank',
    vn_techcombank: 'Techcombank',
    vn_mb: 'MB Bank',
    vn_acb: 'Asia Commercial Bank',
    vn_vpbank: 'VPBank',
    vn_sacombank: 'Sacombank',
    vn_tpbank: 'TPBank',
  },
  THA: {
    th_bbl: 'Bangkok Bank',
    th_kbank: 'Kasikornbank',
    th_ktb: 'Krungthai Bank',
    th_scb: 'Siam Commercial Bank',
    th_bay: 'Bank of Ayudhya (Krungsri)',
    th_ttb: 'TMBThanachart Bank',
    th_gsb: 'Government Savings Bank',
    th_uob: 'United Overseas Bank (Thai)',
    th_cimb: 'CIMB Thai Bank',
    th_kkp: 'Kiatnakin Phatra Bank',
  },
  GBR: {
    gb_barclays: 'Barclays',
    gb_hsbc: 'HSBC UK',
    gb_lloyds: 'Lloyds Bank',
    gb_natwest: 'NatWest',
    gb_santander: 'Santander UK',
    gb_nationwide: 'Nationwide Building Society',
    gb_rbs: 'Royal Bank of Scotland',
    gb_halifax: 'Halifax',
    gb_monzo: 'Monzo Bank',
    gb_starling: 'Starling Bank',
  },
  BRA: {
    br_bb: 'Banco do Brasil',
    br_itau: 'Itaú Unibanco',
    br_bradesco: 'Bradesco',
    br_santander: 'Santander Brasil',
    br_caixa: 'Caixa Econômica Federal',
    br_nubank: 'Nubank',
    br_inter: 'Banco Inter',
    br_btg: 'BTG Pactual',
    br_c6: 'C6 Bank',
    br_sicoob: 'Sicoob',
  },
  MEX: {
    mx_bbva: 'BBVA México',
    mx_banamex: 'Banamex',
    mx_santander: 'Santander México',
    mx_banorte: 'Banorte',
    mx_hsbc: 'HSBC México',
    mx_scotiabank: 'Scotiabank México',
    mx_inbursa: 'Inbursa',
    mx_azteca: 'Banco Azteca',
    mx_bajio: 'BanBajío',
    mx_stp: 'STP',
  },
  PHL: {
    ph_bdo: 'BDO Unibank',
    ph_bpi: 'Bank of the Philippine Islands',
    ph_metrobank: 'Metrobank',
    ph_landbank: 'Land Bank of the Philippines',
    ph_pnb: 'Philippine National Bank',
    ph_rcbc: 'Rizal Commercial Banking Corporation',
    ph_securitybank: 'Security Bank',
    ph_chinabank: 'China Banking Corporation',
    ph_unionbank: 'Union Bank of the Philippines',
    ph_gcash: 'GCash',
    ph_maya: 'Maya',
  },
}

/** Empty for a country without a list. */
export function bankIdsOf(countryCode: string): BankId[] {
  const banks = Object.hasOwn(BANKS, countryCode) ? BANKS[countryCode]! : {}
  return Object.entries(banks).map(([id, name]) => ({ id, name }))
}

export const isBranchOf = (branchCode: string, bankId: string) => bankId === `ca_${branchCode.slice(0, 3)}`

const CHANNELS: Readonly<Record<string, readonly string[]>> = {
  instapay: ['GCASH', 'MAYA', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'LANDBANK', 'PNB', 'RCBC', 'SECURITYBANK'],
  swiftpay_pesonet: [
    'BDO',
    'BPI',
    'METROBANK',
    'LANDBANK',
    'PNB',
    'RCBC',
    'SECURITYBANK',
    'CHINABANK',
    'UNIONBANK',
    'DBP',
  ],
}

export const isChannelOf = (subject: string, network: string) => CHANNELS[network]?.includes(subject) ?? false
