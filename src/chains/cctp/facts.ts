/**
 * Circle's numbers of the networks where burned USDC may be minted: the specification's table, whole (decisions.md C1). Noble is no network
 * here. developers.circle.com/cctp/concepts/supported-chains-and-domains has the same numbers, looked up on 2026-11-29.
 */
export const CCTP_DOMAINS = {
  ethereum: 0,
  optimism: 2,
  arbitrum: 3,
  noble: 4,
  solana: 5,
  polygon: 7,
  sui: 8,
  aptos: 9,
} as const satisfies Readonly<Record<string, number>>

/**
 * A standard transfer: Circle takes no fee and waits until the burn is final, and anyone may hand its message over. Circle's scripts of
 * CCTP V2 (aptos-cctp 440599d2), looked up on 2026-11-29.
 */
export const TERMS = { caller: `0x${'0'.repeat(64)}`, maxFee: 0n, finality: 2000 } as const
