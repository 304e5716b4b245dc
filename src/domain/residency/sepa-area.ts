const EUROPEAN_UNION =
  'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE'
const OTHERS = 'ALB AND ISL LIE MDA MCO MNE MKD NOR SMR SRB CHE GBR VAT'

/** The countries whose banks participate in SEPA. */
export const SEPA_AREA: readonly string[] = `${EUROPEAN_UNION} ${OTHERS}`.split(' ')
