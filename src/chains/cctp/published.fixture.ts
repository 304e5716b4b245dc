/** The name of a parameter and its type, as Circle's source has it. */
type Parameter = readonly [name: string, type: string]

/** The parameters that a transaction gives, in their order. A signer or a context is the network's own. */
interface Call {
  readonly name: string
  readonly types: readonly string[]
  readonly parameters: readonly Parameter[]
}

/** The script of circlefin/aptos-cctp: packages/stablecoin_handler/scripts/deposit_for_burn.move at 440599d2, looked up on 2026-11-29. */
export const APTOS_SCRIPT: Call = {
  name: 'deposit_for_burn',
  types: [],
  parameters: [
    ['amount', 'u64'],
    ['destination_domain', 'u32'],
    ['mint_recipient', 'address'],
    ['destination_caller', 'address'],
    ['burn_token', 'address'],
    ['max_fee', 'u64'],
    ['min_finality_threshold', 'u32'],
  ],
}

/**
 * The three calls of Circle's CCTP V2 on Sui: token_messenger_minter_v2/deposit_for_burn.move and stablecoin_handler/handler.move, Circle's
 * source of 2026, looked up on 2026-11-29. Bytecode of `complete_burn` on mainnet (0xeb14978a… in MystenLabs/sui-packages) agrees.
 */
export const SUI_CALLS: readonly Call[] = [
  {
    name: 'token_messenger_minter_v2::deposit_for_burn::deposit_for_burn',
    types: ['USDC'],
    parameters: [
      ['coin', 'Coin<USDC>'],
      ['destination_domain', 'u32'],
      ['mint_recipient', 'address'],
      ['destination_caller', 'address'],
      ['max_fee', 'u256'],
      ['min_finality_threshold', 'u32'],
      ['hook_data', 'vector<u8>'],
      ['state', '&token_messenger_minter_v2::State'],
    ],
  },
  {
    name: 'stablecoin_handler::handler::burn',
    types: [],
    parameters: [
      ['handler_state', '&stablecoin_handler::State'],
      ['burn_receipt', 'BurnReceipt<USDC>'],
      ['coin', 'Coin<USDC>'],
      ['deny_list', '&DenyList'],
      ['treasury', '&mut Treasury<USDC>'],
    ],
  },
  {
    name: 'token_messenger_minter_v2::deposit_for_burn::complete_burn',
    types: ['USDC', 'stablecoin_handler::handler::Auth'],
    parameters: [
      ['ticket', 'CompleteBurnTicket<USDC, Auth>'],
      ['state', '&token_messenger_minter_v2::State'],
      ['message_transmitter_state', '&message_transmitter_v2::State'],
    ],
  },
]

/** What the first call returns, in its order, and the second one. The same source. */
export const SUI_RESULTS = [['BurnReceipt<USDC>', 'Coin<USDC>'], ['CompleteBurnTicket<USDC, Auth>']] as const
