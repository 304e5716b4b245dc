/**
 * What wallets say when their customer does not agree, as they throw it, collected on 2026-11-29 from the documentation of wallets and
 * their libraries and from public bug reports. `src/chains/wallet-answers/facts.ts` is the product's table.
 */
type Said = readonly (readonly [wallet: string, says: unknown])[]

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const wrapped = (data: unknown) => ({ code: -32_603, message: 'Internal JSON-RPC error.', data })

/** Nothing has left the wallet, whichever method it was asked by. */
export const REFUSALS: Said = [
  ['EIP-1193', error('User rejected the request.', { code: 4001 })],
  ['Petra', error('The user rejected the request.', { code: 4001, name: 'User Rejection' })],
  ['WalletConnect of chains', { code: 5000, message: 'User disapproved requested chains' }],
  ['WalletConnect of methods', { code: 5001, message: 'User disapproved requested json-rpc methods' }],
  ['WalletConnect of notifications', { code: 5002, message: '' }],
  ['ethers', error('user rejected action (action="sendTransaction")', { code: 'ACTION_REJECTED' })],
  ['viem', error('An error occurred.', { name: 'UserRejectedRequestError' })],
  ['AIP-62', { status: 'Rejected' }],
  ['AIP-62, thrown', { status: 'REJECTED' }],
  ['a wallet with a number of its own', { code: -4005, message: '' }],
  ['Trezor’s device', error('Action cancelled by user', { code: 'Failure_ActionCancelled' })],
  ['Trezor’s device at its PIN', error('PIN cancelled', { code: 'Failure_PinCancelled' })],
  ['Trezor’s popup', error('Popup closed', { code: 'Method_Interrupted' })],
  ['Trezor’s popup, without its code', wrapped({ message: 'Popup closed' })],
  ['Trezor Connect', error('Permissions not granted', { code: 'Method_PermissionsNotGranted' })],
  ['Trezor Connect, cancelled', error('Canceled', { code: 'Method_Cancel' })],
  ['Ledger’s device', error('Ledger device: (denied by the user?) (0x6985)', { statusCode: 0x69_85 })],
  ['Ledger’s device, of newer apps', error('UNKNOWN_ERROR (0x5501)', { statusCode: 0x55_01 })],
  ['Ledger Live', error('', { name: 'UserRefusedOnDevice' })],
  [
    'a phone’s wallet of Solana',
    error('sign request declined', { name: 'SolanaMobileWalletAdapterProtocolError', code: -3 }),
  ],
  ['a wallet in a window', error('', { name: 'WalletWindowClosedError' })],
  ['Backpack', error('Approval Denied')],
  ['Backpack, closed', error('Approval Denied: Popup Closed.')],
  ['Coinbase Wallet', error('User canceled request')],
  ['Slush', error('Rejected from user')],
  ['TronLink', 'Confirmation declined by user'],
  ['TokenPocket', 'cancel'],
  ['Torus', error('user closed popup')],
  ['Rabby', wrapped({ message: 'User cancelled' })],
  ['MetaMask', error('MetaMask Tx Signature: User denied transaction signature.')],
  ['an error in an error', { error: 'Cancelled' }],
  ['an error that says only that', { code: -32_603, message: 'Cancelled' }],
  ['its user, in Chinese', error('用户取消')],
  ['its user, in Chinese of Taiwan', { code: -32_000, message: '使用者拒絕了請求' }],
  ['Chinese without a user', '已取消'],
  ['Japanese', error('ユーザーがリクエストを拒否しました')],
  ['Korean', error('사용자가 요청을 거부했습니다')],
  ['Spanish', error('El usuario rechazó la solicitud')],
  ['Portuguese', error('O usuário cancelou a solicitação')],
  ['French', error('L’utilisateur a refusé la demande')],
  ['German', error('Anfrage vom Benutzer abgelehnt')],
  ['Italian', error('L’utente ha rifiutato la richiesta')],
  ['Russian', error('Пользователь отклонил запрос')],
  ['Turkish', error('İşlem kullanıcı tarafından reddedildi')],
  ['Vietnamese', error('Người dùng đã từ chối yêu cầu')],
  ['Indonesian', error('Pengguna menolak permintaan')],
  ['Thai', error('ผู้ใช้ปฏิเสธคำขอ')],
  ['Hindi', error('उपयोगकर्ता ने अनुरोध अस्वीकार किया')],
  ['Arabic', error('رفض المستخدم الطلب')],
]

/** Words that a network may have said: a refusal only where the wallet has nothing to broadcast. */
export const PERHAPS_OF_A_NETWORK: Said = [
  ['a refusal with a code of JSON-RPC', { code: -32_003, message: 'Transaction rejected' }],
  ['a refusal inside of another error', wrapped({ message: 'Transaction declined' })],
]

/** No refusal: what is said is not known, or was said by something else than the customer. */
export const OTHER_ERRORS: Said = [
  ['nothing', undefined],
  ['an internal error', { code: -32_603, message: 'Internal error' }],
  ['a locked device', error('Ledger device: Locked device (0x5515)', { statusCode: 0x55_15 })],
  ['a number that means a no on phones alone', { code: -3, message: 'x' }],
  ['a network that rejects', error('Transaction was rejected by the network: nonce too low')],
  ['a server that denies', error('Access denied: API key required')],
  ['a policy', error('Transaction rejected because it exceeds the daily limit')],
  ['words of another language', error('发生未知错误')],
]
