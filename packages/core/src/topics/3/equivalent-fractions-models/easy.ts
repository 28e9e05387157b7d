import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  itemOf,
  line,
  numberList,
  over,
  prose,
  step,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  areEqual,
  countedIn,
  countedModels,
  type Fact,
  lineOf,
  lineShows,
  missingIs,
  modelShows,
  models,
  otherTop,
  type Part,
  SAME_SIZE,
  type Shape,
  sidesOf,
  withModels,
} from './models.ts'
import { first, gapOf, pictureOf, pointAt } from './parts.ts'

/** Fractions and the denominators that they are written with. */
const FACTS: readonly Fact[] = [
  [1, 2, 4],
  [2, 3, 6],
  [1, 4, 8],
  [1, 2, 6],
  [3, 4, 8],
  [1, 3, 6],
  [1, 2, 8],
]

/** The unit fractions among them. */
const UNIT_FACTS: readonly Fact[] = [
  [1, 2, 4],
  [1, 3, 6],
  [1, 2, 8],
  [1, 4, 8],
  [1, 2, 6],
]

const second = (fact: Fact): Part => ({ parts: fact[2], shaded: otherTop(fact) })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bothShaded: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({
      fact: random.evenly(FACTS),
      shape: random.pick(['bars', 'circles', 'bars'] as const) as Shape,
    }),
    answer: integer,
    solve: ({ fact }) => otherTop(fact),
    ask: ({ fact, shape }) => withModels(SAME_SIZE[shape](gapOf(fact)), models(shape, first(fact), second(fact))),
    solution: ({ fact, shape }) => [
      modelShows(shape, first(fact), 0),
      modelShows(shape, second(fact), 1),
      missingIs(fact, otherTop(fact)),
    ],
    check(printed, answer) {
      const [one, other] = tupleOf(countedModels(printed), 2)
      return areEqual(one, other) && exact(answer).equals(other.shaded)
    },
  }),
  namedPoint: form({
    levels: ['easy'],
    draw: random => ({ fact: random.evenly(turned(FACTS, 2)) }),
    answer: integer,
    solve: ({ fact }) => otherTop(fact),
    ask: ({ fact }) => withFigure(pointAt(fact), lineOf(second(fact), sidesOf(fact)[0])),
    solution: ({ fact }) => [...lineShows(second(fact)), missingIs(fact, otherTop(fact))],
    check(printed, answer) {
      const [{ parts, shaded }] = tupleOf(countedModels(printed), 1)
      const [known, , asked] = tupleOf(printed.all('quotient'), 3)
      return (
        evaluate(known).times(parts).equals(shaded) && exact(answer).over(evaluate(asked.under)).equals(evaluate(known))
      )
    },
  }),
  bothNumerators: form({
    levels: ['easy'],
    draw: random => ({
      fact: random.evenly(turned(FACTS, 4)),
      shape: random.pick(['circles', 'bars'] as const) as Shape,
    }),
    answer: numberList,
    solve: ({ fact }): readonly Value[] => [fact[0], otherTop(fact)],
    ask({ fact, shape }) {
      const gaps = equation(over(blank(), fact[1]), over(blank(), fact[2]))
      return withModels(
        {
          en:
            shape === 'bars'
              ? prose`The bars are the same size. Write the fractions that are shaded: ${gaps}`
              : prose`The circles are the same size. Write the fractions that are shaded: ${gaps}`,
          es:
            shape === 'bars'
              ? prose`Las barras son del mismo tamaño. Escribe las fracciones que están sombreadas: ${gaps}`
              : prose`Los círculos son del mismo tamaño. Escribe las fracciones que están sombreadas: ${gaps}`,
        },
        models(shape, first(fact), second(fact)),
      )
    },
    namedAnswer: ({ fact }) => both(equation(...sidesOf(fact))),
    solution: ({ fact, shape }) => [
      modelShows(shape, first(fact), 0),
      modelShows(shape, second(fact), 1),
      step(equation(...sidesOf(fact)), because.explain, {
        sentence: { en: line`The same amount is shaded.`, es: line`Está sombreada la misma cantidad.` },
      }),
    ],
    check(printed, answers) {
      const both = countedModels(printed)
      return both.length === 2 && both.every(({ shaded }, i) => exact(itemOf(answers, i)).equals(shaded))
    },
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: random => ({
      fact: random.evenly(turned(UNIT_FACTS, 2)),
      shape: random.pick(['bars', 'circles'] as const),
    }),
    answer: figureChoice,
    solve: ({ fact, shape }): Figure => pictureOf(shape, second(fact)),
    mistakes: ({ fact: [n, d, to], shape }) => ({
      sameNumerator: pictureOf(shape, { parts: to, shaded: n }),
      onePartMore: pictureOf(shape, { parts: to, shaded: (n * to) / d + 1 }),
      otherParts: pictureOf(shape, {
        parts: to === 8 ? 6 : to === 6 ? 8 : 6,
        shaded: to === 4 ? 2 : (n * to) / d - (to === 6 && d === 2 ? 1 : 0),
      }),
    }),
    ask: ({ fact: [n, d] }) => ({
      en: prose`Which picture shows a fraction equal to ${over(n, d)}?`,
      es: prose`¿Qué dibujo muestra una fracción igual a ${over(n, d)}?`,
    }),
    solution: ({ fact, shape }) => [
      step(equation(...sidesOf(fact)), because.explain, {
        sentence: {
          en: line`Cut each of the ${fact[1]} equal parts into ${fact[2] / fact[1]} equal parts.`,
          es: line`Corta cada una de las ${fact[1]} partes iguales en ${fact[2] / fact[1]} partes iguales.`,
        },
      }),
      step(figure(pictureOf(shape, second(fact))), because.explain, {
        sentence: {
          en: line`Choose the picture with ${otherTop(fact)} of ${fact[2]} equal parts shaded.`,
          es: line`Elige el dibujo con ${otherTop(fact)} de ${fact[2]} partes iguales sombreadas.`,
        },
      }),
    ],
    whyWrong({ fact: [n, d, to] }) {
      const shows = (shaded: number, parts: number) => ({
        en: line`It shows ${over(shaded, parts)}, which is not equal to ${over(n, d)}.`,
        es: line`Muestra ${over(shaded, parts)}, que no es igual a ${over(n, d)}.`,
      })
      return {
        sameNumerator: shows(n, to),
        onePartMore: shows((n * to) / d + 1, to),
        otherParts: shows(to === 4 ? 2 : (n * to) / d - (to === 6 && d === 2 ? 1 : 0), to === 8 ? 6 : to === 6 ? 8 : 6),
      }
    },
    check(printed, answer) {
      const [part] = tupleOf(countedIn(answer), 1)
      return evaluate(printed.one('quotient')).times(part.parts).equals(part.shaded)
    },
  }),
})
