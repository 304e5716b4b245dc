import { NETWORK_ROWS } from '../tables/networks.ts'
import { RAIL_ROWS, RAILS } from '../tables/rails.ts'

const networks = Object.values(NETWORK_ROWS).flatMap(({ transfers }) =>
  transfers && Object.keys(transfers.coins).length > 0 ? [transfers.name] : [],
)
type Side = 'source' | 'destination'
const namesOn = (side: Side) => [...RAILS.filter((rail) => ['both', side].includes(RAIL_ROWS[rail].sides)), ...networks]

/** The names of rails and networks in payouts. */
export const sourceNetworks = namesOn('source')
export const destinationNetworks = namesOn('destination')
