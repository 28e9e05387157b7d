import {
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  fractionCircle,
  itemOf,
  line,
  mixed,
  numberLine,
  type Of,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asItStands } from '../../kit/fractions/mixed.ts'

export interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
}

/** A whole part and a proper fraction in lowest terms. */
export function drawMixed(random: Random, { wholes, denominators }: Level) {
  const d = random.pick(denominators)
  return { w: random.int(...wholes), n: random.coprimeTo(d), d }
}
export type Mixed = ReturnType<typeof drawMixed>
/** Not one that every pupil knows: 1 1/2. */
export const drawLater = (random: Random, level: Level): Mixed =>
  random.until(
    () => drawMixed(random, level),
    ({ w, n, d }) => w * d + n > 6,
  )
export const topOf = ({ w, n, d }: Mixed) => w * d + n
export const valueOf = (facts: Mixed) => Ratio.of(topOf(facts), facts.d)
export const improper = (facts: Mixed) => over(topOf(facts), facts.d)

/** Counts whole by whole: the parts of the wholes and the parts beside them. */
export const partsOf = ({ over: top, under }: Of<'quotient'>) => [evaluate(top).n, evaluate(under).n] as const

export const shadedParts = (printed: Printed) => {
  const circles = printed.figure('fraction-circle').circles
  return {
    shaded: circles.flat().filter(({ fill }) => fill !== 'white').length,
    perCircle: itemOf(circles, 0).length,
  }
}
export const shadedCircles = (facts: Mixed) => fractionCircle({ parts: facts.d, shaded: topOf(facts) })

export const wholesAndParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.w), because.count, {
    group: { en: line`the circles that are completely shaded`, es: line`los círculos completamente sombreados` },
  }),
  step(over(facts.n, facts.d), because.read, {
    what: { en: line`the shaded part of the last circle`, es: line`la parte sombreada del último círculo` },
  }),
  step(equation(sum(facts.w, over(facts.n, facts.d)), mixed(valueOf(facts))), because.toMixedNumber),
]
export const allParts = (facts: Mixed): readonly Step[] => [
  step(expr(facts.d), because.count, {
    group: { en: line`the parts of one circle`, es: line`las partes de un círculo` },
  }),
  step(
    equation(facts.n > 0 ? sum(times(facts.w, facts.d), facts.n) : times(facts.w, facts.d), topOf(facts)),
    because.countShadedParts,
    { parts: topOf(facts) },
  ),
  explainedBy(improper(facts), {
    en: line`There are ${topOf(facts)} shaded parts, and each is ${over(1, facts.d)} of a circle.`,
    es: line`Hay ${topOf(facts)} partes sombreadas y cada una es ${over(1, facts.d)} de un círculo.`,
  }),
]

export const joined = (facts: Mixed): Step =>
  explainedBy(equation(improper(facts), mixed(valueOf(facts))), {
    en: line`Write a mixed number: the whole number ${facts.w} and the fraction ${over(facts.n, facts.d)}.`,
    es: line`Escribe un número mixto: el número entero ${facts.w} y la fracción ${over(facts.n, facts.d)}.`,
  })

/** Circles that a pupil might take for those of a mixed number. */
export const otherCircles = ({ w, n, d }: Mixed) => ({
  rest: fractionCircle({ parts: d, shaded: w * d + (d - n) }),
  oneMore: fractionCircle({ parts: d, shaded: (w + 1) * d + n }),
  partMore: fractionCircle({ parts: d, shaded: w * d + n + 1 }),
  partsOnly: fractionCircle({ parts: d, shaded: w + n }),
})

export const asMixed = {
  en: prose`Write the fraction as a mixed number.`,
  es: prose`Escribe la fracción como número mixto.`,
}
export const asImproper = {
  en: prose`Write the number as an improper fraction.`,
  es: prose`Escribe el número como fracción impropia.`,
}

export const lineFrom = (from: number, d: number, points: readonly Value[] = []) =>
  numberLine({
    from,
    to: from + 3,
    step: Ratio.of(1, d),
    labels: d,
    points: points.map(value => exact(value)),
  })

/** 5 2/4 is not reduced: its denominator is that of the fractions beside it. */
export const mixedAsItStands = (top: number, d: number): Expr => asItStands({ w: Math.floor(top / d), n: top % d, d })
export const partsOrOne = (value: Value): number => {
  const shown = expr(value)
  return shown.kind === 'quotient' ? evaluate(shown.under).n : 1
}
