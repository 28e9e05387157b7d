import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
import { WorksheetError } from '../errors.ts'
import { bounded } from '../math/work.ts'
import { requirementOf } from './asked.ts'
import type { GradedAnswer } from './grade/grade.ts'
import { isAnsweredBy } from './read/answered.ts'
import { findingOf } from './read/diagnose.ts'
import { withoutNotation } from './read/notation.ts'
import { localeOf, type Prompt, promptOf } from './read/prompt.ts'
import { withoutFlourish } from './read/remarks.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What the checker sees of a problem; a problem of a worksheet is one. */
export interface CheckedProblem {
  readonly answer: GradedAnswer
  readonly instruction?: readonly Block[]
  readonly prompt?: readonly Block[]
  readonly choices?: readonly CheckedChoice[]
}

export interface CheckedChoice {
  readonly label: string
  readonly content: readonly Block[]
  /** The name of the mistake that leads to this choice. */
  readonly mistake?: string | null
}

/** All that a judgement knows besides the input. */
export interface Asked {
  readonly answer: GradedAnswer
  readonly prompt: Prompt
  readonly choices: readonly CheckedChoice[]
}

const LONGEST = 2000
const LONGEST_JSON = 20_000
/** Steps of arithmetic on formulas that one call may take. */
export const MOST_WORK = 50_000
/** At the end of what is typed as a sentence; the dots of 0.33... go on. */
const FULL_STOP = /(?<=[^.\s])\.$/

/** Before what a line of the prompt is equal to. */
const EQUALS = /^= ?(?=[^\s=<>])/

/** Runs of white space say no more than one; lines stay apart. */
const withSingleSpaces = (text: string): string => text.replace(/[^\S\n]{2,}/g, ' ').replace(/(?: ?\n ?)+/g, '\n')

/** Judges what a pupil typed as the answer of a problem, with the reason. Never throws; `locale` is told by the prompt where it is left out. */
export const checkAnswer = (problem: CheckedProblem, input: string, locale?: Locale): Verdict =>
  withinBounds(
    () => {
      const read = readingOf(problem, input, locale)
      if (read.text === null) return verdictOf({ kind: 'not-understood', at: read.at })
      const { asked, text } = read
      if (isAnsweredBy(asked, text)) return verdictOf({ kind: 'right' })
      const finding = findingOf(asked, text)
      // A place in a text that was read from another notation is no place of the input.
      return verdictOf(
        finding.kind === 'not-understood' && !input.startsWith(text) ? { kind: 'not-understood', at: 0 } : finding,
      )
    },
    () => verdictOf({ kind: 'wrong' }),
  )

/** The same without the reason, which takes several times as long to find. */
export const isRightAnswer = (problem: CheckedProblem, input: string): boolean =>
  withinBounds(
    () => {
      const read = readingOf(problem, input)
      return read.text !== null && isAnsweredBy(read.asked, read.text)
    },
    () => false,
  )

/** An overflow of exact numbers, or more work than an answer of a worksheet ever takes, is no error of the caller. */
function withinBounds<T>(judge: () => T, otherwise: () => T): T {
  try {
    return bounded(MOST_WORK, judge)
  } catch (error) {
    if (error instanceof WorksheetError) return otherwise()
    throw error
  }
}

type Reading =
  | { readonly text: string; readonly asked: Asked }
  | { readonly text: null; readonly asked: null; readonly at: number }

function readingOf(
  { answer, instruction = [], prompt = [], choices = [] }: CheckedProblem,
  input: unknown,
  locale?: Locale,
): Reading {
  const unread = (at: number) => ({ text: null, asked: null, at })
  if (typeof input !== 'string') return unread(0)
  const isData = answer.type === 'drawing' || answer.type === 'choice'
  if (input.length > (isData ? LONGEST_JSON : LONGEST)) return unread(LONGEST)
  const said = withSingleSpaces(withoutNotation(input.trim())).trim()
  const text = (answer.type === 'drawing' ? said : withoutFlourish(said)).replace(FULL_STOP, '').replace(EQUALS, '')
  if (text === '') return unread(0)
  const blocks = [...instruction, ...prompt]
  const asked: Asked = { answer, prompt: promptOf(blocks, locale ?? localeOf(blocks)), choices }
  return { text, asked: { ...asked, answer: { ...answer, requires: requirementOf(answer, asked.prompt.words) } } }
}
