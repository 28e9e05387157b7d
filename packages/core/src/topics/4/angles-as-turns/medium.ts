import {
  angleDegrees,
  answerStep,
  degrees,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  fillTable,
  fractionCircle,
  itemOf,
  line,
  over,
  prose,
  Ratio,
  role,
  type Step,
  times,
  tupleOf,
  type Value,
  withFigure,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { WHEELS } from './stories.ts'
import { FULL, PARTS, partSaid } from './turns.ts'

/** One equal part of a full turn, then so many. */
export const partSteps = (n: number, d: number, counted = words('parts', 'partes')): readonly Step[] => [
  explainedBy(equation(divide(degrees(FULL), d), degrees(FULL / d)), {
    en: line`A full turn is ${degrees(FULL)}. Divide it into ${d} equal parts.`,
    es: line`Una vuelta completa son ${degrees(FULL)}. Divídela en ${d} partes iguales.`,
  }),
  ...(n === 1
    ? []
    : [
        explainedBy(equation(times(n, degrees(FULL / d)), degrees((FULL / d) * n)), {
          en: line`Multiply by ${n}, the number of ${counted}.`,
          es: line`Multiplica por ${n}, el número de ${counted}.`,
        }),
      ]),
]
/** How many equal parts, others than those of the other forms, and how many of them are shaded. */
const SHADED = [
  [9, 4],
  [5, 2],
  [12, 7],
  [9, 5],
  [5, 3],
  [12, 11],
  [9, 2],
  [5, 4],
  [12, 5],
  [9, 7],
] as const
const TABLES = [
  [18, [5, 7, 11]],
  [24, [5, 7, 11]],
  [20, [3, 7, 11]],
  [15, [4, 7, 11]],
  [36, [5, 11, 17]],
  [30, [7, 11, 13]],
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partOfTurn: form({
    levels: ['medium'],
    draw: random => {
      const [n, d] = random.evenly(PARTS)
      return { n, d }
    },
    answer: angleDegrees,
    solve: ({ n, d }) => (FULL / d) * n,
    ask: ({ n, d }) => {
      const { en, es } = partSaid(over(n, d))
      return {
        en: { kind: 'paragraph', content: ['How many degrees are in ', ...en, '?'] },
        es: { kind: 'paragraph', content: ['¿Cuántos grados hay en ', ...es, '?'] },
      }
    },
    solution: ({ n, d }, answer) => {
      const { en, es } = partSaid(over(n, d))
      return [
        ...partSteps(n, d),
        answerStep(degrees(answer), {
          en: ['This is ', ...en, '.'],
          es: ['Esto corresponde a ', ...es, '.'],
        }),
      ]
    },
    // So many turns of this angle are a whole number of full turns.
    check(printed, answer) {
      const { over: n, under: d } = printed.one('quotient')
      return exact(answer).times(exact(d)).equals(exact(n).times(FULL))
    },
  }),

  shadedParts: form({
    levels: ['medium'],
    draw: random => ({ shown: random.evenly(SHADED), from: random.int(0, 11) }),
    answer: angleDegrees,
    solve: ({ shown: [parts, shaded] }) => (FULL / parts) * shaded,
    ask: ({ shown: [parts, shaded], from }) =>
      withFigure(
        {
          en: prose`The circle is divided into equal parts. The shaded parts together make one angle. Find its measure.`,
          es: prose`El círculo está dividido en partes iguales. Las partes sombreadas forman juntas un ángulo. Halla su medida.`,
        },
        fractionCircle({ parts, shaded: Array.from({ length: shaded }, (_, i) => (from + i) % parts) }),
      ),
    solution: ({ shown: [parts, shaded] }) => [
      explainedBy(words(`${shaded} of ${parts} parts`, `${shaded} de ${parts} partes`), {
        en: line`Count the shaded parts and all the parts.`,
        es: line`Cuenta las partes sombreadas y todas las partes.`,
      }),
      ...partSteps(shaded, parts),
    ],
    // Together with the white parts it is a full turn.
    check(printed, answer) {
      const [parts] = tupleOf(printed.figure('fraction-circle').circles, 1)
      const white = parts.filter(({ fill }) => fill === 'white').length
      return exact(answer)
        .plus(Ratio.of(FULL * white, parts.length))
        .equals(FULL)
    },
  }),

  turnTable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table.`,
        es: prose`Completa la tabla.`,
      },
      draw: random => {
        const [d, others] = random.evenly(TABLES)
        const rows: readonly (readonly [Value, Value])[] = [1, ...others].map(n => [over(n, d), (FULL / d) * n])
        return {
          head: [words('Part of a full turn', 'Parte de una vuelta completa'), words('Degrees', 'Grados')],
          rows,
          blanks: [
            [0, 1],
            [1, 1],
            [2, 1],
            [3, 1],
          ],
        }
      },
      fits: rows => rows.every(([part, turned]) => part && turned?.over(part).equals(FULL)),
      solution: ({ rows }) => {
        const [first, ...others] = rows.map(([part, turned]) => ({ part, turned }))
        if (first?.turned === undefined) return []
        const one = degrees(first.turned)
        const parts = Ratio.of(FULL).over(exact(first.turned)).n
        return [
          explainedBy(equation(divide(degrees(FULL), parts), one), {
            en: line`Row 1: a full turn is ${degrees(FULL)}. Divide it into ${parts} equal parts.`,
            es: line`Fila 1: una vuelta completa son ${degrees(FULL)}. Divídela en ${parts} partes iguales.`,
          }),
          ...others.flatMap(({ part, turned }) => {
            if (part === undefined || turned === undefined) return []
            const many = exact(part).n
            return [
              explainedBy(equation(times(many, one), degrees(turned)), {
                en: line`${part} is ${many} of these parts.`,
                es: line`${part} son ${many} de esas partes.`,
              }),
            ]
          }),
        ]
      },
    }),
  ),

  equalSpaces: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const wheel = random.evenly(WHEELS)
      const places = random.pick(wheel.places)
      return {
        wheel: WHEELS.indexOf(wheel),
        places,
        moved: random.until(
          () => random.int(2, places - 2),
          k => k * 2 !== places && k * 4 !== places && k * 4 !== 3 * places,
        ),
      }
    },
    answer: angleDegrees,
    solve: ({ places, moved }) => (FULL / places) * moved,
    ask: ({ wheel, places, moved }) => itemOf(WHEELS, wheel).asks(role('places', places), role('moved', moved)),
    solution: ({ wheel, places, moved }, answer) => {
      const { counted, ends } = itemOf(WHEELS, wheel)
      return [
        ...partSteps(moved, places, counted),
        answerStep(degrees(answer), {
          en: [`${ends.en} `, degrees(answer), '.'],
          es: [`${ends.es} `, degrees(answer), '.'],
        }),
      ]
    },
    check: (printed, answer) => exact(answer).times(printed.role('places')).over(printed.role('moved')).equals(FULL),
  }),
})
