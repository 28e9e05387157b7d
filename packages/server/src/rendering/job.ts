import type { Difficulty, Locale } from '@worksheet/core'
import type { AnswerToCheck } from '../answers.ts'

export interface Entry {
  readonly id: string
  readonly grade: string
  readonly topic: string
  readonly difficulty: Difficulty
  readonly count: number
  readonly replace?: readonly number[] | undefined
  readonly forms?: readonly string[] | undefined
}

/** A request whose every gap is filled: together with the content version it determines the worksheet. */
export interface GenerationRequest {
  readonly entries: readonly Entry[]
  readonly locale: Locale
  readonly seed: number
  readonly contentVersion?: string | undefined
}

export interface Layout {
  readonly title: string
  readonly columns: 1 | 2
  readonly workspace: 'compact' | 'normal' | 'roomy'
  readonly fontSize: 'small' | 'normal' | 'large'
  readonly showDifficulty: boolean
  readonly showScore: boolean
  readonly showSolutions: boolean
  /** The title where it is null. */
  readonly header: string | null
  readonly paper: 'letter' | 'a4'
  readonly nameAndDate: boolean
  readonly showTopics: boolean
  readonly keyOnNewPage: boolean
  readonly startNumber: number
  readonly tagged: boolean
  readonly version: string
  /** So many sisters in one file. */
  readonly versions: number
  readonly part: 'whole' | 'key'
  readonly instructions: Readonly<Record<string, string>>
}

/** As the interface has them, and as the PDF library does. */
export const USUAL_LAYOUT: Layout = {
  title: '',
  columns: 2,
  workspace: 'normal',
  fontSize: 'normal',
  showDifficulty: true,
  showScore: false,
  showSolutions: false,
  header: null,
  paper: 'letter',
  nameAndDate: true,
  showTopics: true,
  keyOnNewPage: true,
  startNumber: 1,
  tagged: false,
  version: '',
  versions: 1,
  part: 'whole',
  instructions: {},
}

/** Texts, drawings and solutions of the JSON. */
export type Included = 'text' | 'latex' | 'html' | 'svg' | 'solution'

export interface Branding {
  readonly organization: string | null
  /** `#rrggbb` */
  readonly accentColor: string | null
  readonly footer: string | null
  readonly logo: { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array } | null
}

/** One output to produce, as plain data that may cross to another thread. */
export type Job = { readonly request: GenerationRequest } & (
  | { readonly output: 'verdicts'; readonly answers: readonly AnswerToCheck[] }
  | {
      readonly output: 'json'
      readonly warnings: readonly string[]
      readonly include: readonly Included[] | null
      readonly includeSolutions: boolean
    }
  | {
      readonly output: 'latex'
      readonly title: string
      readonly document: boolean
      readonly showAnswerKey: boolean
      readonly showSolutions: boolean
      readonly part: 'all' | 'problems' | 'key' | 'solutions'
    }
  | {
      readonly output: 'embed'
      readonly title: string
      readonly showAnswerKey: boolean
      readonly showSolutions: boolean
      readonly oembedUrl: string
    }
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
