const id = (digits: string) => `0x${digits.repeat(32)}`

/** Stand-ins for Circle's contracts of CCTP V2, which no simulated network has: what a host names in `config.cctp.sui`, here and in all tests. */
export const SUI_CCTP = {
  tokenMessengerMinter: id('a1'),
  tokenMessengerMinterState: id('a2'),
  messageTransmitterState: id('b2'),
  stablecoinHandler: id('c1'),
  stablecoinHandlerState: id('c2'),
  treasury: id('d1'),
  denyList: `0x${'403'.padStart(64, '0')}`,
} as const

const { tokenMessengerMinterState, messageTransmitterState, stablecoinHandlerState, treasury, denyList } = SUI_CCTP

/** In which version each became shared. */
export const SHARED_OBJECTS: ReadonlyMap<string, bigint> = new Map([
  [tokenMessengerMinterState, 11n],
  [messageTransmitterState, 12n],
  [stablecoinHandlerState, 13n],
  [treasury, 14n],
  [denyList, 15n],
])
