/** One way in which a wallet says that its customer did not agree, so that it has done nothing. */
export interface Refusal {
  readonly codes?: readonly unknown[]
  readonly names?: readonly string[]
  readonly text?: RegExp
}

const VERBS = 'reject(?:ed|s)?|declin(?:ed|es)|den(?:ied|ies)|cancell?(?:ed|s)|refused|aborted|disapproved|closed'
const NOUNS = 'request|signature|signing|transaction|transfer|connection|confirmation|approval|action|operation'
const BY_USER = new RegExp(
  String.raw`\buser (?:has )?(?:${VERBS}|cancel)\b|^you (?:have )?(?:${VERBS})\b|\b(?:${VERBS}) (?:by|from) (?:the )?user\b|\buser (?:rejection|cancellation)\b`,
  'i',
)
/** A refusal only as all that a wallet says, and without a code, because networks reject and deny transactions in the same words. */
export const WHOLE_WORDS = new RegExp(
  String.raw`^(?:error: )?(?:(?:the )?(?:${NOUNS})(?: was| has been| is)? )?(?:${VERBS})[.!]?$`,
  'i',
)

/** The wallet’s user, by whichever language it speaks: those of the product, and Japanese, Korean, Russian and Turkish. */
const IN_OTHER_LANGUAGES =
  /(?:用户|用戶|使用者)(?:已|主动)?(?:取消|拒绝|拒絕)|^(?:已|操作已|交易已|请求已|請求已|签名已|簽名已)(?:取消|拒绝|拒絕)|ユーザー(?:が|によって|により)[^。]*(?:拒否|キャンセル)|사용자(?:가|에 의해)[^.]*(?:거부|거절|취소)|usuario (?:ha )?(?:rechaz|cancel|deneg)|por el usuario|usuário (?:rejeit|cancel|recus|neg)|pelo usuário|utilisateur a (?:rejet|refus|annul)|par l[’']utilisateur|(?:vom|durch den) (?:be)?nutzer (?:abge|verweigert)|(?:be)?nutzer hat [^.]*abge(?:lehnt|brochen)|utente ha (?:rifiut|annull)|dall[’']utente|пользователь (?:отклонил|отменил)|(?:отклонен|отменен)[оа]? пользователем|người dùng (?:đã )?(?:từ chối|hủy|huỷ)|pengguna (?:menolak|membatalkan)|oleh pengguna|ผู้ใช้(?:ได้)?(?:ปฏิเสธ|ยกเลิก)|kullanıcı (?:tarafından )?(?:redde|iptal)|उपयोगकर्ता (?:ने|द्वारा)[^।]*(?:अस्वीकार|रद्द)|(?:رفض|ألغى) المستخدم/iu

/** How wallets say no (decisions.md W12), looked up on 2026-11-29. `test/wallets/refusals.ts` has the words of a wallet for each. */
export const REFUSALS: readonly Refusal[] = [
  // EIP-1193. CAIP-25: the customer disapproved of the chains, the methods or the notifications.
  { codes: [4001, 5000, 5001, 5002] },
  // ethers, and AIP-62.
  { codes: ['ACTION_REJECTED', 'REJECTED', 'Rejected'] },
  // A public bug report. No vendor’s documentation has it.
  { codes: [-4005] },
  // @trezor/connect 9.7. Its popup only signs.
  {
    codes: [
      'Failure_ActionCancelled',
      'Failure_PinCancelled',
      'Method_Cancel',
      'Method_Interrupted',
      'Method_PermissionsNotGranted',
    ],
  },
  // @ledgerhq/errors: conditions of use not satisfied, user refused on device.
  { codes: [0x69_85, 0x55_01], names: ['UserRefusedOnDevice', 'UserRefusedAddress'] },
  // viem 2, wallet-adapter-base 0.9.
  { names: ['UserRejectedRequestError', 'WalletWindowClosedError'] },
  { text: BY_USER },
  // Backpack, Trezor, and TokenPocket.
  {
    text: /^(?:error: )?(?:approval denied\b.*|(?:the )?(?:popup|modal|window)(?: window)?(?: is| was)? closed|permissions not granted|cancell?ed|cancel)[.!]?$/i,
  },
  { text: IN_OTHER_LANGUAGES },
]

/** Solana’s Mobile Wallet Adapter 2.0: not authorised, not signed. Elsewhere these numbers mean other things. */
export const MOBILE_ADAPTER = 'SolanaMobileWalletAdapterProtocolError'
export const MOBILE_REFUSALS: readonly unknown[] = [-1, -3]

/**
 * The wallet does not have the method. EIP-1193: 4200; JSON-RPC: −32601; EIP-1474: −32004; WalletConnect: not authorised, not supported
 * (3001, 5101, 10001).
 */
export const NO_SUCH_METHOD: readonly unknown[] = [4200, -32_601, -32_004, 3001, 5101, 10_001]
