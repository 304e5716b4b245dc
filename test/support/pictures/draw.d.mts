import type { Page } from 'playwright-core'
import type { Scene } from '../scenes/scene.ts'

interface Urls {
  readonly sandbox: string
  /** The URL of the built widget. */
  readonly pages: string
  /** The URL of the page that holds the widget. */
  readonly kit: string
  readonly wallets?: string
}

interface Artist {
  openScene(
    scene: Scene,
    look: { readonly mode: 'light' | 'dark'; readonly languages?: readonly string[] },
  ): Promise<void>
  settle(): Promise<void>
  references(): Promise<string[]>
}

export function createArtist(page: Page, urls: Urls): Artist
