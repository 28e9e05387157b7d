import {
  answerStep,
  drawing,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  line,
  over,
  prose,
  step,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  areEqual,
  barOf,
  countedModels,
  type Fact,
  lineOf,
  lineRecut,
  lineShows,
  missingIs,
  modelShows,
  models,
  otherTop,
  type Part,
  partsFit,
  type Shape,
  sidesOf,
  withModels,
} from './models.ts'
import { first, gapOf, pictureOf, pointAt } from './parts.ts'

/** Other fractions, to more parts and to fewer. */
const FACTS: readonly Fact[] = [
  [2, 3, 6],
  [4, 8, 2],
  [2, 8, 4],
  [4, 8, 4],
  [3, 4, 8],
  [4, 6, 3],
  [3, 6, 2],
  [2, 6, 3],
  [2, 4, 8],
  [6, 8, 4],
]

const empty = ([, , to]: Fact): Part => ({ parts: to, shaded: 0 })

const shadedBar = drawing<{ parts: number; shaded: number }>(barOf, value => [
  { ...value, shaded: value.shaded + 1 },
  { ...value, shaded: value.shaded - 1 },
])

/** Likely misreadings first; none of them is the shaded amount. */
function misreadings(fact: Fact): readonly (readonly [above: number, below: number])[] {
  const [n, d, to] = fact
  const top = otherTop(fact)
  const near = [
    [n, to],
    [top + 1, to],
    [d - n, d],
    [top - 1, to],
    [1, d],
    [n - 1, d],
  ] as const
  return near
    .filter(
      ([above, below], i) =>
        above > 0 &&
        above < below &&
        above * d !== n * below &&
        near.findIndex(other => other[0] * below === above * other[1]) === i,
    )
    .slice(0, 3)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  oneShaded: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({
      fact: random.evenly(FACTS),
      shape: random.pick(['circles', 'bars'] as const) as Shape,
    }),
    answer: integer,
    solve: ({ fact }) => otherTop(fact),
    ask({ fact, shape }) {
      const gap = gapOf(fact)
      return withModels(
        shape === 'bars'
          ? {
              en: prose`The bars are the same size. Use the second bar to find the missing number: ${gap}`,
              es: prose`Las barras son del mismo tamaño. Usa la segunda barra para hallar el número que falta: ${gap}`,
            }
          : {
              en: prose`The circles are the same size. Use the second circle to find the missing number: ${gap}`,
              es: prose`Los círculos son del mismo tamaño. Usa el segundo círculo para hallar el número que falta: ${gap}`,
            },
        models(shape, first(fact), empty(fact)),
      )
    },
    solution: ({ fact, shape }) => [
      modelShows(shape, first(fact), 0),
      partsFit(shape, fact),
      missingIs(fact, otherTop(fact)),
    ],
    check(printed, answer) {
      const [one, other] = tupleOf(countedModels(printed), 2)
      return areEqual(one, { ...other, shaded: exact(answer).n })
    },
  }),
  recutLine: form({
    levels: ['medium'],
    draw: random => ({ fact: random.evenly(startingAt(FACTS, 1)) }),
    answer: integer,
    solve: ({ fact }) => otherTop(fact),
    ask: ({ fact }) => withFigure(pointAt(fact), lineOf(first(fact), sidesOf(fact)[0])),
    solution: ({ fact }) => [...lineShows(first(fact)), lineRecut(fact), missingIs(fact, otherTop(fact))],
    check(printed, answer) {
      const [point] = tupleOf(countedModels(printed), 1)
      const [, , asked] = tupleOf(printed.all('quotient'), 3)
      return areEqual(point, { parts: evaluate(asked.under).n, shaded: exact(answer).n })
    },
  }),
  shade: form({
    levels: ['medium'],
    lines: 0,
    draw: random => ({ fact: random.evenly(startingAt(FACTS, 1)) }),
    answer: shadedBar,
    solve: ({ fact }) => ({ parts: fact[2], shaded: otherTop(fact) }),
    ask: ({ fact }) =>
      withModels(
        {
          en: prose`Shade the second bar to show the same amount as the first bar.`,
          es: prose`Sombrea la segunda barra para mostrar la misma cantidad que la primera.`,
        },
        models('bars', first(fact), empty(fact)),
      ),
    solution: ({ fact }) => [
      modelShows('bars', first(fact), 0),
      partsFit('bars', fact),
      answerStep(figure(barOf({ parts: fact[2], shaded: otherTop(fact) })), {
        en: line`Shade ${otherTop(fact)} of the ${fact[2]} parts.`,
        es: line`Sombrea ${otherTop(fact)} de las ${fact[2]} partes.`,
      }),
    ],
    check(printed, answer) {
      const [one, other] = tupleOf(countedModels(printed), 2)
      return other.parts === answer.parts && areEqual(one, answer)
    },
  }),
  cutAndShade: form({
    levels: ['medium'],
    lines: 0,
    draw: random => ({ fact: random.evenly(startingAt(FACTS, 1)) }),
    answer: shadedBar,
    solve: ({ fact }) => ({ parts: fact[2], shaded: otherTop(fact) }),
    ask: ({ fact }) =>
      withModels(
        {
          en: prose`Divide the second bar into ${fact[2]} equal parts. Then shade the same amount as in the first bar.`,
          es: prose`Divide la segunda barra en ${fact[2]} partes iguales. Luego sombrea la misma cantidad que en la primera.`,
        },
        models('bars', first(fact), { parts: 1, shaded: 0 }),
      ),
    solution: ({ fact }) => [
      modelShows('bars', first(fact), 0),
      partsFit('bars', fact),
      answerStep(figure(barOf({ parts: fact[2], shaded: otherTop(fact) })), {
        en: line`Make ${fact[2]} equal parts, and shade ${otherTop(fact)} of them.`,
        es: line`Haz ${fact[2]} partes iguales y sombrea ${otherTop(fact)}.`,
      }),
    ],
    check(printed, answer) {
      const [one] = countedModels(printed)
      return one !== undefined && printed.take(1)[0].equals(answer.parts) && areEqual(one, answer)
    },
  }),
  whichFraction: form({
    levels: ['medium'],
    draw: random => ({
      fact: random.evenly(startingAt(FACTS, 2)),
      shape: random.pick(['bars', 'circles'] as const),
    }),
    answer: formulaChoice,
    solve: ({ fact }) => sidesOf(fact)[1],
    mistakes: ({ fact }) =>
      Object.fromEntries(misreadings(fact).map(([above, below], i) => [`misread${i}`, over(above, below)])),
    ask: ({ fact, shape }) =>
      withFigure(
        {
          en: prose`Which fraction names the shaded amount?`,
          es: prose`¿Qué fracción nombra la cantidad sombreada?`,
        },
        pictureOf(shape, first(fact)),
      ),
    solution: ({ fact: [n, d, to], fact }) => [
      step(over(n, d), because.countShadedParts, { parts: n }),
      step(equation(...sidesOf(fact)), because.explain, {
        sentence:
          to > d
            ? {
                en: line`Cut each part into ${to / d} equal parts: there are ${to} parts in all. Shaded parts: ${otherTop(fact)}.`,
                es: line`Corta cada parte en ${to / d} partes iguales: hay ${to} partes en total. Partes sombreadas: ${otherTop(fact)}.`,
              }
            : {
                en: line`Put the parts in groups of ${d / to}: there are ${to} groups. Shaded groups: ${otherTop(fact)}.`,
                es: line`Forma grupos de ${d / to} partes: hay ${to} grupos. Grupos sombreados: ${otherTop(fact)}.`,
              },
      }),
      step(expr(sidesOf(fact)[1]), because.explain, {
        sentence: {
          en: line`This fraction names the shaded amount.`,
          es: line`Esta fracción nombra la cantidad sombreada.`,
        },
      }),
    ],
    whyWrong: ({ fact }) =>
      Object.fromEntries(
        misreadings(fact).map(([above, below], i) => {
          const shaded = over(below === fact[1] ? fact[0] : otherTop(fact), below)
          return [
            `misread${i}`,
            {
              en: line`The shaded amount is ${shaded}, not ${over(above, below)}.`,
              es: line`La cantidad sombreada es ${shaded}, no ${over(above, below)}.`,
            },
          ]
        }),
      ),
    check(printed, answer) {
      const [part] = tupleOf(countedModels(printed), 1)
      return exact(answer).times(part.parts).equals(part.shaded)
    },
  }),
})
