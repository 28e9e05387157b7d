import type { AnswerKind, Json, Requirement } from '@worksheet/core'
import * as z from 'zod'

interface AnswerTypeTold {
  /** What the value is. */
  readonly about: string
  readonly example: Json
  readonly schema: z.ZodType
}

const text = z.string().min(1)
const texts = z.array(text)
const rows = z.array(texts.min(1)).min(1)
const amount = z.strictObject({ amount: text, unit: text, words: texts.min(1).optional() })

/**
 * Every type of answer with its value, as a teacher tool meets it. A number is text: whole, a reduced fraction, or the
 * formula of what is irrational.
 */
export const ANSWER_TYPES = {
  integer: { about: 'a whole number', example: '-5', schema: z.string().regex(/^-?\d+$/) },
  fraction: {
    about: 'a number, whole or a fraction, which is reduced unless `requires` is `same-form`',
    example: '-3/4',
    schema: text,
  },
  decimal: { about: 'a number that is written as a decimal, as a reduced fraction', example: '3/4', schema: text },
  mixed: { about: 'a number that is written as a mixed number, as a reduced fraction', example: '7/4', schema: text },
  percent: { about: 'the number before the percent sign', example: '45', schema: text },
  money: { about: 'dollars with two decimals', example: '12.50', schema: z.string().regex(/^-?\d+\.\d\d$/) },
  measure: {
    about: 'an amount and its unit, or a list of them; `words` are the names of a thing that is counted',
    example: { amount: '12', unit: 'centimeter' },
    schema: z.union([amount, z.array(amount).min(1)]),
  },
  angle: { about: 'degrees', example: '45', schema: text },
  time: {
    about: 'a time on the clock, with its half of the day where that is asked for',
    example: '3:05 p.m.',
    schema: z.string().regex(/^\d{1,2}:\d\d( [ap]\.m\.)?$/),
  },
  remainder: {
    about: 'a quotient and what is left',
    example: { quotient: '7', remainder: '2' },
    schema: z.strictObject({ quotient: text, remainder: text }),
  },
  ratio: { about: 'the terms in order', example: ['6', '4'], schema: texts.min(2) },
  radical: { about: 'a number with a root', example: '2√3', schema: text },
  complex: { about: 'a complex number', example: '3 + 2i', schema: text },
  expression: { about: 'a formula, or words where there is no value', example: '2x + 3', schema: text },
  equation: { about: 'an equation', example: 'y = 2x + 1', schema: text },
  inequality: { about: 'an inequality, or several joined', example: '2 < x ≤ 5', schema: text },
  interval: { about: 'an interval, or a union of them', example: '(-∞, 2) ∪ [3, ∞)', schema: text },
  point: {
    about: 'the coordinates; for a system of equations also `none` or `all`',
    example: ['2', '-3'],
    schema: z.union([texts.min(2), z.enum(['none', 'all'])]),
  },
  vector: { about: 'the components', example: ['3', '-4'], schema: texts.min(2) },
  matrix: {
    about: 'the rows',
    example: [
      ['1', '2'],
      ['3', '4'],
    ],
    schema: rows,
  },
  'number-list': { about: 'the answers to several blanks, in their order', example: ['1', '2'], schema: texts.min(1) },
  set: { about: 'items in any order; empty where there is no solution', example: ['-3', '2'], schema: texts },
  'point-list': {
    about: 'the coordinates of each point, in order',
    example: [
      ['0', '1'],
      ['2', '3'],
    ],
    schema: rows,
  },
  'ordered-list': { about: 'items in an order that matters', example: ['1/2', '2/3'], schema: texts.min(1) },
  table: { about: 'the blank cells in reading order', example: ['5', '7'], schema: texts.min(1) },
  'number-words': { about: 'the number that is written in words', example: 305, schema: z.number() },
  choice: {
    about: 'the key of the right choice: a word, a formula, or the data of a figure; `label` is its letter',
    example: 'yes',
    schema: z.json(),
  },
  'text-list': {
    about: 'the keys of several words, in their order',
    example: ['given', 'definition'],
    schema: texts.min(1),
  },
  drawing: {
    about: 'the data that make the drawing; a person checks it',
    example: { hour: 3, minute: 5 },
    schema: z.json(),
  },
} as const satisfies Readonly<Record<AnswerKind, AnswerTypeTold>>

/** What a right answer must also be, in every form that a prompt may ask for. */
const FORMS = {
  'lowest-terms': true,
  mixed: true,
  'mixed-in-lowest-terms': true,
  improper: true,
  fraction: true,
  decimal: true,
  percent: true,
  'decimal-places-0': true,
  'decimal-places-1': true,
  'decimal-places-2': true,
  'decimal-places-3': true,
  'decimal-places-4': true,
  exact: true,
  scientific: true,
  factored: true,
  expanded: true,
  simplified: true,
  'up-to-a-constant': true,
  'same-form': true,
  solved: true,
  'letter-on-left': true,
  'slope-intercept': true,
  'point-slope': true,
  'vertex-form': true,
  'intercept-form': true,
  'distance-form': true,
  'standard-form': true,
  'interval-notation': true,
  'inequality-notation': true,
  'with-hole': true,
} as const satisfies Readonly<Record<Requirement, true>>

export const REQUIREMENTS = Object.keys(FORMS) as [Requirement, ...Requirement[]]

export const toldValues = () =>
  Object.entries(ANSWER_TYPES)
    .map(([type, { about, example }]) => `\`${type}\`: ${about}, such as \`${JSON.stringify(example)}\`.`)
    .join('\n\n')
