import {
  answerStep,
  blank,
  both,
  defineTopic,
  drawing,
  equation,
  evaluate,
  exact,
  expr,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
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
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { hardForms } from './equivalent-fractions-models/hard-forms.ts'
import { levels } from './equivalent-fractions-models/levels.ts'
import {
  areEqual,
  barOf,
  circleOf,
  countedIn,
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
  SAME_SIZE,
  type Shape,
  sidesOf,
  withModels,
} from './equivalent-fractions-models/models.ts'

/** Unit fractions and the denominators that they are written with. */
const UNIT_FACTS: readonly Fact[] = [
  [1, 2, 4],
  [1, 3, 6],
  [1, 2, 8],
  [1, 4, 8],
  [1, 2, 6],
]
/** Other fractions, to more parts and to fewer. */
const FACTS: readonly Fact[] = [
  [2, 3, 6],
  [6, 8, 4],
  [2, 4, 8],
  [4, 6, 3],
  [3, 4, 8],
  [4, 8, 2],
  [4, 8, 4],
  [2, 6, 3],
  [2, 8, 4],
  [3, 6, 2],
]

const first = ([n, d]: Fact): Part => ({ parts: d, shaded: n })
const second = (fact: Fact): Part => ({ parts: fact[2], shaded: otherTop(fact) })
const empty = ([, , to]: Fact): Part => ({ parts: to, shaded: 0 })
const gapOf = (fact: Fact) => equation(sidesOf(fact)[0], over(blank(), fact[2]))

/** The point is at 1/2: which number is missing in 1/2 = __/4? */
const pointAt = (fact: Fact) => ({
  en: prose`The point is at ${sidesOf(fact)[0]}. Write the missing number: ${gapOf(fact)}`,
  es: prose`El punto está en ${sidesOf(fact)[0]}. Escribe el número que falta: ${gapOf(fact)}`,
})

const shadedBar = drawing<{ parts: number; shaded: number }>(barOf, value => [
  { ...value, shaded: value.shaded + 1 },
  { ...value, shaded: value.shaded - 1 },
])
const pictureOf = (shape: 'bars' | 'circles', part: Part): Figure => (shape === 'bars' ? barOf(part) : circleOf(part))

export const equivalentFractionsModels = defineTopic(
  {
    id: 'equivalent-fractions-models',
    name: { en: 'Equivalent fractions with models', es: 'Fracciones equivalentes con modelos' },
    description: {
      en: 'Use bars, circles or number lines to find fractions that name the same amount.',
      es: 'Usa barras, círculos o rectas numéricas para hallar fracciones que nombran la misma cantidad.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.3', '3.NF.A.3a', '3.NF.A.3b'],
    levels,
  },
  form => ({
    bothShaded: form({
      levels: ['easy'],
      share: 2,
      draw: random => ({
        fact: random.evenly(UNIT_FACTS),
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
      draw: random => ({ fact: random.evenly(turned(UNIT_FACTS, 1)) }),
      answer: integer,
      solve: ({ fact }) => otherTop(fact),
      ask: ({ fact }) => withFigure(pointAt(fact), lineOf(second(fact), sidesOf(fact)[0])),
      solution: ({ fact }) => [...lineShows(second(fact)), missingIs(fact, otherTop(fact))],
      check(printed, answer) {
        const [{ parts, shaded }] = tupleOf(countedModels(printed), 1)
        const [known, , asked] = tupleOf(printed.all('quotient'), 3)
        return (
          evaluate(known).times(parts).equals(shaded) &&
          exact(answer).over(evaluate(asked.under)).equals(evaluate(known))
        )
      },
    }),

    bothNumerators: form({
      levels: ['easy'],
      draw: random => ({
        fact: random.evenly(turned(UNIT_FACTS, 3)),
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
            en: line`Cut each of the ${fact[1]} equal parts into ${fact[2] / fact[1]}.`,
            es: line`Corta cada una de las ${fact[1]} partes iguales en ${fact[2] / fact[1]}.`,
          },
        }),
        step(figure(pictureOf(shape, second(fact))), because.explain, {
          sentence: {
            en: line`Choose the picture with ${otherTop(fact)} of ${fact[2]} equal parts shaded.`,
            es: line`Elige el dibujo con ${otherTop(fact)} de ${fact[2]} partes iguales sombreadas.`,
          },
        }),
      ],
      check(printed, answer) {
        const [part] = tupleOf(countedIn(answer), 1)
        return evaluate(printed.one('quotient')).times(part.parts).equals(part.shaded)
      },
    }),

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
      draw: random => ({ fact: random.evenly(turned(FACTS, 4)) }),
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
      draw: random => ({ fact: random.evenly(turned(FACTS, 2)) }),
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
      draw: random => ({ fact: random.evenly(turned(FACTS, 5)) }),
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
        fact: random.evenly(turned(FACTS, 1)),
        shape: random.pick(['bars', 'circles'] as const),
      }),
      answer: formulaChoice,
      solve: ({ fact }) => sidesOf(fact)[1],
      // Likely misreadings first; none of them is the shaded amount.
      mistakes({ fact }) {
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
        const wrong = near.filter(
          ([above, below], i) =>
            above > 0 &&
            above < below &&
            above * d !== n * below &&
            near.findIndex(other => other[0] * below === above * other[1]) === i,
        )
        return Object.fromEntries(wrong.slice(0, 3).map(([above, below], i) => [`misread${i}`, over(above, below)]))
      },
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
                  en: line`Cut each part into ${to / d}: there are ${to} equal parts. Shaded parts: ${otherTop(fact)}.`,
                  es: line`Corta cada parte en ${to / d}: hay ${to} partes iguales. Partes sombreadas: ${otherTop(fact)}.`,
                }
              : {
                  en: line`Put the parts in groups of ${d / to}: there are ${to} equal parts. Shaded parts: ${otherTop(fact)}.`,
                  es: line`Forma grupos de ${d / to} partes: hay ${to} partes iguales. Partes sombreadas: ${otherTop(fact)}.`,
                },
        }),
        step(expr(sidesOf(fact)[1]), because.explain, {
          sentence: { en: line`Choose this fraction.`, es: line`Elige esta fracción.` },
        }),
      ],
      check(printed, answer) {
        const [part] = tupleOf(countedModels(printed), 1)
        return exact(answer).times(part.parts).equals(part.shaded)
      },
    }),

    ...hardForms(form),
  }),
)
