import type { AnswerValue, Requirement } from './answer/type.ts'
import type { Locale } from './both.ts'
import type { Block } from './content.ts'
import type { Difficulty, FormKind } from './topic.ts'

/** The answer of a problem in the worksheet's language. `type` tells what `value` is, which is canonical for it. */
export type Answer = AnswerValue & {
  /** What a pupil's answer must also be, such as lowest terms. */
  readonly requires: Requirement | null
  /** The answer, and below it what else the key prints, such as the corrected line. */
  readonly content: readonly Block[]
  /** The letter of the right choice. */
  readonly label: string | null
}

export interface Choice {
  readonly label: string
  readonly content: readonly Block[]
  /** The name of the mistake that leads here; null for the right choice, and where the choices are fixed. */
  readonly mistake: string | null
}

export interface Problem {
  /** Made from the seed: the same request gives the same ids. */
  readonly id: string
  /** Counts through the whole worksheet, from 1. */
  readonly number: number
  /** Which presentation of the topic this is. */
  readonly form: string
  /** What the pupil does. */
  readonly kind: FormKind
  readonly instruction: readonly Block[]
  readonly prompt: readonly Block[]
  readonly choices: readonly Choice[]
  readonly answer: Answer
  /** The steps of a worked solution, where it was asked for. */
  readonly solution: readonly Block[] | null
  /** Lines of working space, where the topic's author decided; otherwise judged by the prompt. */
  readonly lines: number | null
  readonly wide: boolean
}

/** The problems of one entry. `instruction` is said once for all where they agree on it; it is empty where each says its own. */
export interface WorksheetEntry {
  readonly id: string
  readonly grade: string
  readonly topic: string
  /** The topic's name in the worksheet's language. */
  readonly title: string
  readonly difficulty: Difficulty
  readonly count: number
  /** The forms that the entry names, where it names some. */
  readonly forms?: readonly string[]
  /** Which revision of the topic's problems these are. */
  readonly rev: number
  readonly instruction: readonly Block[]
  readonly problems: readonly Problem[]
}

export interface Worksheet {
  readonly id: string
  readonly seed: number
  readonly locale: Locale
  /** Tells which version of the generators made it. */
  readonly contentVersion: string
  readonly problemCount: number
  readonly entries: readonly WorksheetEntry[]
}
