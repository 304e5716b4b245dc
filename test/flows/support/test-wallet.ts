import type { Page } from 'playwright-core'

/** Answers the question that the shop's Test Wallet asks its person, by its title. */
export async function answer(page: Page, name: string, choice: 'Approve' | 'Decline'): Promise<void> {
  const question = page.getByRole('dialog', { name, exact: true })
  await question.getByRole('button', { name: choice, exact: true }).click()
  await question.waitFor({ state: 'detached' })
}
