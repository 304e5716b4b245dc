import type { Page } from 'playwright-core'
import type { Scene } from '../scenes/scene.ts'

interface Urls {
  readonly sandbox: string
  /** Of the built widget. */
  readonly pages: string
  /** Of the page that the widget stands on. */
  readonly kit: string
  readonly wallets?: string
}

interface Artist {
  openScene(scene: Scene, look: { readonly mode: 'light' | 'dark' }): Promise<void>
  settle(): Promise<void>
}

export function createArtist(page: Page, urls: Urls): Artist
