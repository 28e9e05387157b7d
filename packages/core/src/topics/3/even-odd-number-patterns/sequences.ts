import {
  capitalLine,
  type Expr,
  equation,
  explained,
  type Inline,
  itemOf,
  lastOf,
  line,
  list,
  minus,
  type Random,
  type Sentence,
  type Step,
  statements,
  sum,
  times,
  type Value,
  wholes,
} from '../../../author.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

/** What is done to each number to get the next one. */
export interface Rule {
  readonly sign: '+' | '−' | '×'
  readonly by: number
}
export interface Pattern extends Rule {
  readonly start: number
}

export const applied = (value: number, { sign, by }: Rule): number =>
  sign === '+' ? value + by : sign === '−' ? value - by : value * by
export const termsOf = ({ start, ...rule }: Pattern, count: number): readonly number[] =>
  wholes(2, count).reduce((terms: readonly number[]) => [...terms, applied(terms.at(-1) ?? start, rule)], [start])

export const written = (value: number, { sign, by }: Rule): Expr =>
  sign === '+' ? sum(value, by) : sign === '−' ? minus(value, by) : times(value, by)

/** "add 25". */
export const ruleWords = ({ sign, by }: Rule): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } =>
  sign === '+'
    ? { en: line`add ${by}`, es: line`sumar ${by}` }
    : sign === '−'
      ? { en: line`subtract ${by}`, es: line`restar ${by}` }
      : { en: line`multiply by ${by}`, es: line`multiplicar por ${by}` }
export const ruleNamed = (rule: Rule): Sentence => {
  const { en, es } = ruleWords(rule)
  return {
    key: `${rule.sign} ${rule.by}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

/** Steps that are easy to add and subtract: each easy form has its own. */
export const EASY_STEPS = {
  nextTwo: [5, 20, 4, 50, 25, 30, 10, 40],
  howMuch: [9, 15, 6, 12, 8, 7, 11],
  whichRule: [60, 3, 70, 100, 22, 80, 33],
} as const

/** A number is added or subtracted each time, without leaving the numbers up to the greatest. */
export function drawAdding(random: Random, steps: readonly number[], count: number, greatest = 999): Pattern {
  const sign = random.evenly(['+', '−'] as const)
  return random.until(
    (): Pattern => ({
      sign,
      by: random.pick(steps),
      start: random.int(11, sign === '+' ? Math.min(500, greatest) : greatest),
    }),
    pattern => {
      const last = lastOf(termsOf(pattern, count))
      return last > 10 && last <= greatest && pattern.start % 10 !== 0
    },
  )
}
/** Easy patterns stay with numbers that are quickly added to and subtracted from. */
export const drawEasy = (random: Random, form: keyof typeof EASY_STEPS, count: number): Pattern =>
  drawAdding(random, EASY_STEPS[form], count, 399)

/** How a pattern changes, seen in two numbers that stand side by side. */
export function change(before: number, rule: Rule): Step {
  const after = applied(before, rule)
  const { by, sign } = rule
  if (sign === '×')
    return explained(
      equation(times(before, by), after),
      line`From ${before} to ${after}, the number is multiplied by ${by}.`,
      line`De ${before} a ${after}, el número se multiplica por ${by}.`,
    )
  return sign === '+'
    ? explained(
        equation(minus(after, before), by),
        line`The numbers go up by ${by}, so the rule is: add ${by}.`,
        line`Los números suben de ${by} en ${by}, así que la regla es sumar ${by}.`,
      )
    : explained(
        equation(minus(before, after), by),
        line`The numbers go down by ${by}, so the rule is: subtract ${by}.`,
        line`Los números bajan de ${by} en ${by}, así que la regla es restar ${by}.`,
      )
}

/** The same in two places, so that no other rule fits. */
export function changeTwice([one, other]: readonly [number, number], rule: Rule): Step {
  const [first, second] = [applied(one, rule), applied(other, rule)]
  const { by, sign } = rule
  if (sign === '×')
    return explained(
      statements(equation(times(one, by), first), equation(times(other, by), second)),
      line`${first} is ${by} times ${one}, and ${second} is ${by} times ${other}. The rule is: multiply by ${by}.`,
      line`${first} es ${by} veces ${one} y ${second} es ${by} veces ${other}. La regla es multiplicar por ${by}.`,
    )
  const between = (before: number, after: number) => minus(Math.max(before, after), Math.min(before, after))
  return explained(
    statements(equation(between(one, first), by), equation(between(other, second), by)),
    sign === '+'
      ? line`The numbers go up by ${by} in two places. The rule is: add ${by}.`
      : line`The numbers go down by ${by} in two places. The rule is: subtract ${by}.`,
    sign === '+'
      ? line`Los números suben ${by} en dos lugares. La regla es sumar ${by}.`
      : line`Los números bajan ${by} en dos lugares. La regla es restar ${by}.`,
  )
}

/** From a number to the next one: the tens first where the ones go past a ten. */
export function onward(before: number, rule: Rule): readonly Step[] {
  const { sign, by } = rule
  const after = applied(before, rule)
  const { en, es } = ruleWords(rule)
  const said =
    sign === '×'
      ? ([
          [...capitalLine(en), '.'],
          [...capitalLine(spoken(es)), '.'],
        ] as const)
      : sign === '+'
        ? ([line`Add ${by} to ${before}.`, line`Suma ${by} a ${before}.`] as const)
        : ([line`Subtract ${by} from ${before}.`, line`Resta ${by} de ${before}.`] as const)
  const whole = [explained(equation(written(before, rule), after), ...said)]
  const ones = by % 10
  const crosses = sign === '+' ? (before % 10) + ones >= 10 : before % 10 < ones
  if (sign === '×' || by < 10 || ones === 0 || !crosses) return whole
  const tens = { sign, by: by - ones }
  const middle = applied(before, tens)
  return [
    explained(
      equation(written(before, tens), middle),
      sign === '+'
        ? line`${by} is ${by - ones} and ${ones}. Add ${by - ones} first.`
        : line`${by} is ${by - ones} and ${ones}. Subtract ${by - ones} first.`,
      sign === '+'
        ? line`${by} es ${by - ones} y ${ones}. Suma primero ${by - ones}.`
        : line`${by} es ${by - ones} y ${ones}. Resta primero ${by - ones}.`,
    ),
    explained(
      equation(written(middle, { sign, by: ones }), after),
      sign === '+' ? line`Then add ${ones}.` : line`Then subtract ${ones}.`,
      sign === '+' ? line`Después suma ${ones}.` : line`Después resta ${ones}.`,
    ),
  ]
}

const SPOKEN: Readonly<Record<string, string>> = {
  'sumar ': 'suma ',
  'restar ': 'resta ',
  'multiplicar por ': 'multiplica por ',
}
const spoken = (said: readonly Inline[]): readonly Inline[] => {
  const first = itemOf(said, 0)
  return [typeof first === 'string' ? (SPOKEN[first] ?? first) : first, ...said.slice(1)]
}

export const shownTerms = (terms: readonly Value[]): Expr => list(...terms)
