import type { Domain } from './domains.ts'

/** What is known of a topic that has no generator yet. Implementing it moves this row into a topic file. */
export interface PlannedTopic {
  readonly name: { readonly en: string; readonly es: string }
  readonly description: { readonly en: string; readonly es: string }
  readonly domain: Domain
  readonly standards: readonly string[]
  readonly difficulties: readonly ('easy' | 'medium' | 'hard')[]
}
