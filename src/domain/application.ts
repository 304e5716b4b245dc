export interface Application {
  readonly id: string
  readonly nickname: string | null
  readonly logo: string | null
  readonly access: ApplicationAccess
  /** An origin; null is the verification vendor's default origin. */
  readonly verificationBaseUrl: string | null
}

export interface ApplicationAccess {
  readonly allowSuiPayouts: boolean
  readonly allowSourcelessOnRamp: boolean
  readonly kycLevel2: boolean
  /** The server reads balances of wallets. */
  readonly balances: boolean
}

export const merchantName = ({ nickname }: Pick<Application, 'nickname'>, brandNickname: string): string =>
  nickname ?? brandNickname
