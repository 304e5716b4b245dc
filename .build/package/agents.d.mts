import type { Manifest } from './editor-data.mjs'

export function agentFiles(manifest: Manifest, dist: string): Readonly<Record<'SKILL.md' | 'llms.txt', string>>
