/** Words and addresses of the merchant; a production build sets its own. */
export interface Brand {
  readonly nickname: string
  readonly complianceEmail: string
  readonly supportEmail: string
}

/** The host's chat, when it has one; without it "Contact support" opens a mail. */
export interface Chat {
  boot(user: { userId: string; hash: string }): void
  /** With the id of the transfer that the customer asks about, for the message to begin with. */
  open(about?: string): void
  shutdown(): void
}
