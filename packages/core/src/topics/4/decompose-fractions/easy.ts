import {
  answerStep,
  both,
  box,
  count,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  fractionCircle,
  integer,
  itemOf,
  line,
  minus,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  statements,
  step,
  sum,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { type Parts, shown } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'
import { sumOf, total } from './sums.ts'

/** Two to six parts of a whole that has more. */
const FRACTIONS: readonly Parts[] = [
  [3, 5],
  [5, 8],
  [4, 6],
  [2, 3],
  [6, 10],
  [3, 4],
  [5, 12],
  [4, 5],
  [6, 8],
  [5, 6],
  [3, 8],
  [4, 10],
  [6, 12],
  [3, 6],
  [5, 10],
  [4, 8],
]
const drawFraction = (random: Random, first: number): Parts => random.evenly(turned(FRACTIONS, first))
/** Both parts at least 1. */
const drawTwo = (random: Random, first: number) => {
  const [a, d] = drawFraction(random, first)
  const one = random.int(1, a - 1)
  return { tops: [one, a - one] as const, d }
}
/** So many numerators of 1. */
const units = (count: number): readonly number[] => wholes(1, count).map(() => 1)

const bar = ({ parts, shaded }: { readonly parts: number; readonly shaded: number }) =>
  fractionBar({ parts, shaded, wholes: 1 })
const shadedBar = drawing<{ parts: number; shaded: number }>(bar, value => [
  { ...value, shaded: value.shaded + 1 },
  { ...value, shaded: value.shaded - 1 },
])

export const easyForms = (form: FormMaker<typeof levels>) => ({
  restOfBar: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const of = drawFraction(random, 0)
      return { of, shownFirst: random.int(1, Math.min(3, of[0] - 1)) }
    },
    answer: integer,
    solve: ({ of: [a], shownFirst }) => a - shownFirst,
    ask({ of: [a, d], shownFirst }) {
      const gap = equation(over(a, d), sum(...units(shownFirst).map(() => over(1, d)), over(box(), d)))
      const drawn = figure(bar({ parts: d, shaded: a }))
      return {
        en: [prose`The bar shows ${over(a, d)}. Complete the sum: ${gap}`, drawn],
        es: [prose`La barra muestra ${over(a, d)}. Completa la suma: ${gap}`, drawn],
      }
    },
    solution: ({ of: [a, d], shownFirst }) => [
      step(over(a, d), because.countShadedParts, { parts: a }),
      explained(
        equation(minus(a, shownFirst), a - shownFirst),
        line`The sum already has ${shownFirst} of these parts. Find how many are left.`,
        line`La suma ya tiene ${shownFirst} de estas partes. Halla cuántas quedan.`,
      ),
      explained(
        equation(over(a, d), sumOf([...units(shownFirst), a - shownFirst], d)),
        line`Complete the sum.`,
        line`Completa la suma.`,
      ),
    ],
    check(printed, answer) {
      const all = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      const shaded = all.filter(({ fill }) => fill === 'gray').length
      return fitsTheGap(printed, answer) && shaded > exact(answer).n
    },
  }),

  howMany: form({
    levels: ['easy'],
    draw: random => ({ of: drawFraction(random, 3) }),
    answer: integer,
    solve: ({ of: [a] }) => a,
    ask({ of: [a, d] }) {
      const drawn = figure(fractionCircle({ parts: d, shaded: a, wholes: 1 }))
      return {
        en: [prose`How many parts of ${over(1, d)} make up the shaded part of the circle?`, drawn],
        es: [prose`¿Cuántas partes de ${over(1, d)} forman la parte sombreada del círculo?`, drawn],
      }
    },
    solution: ({ of: [a, d] }) => [
      step(expr(d), because.countEqualParts, { parts: d }),
      explained(
        equation(over(a, d), sumOf(units(a), d)),
        line`Each shaded part is ${over(1, d)} of the circle. Shaded parts: ${a}.`,
        line`Cada parte sombreada es ${over(1, d)} del círculo. Partes sombreadas: ${a}.`,
      ),
    ],
    check(printed, answer) {
      const all = printed.figure('fraction-circle').circles.flat()
      return exact(answer).equals(all.filter(({ fill }) => fill !== 'white').length)
    },
  }),

  twoFills: form({
    levels: ['easy'],
    draw: random => drawTwo(random, 15),
    answer: numberList,
    solve: ({ tops }): readonly Value[] => tops,
    ask({ tops: [one, other], d }) {
      const gap = equation(over(one + other, d), sum(over(box(), d), over(box(), d)))
      const drawn = figure(fractionBar({ parts: d, shaded: one, striped: other, wholes: 1 }))
      return {
        en: [prose`Write the shaded part first and then the striped part: ${gap}`, drawn],
        es: [prose`Escribe primero la parte sombreada y luego la parte rayada: ${gap}`, drawn],
      }
    },
    key: ({ tops, d }) => both(equation(over(total(tops), d), sumOf(tops, d))),
    solution: ({ tops: [one, other], d }) => [
      explained(
        statements(over(one, d), over(other, d)),
        line`Of the ${d} equal parts, count the shaded ones and the striped ones.`,
        line`De las ${d} partes iguales, cuenta las sombreadas y las rayadas.`,
      ),
      explained(
        equation(over(one + other, d), sumOf([one, other], d)),
        line`Write the sum of the two parts.`,
        line`Escribe la suma de las dos partes.`,
      ),
    ],
    check(printed, answers) {
      const all = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      const counted = (['gray', 'striped'] as const).map(fill => all.filter(part => part.fill === fill).length)
      return answers.length === 2 && answers.every((value, i) => exact(value).equals(itemOf(counted, i)))
    },
  }),

  shade: form({
    levels: ['easy'],
    lines: 0,
    draw: random => drawTwo(random, 1),
    answer: shadedBar,
    solve: ({ tops, d }) => ({ parts: d, shaded: total(tops) }),
    ask({ tops, d }) {
      const drawn = figure(bar({ parts: d, shaded: 0 }))
      return {
        en: [prose`Shade the bar to show ${sumOf(tops, d)}.`, drawn],
        es: [prose`Sombrea la barra para mostrar ${sumOf(tops, d)}.`, drawn],
      }
    },
    solution: ({ tops: [one, other], d }) => [
      explained(
        equation(sumOf([one, other], d), over(one + other, d)),
        line`Put ${count(one, nouns.part)} and ${count(other, nouns.part)} together.`,
        line`Junta ${count(one, nouns.part)} y ${count(other, nouns.part)}.`,
      ),
      answerStep(figure(bar({ parts: d, shaded: one + other })), {
        en: line`Shade ${one + other} of the ${d} parts.`,
        es: line`Sombrea ${one + other} de las ${d} partes.`,
      }),
    ],
    check(printed, { parts, shaded }) {
      const all = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
      return parts === all.length && evaluate(printed.one('sum')).equals(Ratio.of(shaded, parts))
    },
  }),

  whichSum: form({
    levels: ['easy'],
    draw: random => ({ of: drawFraction(random, 12) }),
    answer: formulaChoice,
    solve: ({ of: [a, d] }): Expr => sumOf(units(a), d),
    mistakes: ({ of: [a, d] }) => ({
      oneTooMany: sumOf(units(a + 1), d),
      wholeForAPart: sum(...units(a).map(() => over(1, a))),
      turnedOver: sum(...units(a).map(() => over(d, a))),
      oneTooFew: sumOf(units(a - 1), d),
    }),
    ask: ({ of }) => ({
      en: prose`Which sum is equal to ${shown(of)}?`,
      es: prose`¿Qué suma es igual a ${shown(of)}?`,
    }),
    solution: ({ of: [a, d] }) => [
      explained(
        over(1, d),
        line`The denominator tells the size of the parts: each is ${over(1, d)}.`,
        line`El denominador dice el tamaño de las partes: cada una es ${over(1, d)}.`,
      ),
      explained(
        sumOf(units(a), d),
        line`The numerator tells how many parts there are: ${a}.`,
        line`El numerador dice cuántas partes hay: ${a}.`,
      ),
    ],
    whyWrong: ({ of: [a, d] }) => ({
      oneTooMany: { en: line`That is one part too many.`, es: line`Es una parte de más.` },
      wholeForAPart: {
        en: line`Each part is ${over(1, a)}, not ${over(1, d)}.`,
        es: line`Cada parte es ${over(1, a)}, no ${over(1, d)}.`,
      },
      turnedOver: {
        en: line`Each part is ${over(d, a)}, not ${over(1, d)}.`,
        es: line`Cada parte es ${over(d, a)}, no ${over(1, d)}.`,
      },
      oneTooFew: { en: line`That is one part too few.`, es: line`Es una parte de menos.` },
    }),
    check: (printed, answer) => exact(answer).equals(evaluate(tupleOf(printed.all('quotient'), 1)[0])),
  }),
})
