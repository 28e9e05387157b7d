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

/** No pupil types a drawing: an app sends its data. */
const drawn: CheckedProblem = { answer: { type: 'drawing', value: { at: 3, marks: [[1, '2'], null, { open: true }] } } }

/** Problems of every type of answer, each with its prompt. */
export const problems: readonly CheckedProblem[] = [...pupilAnswers.map(({ problem }) => problem), drawn]

const written: readonly string[] = pupilAnswers.flatMap(({ right, wrong }) => [...right, ...wrong])

const PIECES =
  String.raw`x y = < ≤ + - * / ^ ( ) [ ] { } , ; . 1 23 4.5 π √ ± ° % $ and or y o \frac{ } \sqrt{ \left( \right) ^{ _{ \text{ & \\ \begin{bmatrix} \end{bmatrix} <math> <mn> </mn> <mfrac> cm² kg the es not twenty mil ½ ² ∞ ∪`.split(
    ' ',
  )

const LONGEST = 2000

/** One piece again and again between others, up to the longest text that is read: what costs most to take apart. */
const longTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'x = ', '(', 'the answer is ', '\\frac{', '12 cm, '),
    fc.oneof(fc.constantFrom(...PIECES, ...PIECES.map(piece => `${piece} `)), fc.constantFrom(...written)),
    fc.constantFrom('', 'x', ' = 5', ')', '}'),
    fc.integer({ min: 100, max: LONGEST }),
  )
  .map(
    ([start, piece, end, length]) =>
      start + piece.repeat(Math.ceil(length / piece.length)).slice(0, length - start.length - end.length) + end,
  )

/** What fingers and telephones do to a text: a character is lost, doubled or another, or all are capitals. */
const mistyped: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...written), fc.nat(40), fc.nat(3), fc.constantFrom(...'0123456789-+/.,xy()='))
  .map(([text, at, way, other]) => {
    const [before, character, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
    return way === 3 ? text.toUpperCase() : before + (['', character + character, other][way] ?? '') + after
  })

/** What pupils write, what is near it, pieces of notations, long texts, data, and whatever a keyboard gives. */
export const typedTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...written),
  mistyped,
  longTexts,
  fc
    .tuple(fc.constantFrom(...written), fc.nat(60), fc.constantFrom(...PIECES))
    .map(([text, at, piece]) => `${text.slice(0, at)}${piece}${text.slice(at)}`),
  fc.tuple(fc.constantFrom(...written), fc.constantFrom(...written)).map(([a, b]) => `${a} ${b}`),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map(parts => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map(parts => parts.join(' ')),
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  mathsLikeTexts,
)
