import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { CheckedProblem } from '../src/answer/check-answer.ts'
import type { Locale } from '../src/both.ts'
import { mathsLikeTexts } from './expressions.ts'

interface Stored {
  readonly locale: Locale
  readonly problem: CheckedProblem
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

/** Answers that people wrote by hand, with their problems. */
export const pupilAnswers: readonly Stored[] = readFileSync(new URL('pupil-answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Stored)

/** Problems of every type of answer, each with its prompt. */
export const problems: readonly CheckedProblem[] = pupilAnswers.map(({ problem }) => problem)

const written: readonly string[] = pupilAnswers.flatMap(({ right, wrong }) => [...right, ...wrong])

const PIECES =
  String.raw`x y = < ≤ + - * / ^ ( ) [ ] { } , ; . 1 23 4.5 π √ ± ° % $ and or y o \frac{ } \sqrt{ \left( \right) ^{ _{ \text{ & \\ \begin{bmatrix} \end{bmatrix} <math> <mn> </mn> <mfrac> cm² kg the es not twenty mil ½ ² ∞ ∪`.split(
    ' ',
  )

/** What pupils write, what is near it, pieces of notations, and whatever a keyboard gives. */
export const typedTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...written),
  fc
    .tuple(fc.constantFrom(...written), fc.nat(60), fc.constantFrom(...PIECES))
    .map(([text, at, piece]) => `${text.slice(0, at)}${piece}${text.slice(at)}`),
  fc.tuple(fc.constantFrom(...written), fc.constantFrom(...written)).map(([a, b]) => `${a} ${b}`),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map(parts => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map(parts => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  mathsLikeTexts,
)
