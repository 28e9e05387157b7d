import {
  type Block,
  type Both,
  type Content,
  count,
  divide,
  type Expr,
  equation,
  type Figure,
  figure,
  fractionBar,
  fractionCircle,
  line,
  numberLine,
  over,
  type Printed,
  prose,
  Ratio,
  ratioOfExact,
  type Step,
  sideBySide,
  step,
  times,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

/** n/d and the denominator of an equal fraction. */
export type Fact = readonly [n: number, d: number, to: number]
export const otherTop = ([n, d, to]: Fact): number => (n * to) / d
export const sidesOf = (fact: Fact): readonly [Expr, Expr] => [over(fact[0], fact[1]), over(otherTop(fact), fact[2])]

export type Shape = 'bars' | 'circles'
export interface Part {
  readonly parts: number
  /** 0: not shaded yet, or no point. */
  readonly shaded: number
}

/** A line from 0 to 1 whose point bears the name of a fraction. */
export const lineOf = ({ parts, shaded }: Part, name: Expr) =>
  numberLine({
    from: 0,
    to: 1,
    step: Ratio.of(1, parts),
    labels: [0, 1],
    points: [[Ratio.of(shaded, parts), name]],
  })
export const circleOf = ({ parts, shaded }: Part) => fractionCircle({ parts, shaded, wholes: 1 })
export const barOf = ({ parts, shaded }: Part) => fractionBar({ parts, shaded, wholes: 1 })

/** Two models of one size: bars one above the other, circles side by side. */
export function models(shape: Shape, first: Part, second: Part): readonly Block[] {
  switch (shape) {
    case 'bars':
      return [
        figure(
          fractionBar(
            { parts: first.parts, shaded: first.shaded, wholes: 1 },
            { parts: second.parts, shaded: second.shaded, wholes: 1 },
          ),
        ),
      ]
    case 'circles':
      return [sideBySide(figure(circleOf(first)), figure(circleOf(second)))]
    default:
      return shape satisfies never
  }
}
export const withModels = (said: Both<Block>, drawn: readonly Block[]): Both<Content> => ({
  en: [said.en, ...drawn],
  es: [said.es, ...drawn],
})

/** The parts and the shaded parts of each printed model; of a line, the ticks up to its point. */
export const countedModels = (printed: Printed): readonly Part[] =>
  printed.blocks.flatMap(block => (block.kind === 'figure' ? countedIn(block.figure) : []))
export function countedIn(item: Figure): readonly Part[] {
  if (item.kind === 'number-line') {
    const parts = item.step ? Ratio.of(1).over(ratioOfExact(item.step)).n : 1
    const [point] = item.points
    return [{ parts, shaded: point ? ratioOfExact(point.at).times(parts).n : 0 }]
  }
  const wholes =
    item.kind === 'fraction-bar'
      ? item.rows.flatMap(row => row.wholes)
      : item.kind === 'fraction-circle'
        ? item.circles
        : []
  return wholes.map(parts => ({ parts: parts.length, shaded: parts.filter(({ fill }) => fill !== 'white').length }))
}

/** Cross multiplication. */
export const areEqual = (a: Part, b: Part): boolean => a.shaded * b.parts === b.shaded * a.parts

const PLACES = {
  bars: [
    [words('First bar', 'Primera barra'), words('of the first bar', 'de la primera barra')],
    [words('Second bar', 'Segunda barra'), words('of the second bar', 'de la segunda barra')],
  ],
  circles: [
    [words('First circle', 'Primer círculo'), words('of the first circle', 'del primer círculo')],
    [words('Second circle', 'Segundo círculo'), words('of the second circle', 'del segundo círculo')],
  ],
} as const

/** What the first or the second model shows. */
export function modelShows(shape: Shape, { parts, shaded }: Part, place: 0 | 1): Step {
  const [name] = PLACES[shape][place]
  return step(over(shaded, parts), because.explain, {
    sentence: {
      en: line`${name}: ${parts} equal parts. Shaded parts: ${shaded}.`,
      es: line`${name}: ${parts} partes iguales. Partes sombreadas: ${shaded}.`,
    },
  })
}
/** How the parts of one model fit those of the other. */
export const partsFit = (shape: Shape, [, d, to]: Fact): Step => {
  const many = to > d ? to / d : d / to
  const [one, other] = to > d ? [over(1, d), over(many, to)] : [over(1, to), over(many, d)]
  const [from, into] = to > d ? [PLACES[shape][0][1], PLACES[shape][1][1]] : [PLACES[shape][1][1], PLACES[shape][0][1]]
  return step(equation(one, other), because.explain, {
    sentence: {
      en: line`1 part ${from} is as large as ${many} parts ${into}.`,
      es: line`1 parte ${from} es tan grande como ${many} partes ${into}.`,
    },
  })
}
/** What a line shows: the parts from 0 to 1, and those from 0 to the point. */
export const lineShows = ({ parts, shaded }: Part): readonly Step[] => [
  step(equation(over(parts, parts), 1), because.explain, {
    sentence: {
      en: line`There are ${parts} equal parts from 0 to 1.`,
      es: line`De 0 a 1 hay ${parts} partes iguales.`,
    },
  }),
  step(over(shaded, parts), because.explain, {
    sentence: {
      en: line`The point is ${count(shaded, nouns.part)} from 0.`,
      es: line`El punto está a ${count(shaded, nouns.part)} del 0.`,
    },
  }),
]
/** The parts of the line are cut, or put in groups, until there are as many as are asked for. */
export const lineRecut = (fact: Fact): Step => {
  const [, d, to] = fact
  const top = otherTop(fact)
  return to > d
    ? step(equation(times(d, to / d), to), because.explain, {
        sentence: {
          en: line`Cut each part into ${to / d} equal parts: from 0 to 1 there are ${to} parts, and from 0 to the point, ${top}.`,
          es: line`Divide cada parte en ${to / d} partes iguales: de 0 a 1 hay ${to} partes y de 0 al punto, ${top}.`,
        },
      })
    : step(equation(divide(d, d / to), to), because.explain, {
        sentence: {
          en: line`Put the parts in groups of ${d / to}: from 0 to 1 there are ${to} groups, and from 0 to the point, ${top}.`,
          es: line`Forma grupos de ${d / to} partes: de 0 a 1 hay ${to} grupos y de 0 al punto, ${top}.`,
        },
      })
}
/** 1/2 = 2/4, and the number that was asked for. */
export const missingIs = (fact: Fact, missing: number): Step =>
  step(equation(...sidesOf(fact)), because.explain, {
    sentence: { en: line`The missing number is ${missing}.`, es: line`El número que falta es ${missing}.` },
  })

export const SAME_SIZE: Readonly<Record<Shape, (gap: Expr) => Both<Block>>> = {
  bars: gap => ({
    en: prose`The bars are the same size. Write the missing number: ${gap}`,
    es: prose`Las barras son del mismo tamaño. Escribe el número que falta: ${gap}`,
  }),
  circles: gap => ({
    en: prose`The circles are the same size. Write the missing number: ${gap}`,
    es: prose`Los círculos son del mismo tamaño. Escribe el número que falta: ${gap}`,
  }),
}
