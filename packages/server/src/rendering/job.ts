import type { Difficulty, Locale } from '@worksheet/core'

export interface Entry {
  readonly id: string
  readonly grade: string
  readonly topic: string
  readonly difficulty: Difficulty
  readonly count: number
}

/** A request whose every gap is filled: together with the content version it determines the worksheet. */
export interface GenerationRequest {
  readonly entries: readonly Entry[]
  readonly locale: Locale
  readonly seed: number
}

export interface Layout {
  readonly title: string
  readonly columns: 1 | 2
  readonly workspace: 'compact' | 'normal' | 'roomy'
  readonly fontSize: 'small' | 'normal' | 'large'
  readonly showDifficulty: boolean
  readonly showScore: boolean
}

export interface Branding {
  readonly organization: string | null
  /** `#rrggbb` */
  readonly accentColor: string | null
  readonly footer: string | null
  readonly logo: { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array } | null
}

/** One output to produce, as plain data that may cross to another thread. */
export type Job = { readonly request: GenerationRequest } & (
  | { readonly output: 'json'; readonly warnings: readonly string[] }
  | { readonly output: 'latex'; readonly title: string; readonly document: boolean; readonly showAnswerKey: boolean }
  | { readonly output: 'embed'; readonly title: string; readonly showAnswerKey: boolean; readonly oembedUrl: string }
  | {
      readonly output: 'pdf'
      readonly layout: Layout
      readonly showAnswerKey: boolean
      readonly branding: Branding | null
    }
)

/** JSON, LaTeX and HTML are text; a PDF is bytes. */
export type Product = string | Uint8Array

export type Produce = (job: Job) => Product | Promise<Product>
