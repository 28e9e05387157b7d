import {
  type Block,
  type Both,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  join,
  line,
  m,
  minus,
  money,
  type Random,
  role,
  type Step,
  statements,
  step,
  sum,
  system,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { NamedBlank } from '../../kit/measures/named-blanks.ts'
import { ended } from '../../kit/stories/endings.ts'
import type { Plans } from './plans.ts'
import type { TwoKinds } from './two-kinds.ts'

export const [x, y] = [m`x`, m`y`]
type Words = Both<readonly Inline[]>

export interface Mixed {
  readonly story: TwoKinds
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}
export function drawMixed(random: Random, story: TwoKinds): Mixed {
  return random.until(
    () => ({
      story,
      a: random.int(...story.first),
      b: random.int(...story.second),
      x: random.int(...story.counts),
      y: random.int(...story.counts),
    }),
    ({ a, b, x, y }) => x !== y && a > b && ![a, b].includes(x) && ![a, b].includes(y) && a * x + b * y <= 400,
  )
}
export const totalOf = ({ a, b, x, y }: Mixed) => a * x + b * y
export const term = (k: number, letter: Expr): Expr => (k === 1 ? letter : join(k, letter))
export const countRow = ({ x: p, y: q }: Mixed): Expr => equation(sum(x, y), p + q)
export const valueRow = (of: Mixed): Expr => equation(sum(term(of.a, x), term(of.b, y)), totalOf(of))
export const systemOf = (of: Mixed): Expr => system(countRow(of), valueRow(of))

export function toldMixed(of: Mixed): Both<Block> {
  const { story, a, b } = of
  return story.says(
    role('all', of.x + of.y),
    role('total', story.total(totalOf(of))),
    role('first', story.each(a)),
    role('second', story.each(b)),
  )
}
/** "Let x be the number of goats, and y the number of ducks." */
export const letKinds = ([first, second]: readonly [Both<string>, Both<string>], howMany = true): Words =>
  howMany
    ? {
        en: ['Let ', x, ` be the number of ${first.en} and `, y, ` the number of ${second.en}.`],
        es: ['Sean ', x, ` el número de ${first.es} e `, y, ` el de ${second.es}.`],
      }
    : {
        en: ['Let ', x, ` be the ${first.en} and `, y, ` the ${second.en}.`],
        es: ['Sean ', x, ` la ${first.es} e `, y, ` la ${second.es}.`],
      }
export const blanksOf = ([first, second]: readonly [Both<string>, Both<string>]): readonly NamedBlank[] => [
  { name: first },
  { name: second },
]

/** Eliminates y, and finds it from the count. */
export function mixedSteps(of: Mixed): readonly Step[] {
  const { story, a, b, x: p, y: q } = of
  const { en, es } = story.ends(p, q)
  return [
    ...(b === 1
      ? []
      : [step(equation(sum(term(b, x), term(b, y)), b * (p + q)), because.multiplyEquation, { which: 1, value: b })]),
    explainedBy(
      equation(term(a - b, x), (a - b) * p),
      b === 1
        ? {
            en: line`Subtract equation 1 from equation 2 to eliminate ${y}: ${minus(totalOf(of), p + q)} is ${(a - b) * p}.`,
            es: line`Resta la ecuación 1 de la ecuación 2 para eliminar ${y}: ${minus(totalOf(of), p + q)} es ${(a - b) * p}.`,
          }
        : {
            en: line`Subtract this from equation 2 to eliminate ${y}: ${minus(totalOf(of), b * (p + q))} is ${(a - b) * p}.`,
            es: line`Réstala de la ecuación 2 para eliminar ${y}: ${minus(totalOf(of), b * (p + q))} es ${(a - b) * p}.`,
          },
    ),
    ...(a - b === 1 ? [] : [step(equation(x, p), because.divideBothSides, { value: a - b })]),
    ended(
      statements(equation(x, p), equation(equation(y, minus(p + q, p)), q)),
      [...line`Equation 1 gives ${y}. `, ...en],
      [...line`La ecuación 1 da ${y}. `, ...es],
    ),
  ]
}
export const setUpMixed = (of: Mixed): Step => {
  const [first, second] = of.story.kinds
  return explainedBy(statements(countRow(of), valueRow(of)), {
    en: [
      `The first equation adds the numbers of ${first.en} and ${second.en}, the second adds `,
      ...of.story.adds.en,
      '.',
    ],
    es: [
      `La primera ecuación suma el número de ${first.es} y el de ${second.es}; la segunda suma `,
      ...of.story.adds.es,
      '.',
    ],
  })
}

export interface Priced {
  readonly plan: Plans
  /** Fixed part and rate of the first and of the second, as they are told. */
  readonly start: number
  readonly rate: number
  readonly otherStart: number
  readonly otherRate: number
  readonly x: number
}
export function drawPriced(random: Random, plan: Plans): Priced {
  const isSwapped = random.chance(0.5)
  return random.until(
    () => {
      const [start, slow, more, at] = [
        random.int(...plan.start),
        random.int(...plan.rate),
        random.int(...plan.faster),
        random.int(...plan.meet),
      ]
      const [cheap, dear] = [
        { start, rate: slow + more },
        { start: start + more * at, rate: slow },
      ]
      const [one, other] = isSwapped ? [dear, cheap] : [cheap, dear]
      return { plan, start: one.start, rate: one.rate, otherStart: other.start, otherRate: other.rate, x: at }
    },
    ({ start, rate, otherStart, otherRate, x: at }) =>
      new Set([start, rate, otherStart, otherRate, at]).size === 5 && start + rate * at <= 400,
  )
}
export const costAt = ({ start, rate }: Pick<Priced, 'start' | 'rate'>, at: number) => start + rate * at
export const otherAt = ({ otherStart, otherRate }: Priced, at: number) => otherStart + otherRate * at
const lineOf = (rate: number, start: number): Expr => equation(y, sum(term(rate, x), start))
export const planRows = ({ start, rate, otherStart, otherRate }: Priced) =>
  [lineOf(rate, start), lineOf(otherRate, otherStart)] as const
const dollars = (value: number) => money(value * 100)
export const toldPlans = ({ plan, start, rate, otherStart, otherRate }: Priced): Both<Block> =>
  plan.says(
    role('start', dollars(start)),
    role('rate', dollars(rate)),
    role('other start', dollars(otherStart)),
    role('other rate', dollars(otherRate)),
  )
/** "Let x be the number of months and y the total cost in dollars." */
export const letCost = ({ counts }: Plans): Words => ({
  en: ['Let ', x, ' be ', ...counts.en, ' and ', y, ' the total cost in dollars.'],
  es: ['Sean ', x, ' ', ...counts.es, ' e ', y, ' el costo total en dólares.'],
})

/** Sets both sides equal and finds x, the smaller rate taken away first. */
export function meetingSteps(of: Priced, isNamed = true): readonly Step[] {
  const { start, rate, otherStart, otherRate, x: at } = of
  const [small, [k, b], c] =
    rate > otherRate
      ? [otherRate, [rate - otherRate, start], otherStart]
      : [rate, [otherRate - rate, otherStart], start]
  return [
    explainedBy(
      equation(sum(term(rate, x), start), sum(term(otherRate, x), otherStart)),
      isNamed
        ? {
            en: line`The costs are equal where both values of ${y} are the same.`,
            es: line`Los costos son iguales donde los dos valores de ${y} son iguales.`,
          }
        : {
            en: [...line`Let ${x} be `, ...of.plan.counts.en, '. Set the two costs equal.'],
            es: [...line`Sea ${x} `, ...of.plan.counts.es, '. Iguala los dos costos.'],
          },
    ),
    explainedBy(rate > otherRate ? equation(term(k, x), c - b) : equation(c - b, term(k, x)), {
      en: line`Subtract ${term(small, x)} and ${b} from both sides.`,
      es: line`Resta ${term(small, x)} y ${b} de ambos lados.`,
    }),
    ...(k === 1 ? [] : [step(equation(x, at), because.divideBothSides, { value: k })]),
  ]
}
export const costLine = ({ start, rate }: Pick<Priced, 'start' | 'rate'>, at: number): Expr =>
  equation(sum(times(rate, at), start), costAt({ start, rate }, at))
export { dollars }
