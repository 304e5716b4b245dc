/** Words and addresses of the merchant; a production build sets its own. */
export interface Brand {
  readonly nickname: string
  readonly complianceEmail: string
  readonly supportEmail: string
}

/** The host's chat, when it has one; without it "Contact support" opens a mail. */
export interface Chat {
  boot(user: { userId: string; hash: string }): void
  open(): void
  shutdown(): void
}
