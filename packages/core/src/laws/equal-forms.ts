import type { DraftAnswer } from '../answer/answer.ts'
import { canonicalNumber } from '../answer/grade/number.ts'
import type { Json } from '../answer/type.ts'
import { LOCALES } from '../both.ts'
import { decimalPlaces, decimalText } from '../number/decimal.ts'
import type { Ratio } from '../number/ratio.ts'
import type { Case } from './case.ts'
import type { ProblemLaw } from './law.ts'

/** Where the prompt asks for no form, whatever is equal is right. */
export const equalFormsAreAccepted: ProblemLaw = problem => {
  const { answer } = problem.draft
  if (answer.requires !== null || problem.choices.length > 0) return null
  const refused = formsOf(problem, answer).find(form => !problem.accepts(form))
  return refused === undefined
    ? null
    : `no form is asked for, and ${answer.type} ${problem.answer.text('en')} refuses "${refused}"`
}

/** What pupils type for the same answer. */
function formsOf(problem: Case, { type, value }: DraftAnswer): readonly string[] {
  switch (type) {
    case 'integer':
    case 'fraction':
    case 'mixed':
    case 'decimal':
      return formsOfNumber(value, form => [form, ...withName(problem, form), ...withThings(problem, form)])
    case 'measure':
      return formsOfNumber(fieldOf(value, 'amount'), form => [form])
    case 'angle':
      return formsOfNumber(value, form => [form, `${form}°`, ...withName(problem, form)])
    case 'point':
      return Array.isArray(value) && value.length === 2
        ? [`(${value[0]}, ${value[1]})`, `x = ${value[0]}, y = ${value[1]}`]
        : []
    case 'set': {
      const values = numbersOf(value)
      return values.length < 2 ? [] : [values.join(', '), `{${[...values].reverse().join(', ')}}`, values.join(' and ')]
    }
    default:
      return []
  }
}

function formsOfNumber(value: Json, dressed: (form: string) => readonly string[]): readonly string[] {
  const number = typeof value === 'string' ? canonicalNumber(value) : null
  return number ? spellings(number).flatMap(dressed) : []
}

/** 7/4, 1 3/4, 1.75 and 14/8. */
function spellings(value: Ratio): readonly string[] {
  if (value.isInteger) return [String(value.n)]
  const [n, sign] = [Math.abs(value.n), value.n < 0 ? '-' : '']
  const places = decimalPlaces(value.d)
  return [
    `${value.n}/${value.d}`,
    `${value.n * 2}/${value.d * 2}`,
    ...(n > value.d ? [`${sign}${Math.floor(n / value.d)} ${n % value.d}/${value.d}`] : []),
    ...(places === null || places > 9 ? [] : [decimalText(value.n, value.d)]),
  ]
}

const NAMED = /(?:find|solve for|value of) (\p{L})(?!\p{L})/iu

/** x = 5, where x is asked for. */
function withName(problem: Case, form: string): readonly string[] {
  const [, name] = NAMED.exec(problem.asks('en')) ?? []
  return name === undefined || /^[aI]$/.test(name) ? [] : [`${name} = ${form}`]
}

const UNIT =
  /how many ((?:second|minute|hour|day|week|month|year|mile|meter|centimeter|kilometer|millimeter|yard|gram|kilogram|pound|ounce|liter|milliliter|gallon|quart|pint|cup|dollar|point|degree)s|feet|inches)\b/i

/** 240 miles, 30 tickets, 30 boletos, where that is what is counted. */
function withThings(problem: Case, form: string): readonly string[] {
  const nouns = LOCALES.flatMap(locale =>
    problem
      .printed(locale)
      .terms('how-many')
      .slice(0, 1)
      .map(({ noun }) => noun[locale][1]),
  )
  const [, unit] = UNIT.exec(problem.asks('en')) ?? []
  return [...nouns, ...(unit === undefined ? [] : [unit])].map(thing => `${form} ${thing}`)
}

const numbersOf = (value: Json): readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string' && canonicalNumber(item) !== null)
    ? (value as readonly string[])
    : []

const fieldOf = (value: Json, name: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ((value as Readonly<Record<string, Json>>)[name] ?? null)
    : null
