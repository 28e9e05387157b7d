import {
  answerStep,
  bracketed,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  list,
  mixed,
  over,
  prose,
  type Random,
  Ratio,
  rectangularPrism,
  role,
  statements,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import {
  AS_MIXED,
  amount,
  drawnEdges,
  type Edges,
  FIND,
  inMixed,
  isVolume,
  type levels,
  sized,
  UNITS,
  volumeOf,
  volumeSteps,
} from './prisms.ts'

/** Two odd edges and one with a half, anywhere: the volume has a half too. */
function drawWithHalf(random: Random, halves: readonly [number, number], least = 3): Edges {
  const [a, b] = random.sample([least, least + 2, least + 4, least + 6], 2)
  const half = Ratio.of(2 * random.int(...halves) + 1, 2)
  return tupleOf(random.shuffle<readonly Ratio[]>([Ratio.of(a), Ratio.of(b), half]), 3)
}
const ALONG = [
  { name: { en: 'Cubes along the length', es: 'Cubos a lo largo' } },
  { name: { en: 'Cubes along the width', es: 'Cubos a lo ancho' } },
  { name: { en: 'Cubes along the height', es: 'Cubos a lo alto' } },
] as const
const along = namedLines(...ALONG)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['easy'],
    instruction: AS_MIXED,
    lines: 3,
    draw: random => ({ units: random.evenly(UNITS), edges: drawWithHalf(random, [1, 2]) }),
    answer: inMixed,
    solve: ({ units, edges }) => amount(volumeOf(edges), units.cubic),
    ask: ({ units, edges }) => withFigure(FIND, rectangularPrism(...edges, { unit: units.edge })),
    solution: ({ units, edges }) => volumeSteps(edges, units),
    check: (printed, { amount: found }) => isVolume(exact(found), drawnEdges(printed)),
  }),

  given: form({
    levels: ['easy'],
    instruction: AS_MIXED,
    lines: 3,
    draw: random => ({ units: random.evenly(UNITS), edges: drawWithHalf(random, [5, 8]) }),
    answer: inMixed,
    solve: ({ units, edges }) => amount(volumeOf(edges), units.cubic),
    ask: ({ units, edges: [l, w, h] }) => {
      const [a, b, c] = [
        role('length', sized(l, units.edge)),
        role('width', sized(w, units.edge)),
        role('height', sized(h, units.edge)),
      ]
      return {
        en: prose`A rectangular prism has length ${a}, width ${b}, and height ${c}. Find its volume.`,
        es: prose`Un prisma rectangular tiene ${a} de largo, ${b} de ancho y ${c} de altura. Halla su volumen.`,
      }
    },
    solution: ({ units, edges }) => volumeSteps(edges, units),
    check: (printed, { amount: found }) =>
      isVolume(exact(found), [printed.role('length'), printed.role('width'), printed.role('height')]),
  }),

  alongEdges: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({ units: random.evenly(UNITS), edges: drawWithHalf(random, [1, 4], 2) }),
    answer: blankAnswers,
    solve: ({ edges }) => edges.map(edge => edge.times(2)),
    ask: ({ units, edges }) => {
      const drawn = figure(rectangularPrism(...edges, { unit: units.edge }))
      const small = role('edge', sized(Ratio.of(1, 2), units.edge))
      return {
        en: [
          prose`The prism is filled with cubes whose edges are ${small} long. How many cubes fit along each edge?`,
          drawn,
          ...along.en,
        ],
        es: [
          prose`El prisma se llena con cubos cuyas aristas miden ${small}. ¿Cuántos cubos caben a lo largo de cada arista?`,
          drawn,
          ...along.es,
        ],
      }
    },
    solution: ({ edges }, answer) => [
      explainedBy(statements(...edges.map(edge => equation(divide(expr(edge), over(1, 2)), edge.times(2)))), {
        en: line`Two cubes fit along each unit of length, and one along each half unit: write each edge as a fraction or a whole number, and divide it by ${over(1, 2)}.`,
        es: line`En cada unidad de longitud caben dos cubos y en cada media unidad cabe uno: escribe cada arista como fracción o número entero y divídela entre ${over(1, 2)}.`,
      }),
      answerStep(list(...answer), {
        en: line`Length, width, and height, in this order.`,
        es: line`Largo, ancho y altura, en este orden.`,
      }),
    ],
    check: (printed, answers) =>
      drawnEdges(printed).every(
        (edge, i) => answers[i] !== undefined && exact(answers[i]).times(printed.role('edge')).equals(edge),
      ),
  }),

  expression: form({
    levels: ['easy'],
    draw: random => ({ units: random.evenly(UNITS), edges: drawWithHalf(random, [3, 4]) }),
    answer: formulaChoice,
    solve: ({ edges }) => times(...edges),
    mistakes: ({ edges: [l, w, h] }) => ({
      sum: sum(l, w, h),
      baseAndHeight: sum(times(l, w), h),
      doubled: times(2, bracketed(sum(l, w)), h),
      faces: sum(times(l, w), times(l, h), times(w, h)),
    }),
    ask: ({ units, edges }) =>
      withFigure(
        {
          en: prose`Which expression gives the volume of the prism?`,
          es: prose`¿Qué expresión da el volumen del prisma?`,
        },
        rectangularPrism(...edges, { unit: units.edge }),
      ),
    solution: ({ edges }, answer) => {
      const [half] = edges.filter(({ d }) => d > 1)
      return [
        ...(half
          ? [
              explainedBy(equation(mixed(half), over(half.n, half.d)), {
                en: line`Write the mixed number as a fraction.`,
                es: line`Escribe el número mixto como fracción.`,
              }),
            ]
          : []),
        answerStep(expr(answer), {
          en: line`Volume is length × width × height: all three edges are multiplied.`,
          es: line`El volumen es largo × ancho × altura: se multiplican las tres aristas.`,
        }),
      ]
    },
    whyWrong: () => ({
      sum: { en: line`It adds the three edges.`, es: line`Suma las tres aristas.` },
      baseAndHeight: {
        en: line`It adds the height instead of multiplying by it.`,
        es: line`Suma la altura en vez de multiplicar por ella.`,
      },
      doubled: {
        en: line`It gives the area of the side faces, not the volume.`,
        es: line`Da el área de las caras laterales, no el volumen.`,
      },
      faces: { en: line`It adds areas of faces.`, es: line`Suma áreas de caras.` },
    }),
    check: (printed, answer) => isVolume(evaluate(expr(answer)), drawnEdges(printed)),
  }),
})
