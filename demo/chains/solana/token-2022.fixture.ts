// The extensions of a mint are written by hand: the client of Token-2022 wants an older SDK (.build/README.md).
import { getInitializeMint2Instruction, getMintSize, getMintToInstruction } from '@solana-program/token'
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { TOKEN_2022_PROGRAM, readTokenAccount } from './token-account.ts'
import { addressOf, createAccountOf, instructionOf, signerOf, tokenAddress } from './token-instructions.ts'

export const TOKEN_2022 = new PublicKey(TOKEN_2022_PROGRAM)
const OF_2022 = { programAddress: addressOf(TOKEN_2022) }
/** The length of a token account, and a byte that says what it is. */
const EXTENSIONS_AT = 166
const HEADER_BYTES = 4

/** An extension of a mint of Token-2022: its bytes, and the data of the instruction that writes it. */
interface Extension {
  readonly bytes: number
  data(authority: PublicKey): Uint8Array
}

const u16 = (value: number) => [value & 255, value >> 8]
const NOBODY = new Uint8Array(32)

export const EXTENSIONS = {
  /** In hundredths of a percent, with a most in units. */
  fee: (rate: number, most = 1_000_000): Extension => ({
    bytes: 108,
    data: (authority) => {
      const key = [1, ...authority.toBytes()]
      return Uint8Array.from([
        26,
        0,
        ...key,
        ...key,
        ...u16(rate),
        ...u16(most & 0xff_ff),
        ...u16(most >> 16),
        0,
        0,
        0,
        0,
      ])
    },
  }),
  hook: (program: PublicKey | null): Extension => ({
    bytes: 64,
    data: (authority) => Uint8Array.from([36, 0, ...authority.toBytes(), ...(program?.toBytes() ?? NOBODY)]),
  }),
  state: (state: number): Extension => ({ bytes: 1, data: () => Uint8Array.of(28, 0, state) }),
  delegate: (): Extension => ({ bytes: 32, data: (authority) => Uint8Array.from([35, ...authority.toBytes()]) }),
  interest: (): Extension => ({
    bytes: 52,
    data: (authority) => Uint8Array.from([33, 0, ...authority.toBytes(), ...u16(500)]),
  }),
  metadata: (): Extension => ({
    bytes: 64,
    data: (authority) => Uint8Array.from([39, 0, ...authority.toBytes(), ...authority.toBytes()]),
  }),
} as const

/** Mints tokens of a new mint of Token-2022, by the instructions of its program, to the account that pays for it. */
export async function mintToken2022(
  connection: Connection,
  owner: Keypair,
  { extensions, units }: { readonly extensions: readonly Extension[]; readonly units: bigint },
): Promise<PublicKey> {
  const mint = Keypair.generate()
  const payer = owner.publicKey
  const onMint = (data: Uint8Array) =>
    new TransactionInstruction({
      programId: TOKEN_2022,
      keys: [{ pubkey: mint.publicKey, isSigner: false, isWritable: true }],
      data: Buffer.from(data),
    })
  const added = extensions.reduce((sum, { bytes }) => sum + HEADER_BYTES + bytes, 0)
  const space = added > 0 ? EXTENSIONS_AT + added : getMintSize()
  const authority = addressOf(payer)
  const initializing = getInitializeMint2Instruction(
    { mint: addressOf(mint.publicKey), decimals: 6, mintAuthority: authority, freezeAuthority: authority },
    OF_2022,
  )
  const token = addressOf(tokenAddress(payer, mint.publicKey, TOKEN_2022))
  const minting = getMintToInstruction(
    { mint: addressOf(mint.publicKey), token, mintAuthority: signerOf(payer), amount: units },
    OF_2022,
  )
  const transaction = new Transaction({ feePayer: payer, ...(await connection.getLatestBlockhash()) }).add(
    SystemProgram.createAccount({
      fromPubkey: payer,
      newAccountPubkey: mint.publicKey,
      lamports: await connection.getMinimumBalanceForRentExemption(space),
      space,
      programId: TOKEN_2022,
    }),
    ...extensions.map(({ data }) => onMint(data(payer))),
    instructionOf(initializing),
    createAccountOf(payer, payer, { mint: mint.publicKey, program: TOKEN_2022 }),
    ...(units > 0n ? [instructionOf(minting)] : []),
  )
  transaction.sign(owner, mint)
  await connection.sendRawTransaction(transaction.serialize())
  return mint.publicKey
}

/** The owner's balance of it, in units. */
export async function balanceOf2022(connection: Connection, owner: PublicKey, mint: PublicKey): Promise<bigint> {
  const account = await connection.getAccountInfo(tokenAddress(owner, mint, TOKEN_2022))
  return account ? readTokenAccount({ data: account.data, programAddress: TOKEN_2022_PROGRAM })!.amount : 0n
}
