import {
  answerStep,
  bracketed,
  capital,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isSameContent,
  line,
  measure,
  prose,
  type Random,
  role,
  sum,
  symbol,
  type Term,
  times,
  tupleOf,
  type UnitId,
  withFigure,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import {
  addSteps,
  drawnEdges,
  drawnPair,
  drawnVolume,
  drawnVolumes,
  drawPair,
  type Edges,
  type levels,
  partSteps,
  product,
  UNITS,
  volumeEquation,
  volumeOf,
} from './solids.ts'
import { type TwoParts, twoParts } from './stories.ts'

export const FIND = {
  en: prose`The solid is made of rectangular prisms. What is its volume?`,
  es: prose`El sólido está formado por prismas rectangulares. ¿Cuál es su volumen?`,
}
const both = (a: Edges, b: Edges) => volumeOf(a) + volumeOf(b)

export const partBlanks = (cubic: UnitId) =>
  [
    { name: { en: 'Part A', es: 'Parte A' }, unit: cubic },
    { name: { en: 'Part B', es: 'Parte B' }, unit: cubic },
    { name: { en: 'Total', es: 'Total' }, unit: cubic },
  ] as const
/** No cube: equal edges would not show which one was read. */
const drawIn = (random: Random, sizes: TwoParts['sizesA']): Edges =>
  random.until(
    () =>
      tupleOf(
        sizes.map(([low, high]) => random.int(low, high)),
        3,
      ),
    edges => new Set(edges).size > 1,
  )
export const sized = ([length, width, height]: Edges, edge: UnitId, name: string): readonly [Term, Term, Term] => [
  role(`${name} length`, measure(length, edge)),
  role(`${name} width`, measure(width, edge)),
  role(`${name} height`, measure(height, edge)),
]
const ofPart = (part: { en: string; es: string }, [l, w, h]: readonly [Term, Term, Term]) => ({
  en: [`${capital(part.en)} is `, ...line`${l} long, ${w} wide, and ${h} high. `],
  es: [`${capital(part.es)} mide `, ...line`${l} de largo, ${w} de ancho y ${h} de alto. `],
})

/** The volume of each part under its own name, and their sum. */
export const storySteps = ({ names: [one, other] }: TwoParts, a: Edges, b: Edges) => [
  explainedBy(volumeEquation(a), {
    en: [`${one.en}: length × width × height.`],
    es: [`${one.es}: largo × ancho × altura.`],
  }),
  explainedBy(volumeEquation(b), {
    en: [`${other.en}: length × width × height.`],
    es: [`${other.es}: largo × ancho × altura.`],
  }),
  explainedBy(equation(sum(volumeOf(a), volumeOf(b)), both(a, b)), {
    en: line`Add the volumes.`,
    es: line`Suma los volúmenes.`,
  }),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['easy'],
    draw: random => ({ units: random.evenly(UNITS), ...drawPair(random, [4, 6]) }),
    answer: measured,
    solve: ({ a, b, units }) => ({ amount: both(a, b), unit: units.cubic }),
    ask: ({ units, ...pair }) => withFigure(FIND, drawnPair(pair, units)),
    solution: ({ a, b, units }) => [...partSteps([a, b]), ...addSteps([volumeOf(a), volumeOf(b)], units)],
    check: (printed, { amount }) => exact(amount).equals(drawnVolume(printed)),
  }),

  parts: form({
    levels: ['easy'],
    draw: random => ({ units: random.evenly(UNITS), ...drawPair(random, [7, 8]) }),
    answer: blankAnswers,
    solve: ({ a, b }) => [volumeOf(a), volumeOf(b), both(a, b)],
    ask: ({ units, ...pair }) => {
      const [drawn, lines] = [figure(drawnPair(pair, units)), namedLines(...partBlanks(units.cubic))]
      return {
        en: [prose`Find the volume of each part and the total volume.`, drawn, ...lines.en],
        es: [prose`Halla el volumen de cada parte y el volumen total.`, drawn, ...lines.es],
      }
    },
    solution: ({ a, b, units }) => [...partSteps([a, b]), ...addSteps([volumeOf(a), volumeOf(b)], units)],
    check(printed, answers) {
      const [a, b, all] = tupleOf(answers.map(exact), 3)
      const [first, second] = tupleOf(drawnVolumes(printed), 2)
      return a.equals(first) && b.equals(second) && all.minus(second).equals(first)
    },
  }),

  expression: form({
    levels: ['easy'],
    draw: random => ({ units: random.evenly(UNITS), ...drawPair(random, [9, 10]) }),
    answer: formulaChoice,
    solve: ({ a, b }) => sum(product(a), product(b)),
    mistakes: ({ a: [la, wa, ha], b: [lb, wb, hb] }) => ({
      multiplied: times(la, wa, ha, lb, wb, hb),
      added: times(bracketed(sum(la, lb)), bracketed(sum(wa, wb)), bracketed(sum(ha, hb))),
      noHeight: sum(times(la, wa), times(lb, wb)),
      sums: sum(la, wa, ha, lb, wb, hb),
    }),
    ask: ({ units, ...pair }) =>
      withFigure(
        {
          en: prose`Which expression gives the volume of the solid?`,
          es: prose`¿Qué expresión da el volumen del sólido?`,
        },
        drawnPair(pair, units),
      ),
    solution: ({ a, b }, answer) => [
      explainedBy(product(a), {
        en: line`Volume of part ${symbol('A')}: length × width × height.`,
        es: line`Volumen de la parte ${symbol('A')}: largo × ancho × altura.`,
      }),
      explainedBy(product(b), {
        en: line`Volume of part ${symbol('B')}: length × width × height.`,
        es: line`Volumen de la parte ${symbol('B')}: largo × ancho × altura.`,
      }),
      answerStep(expr(answer), {
        en: line`The parts do not overlap, so their volumes are added.`,
        es: line`Las partes no se superponen, así que se suman sus volúmenes.`,
      }),
    ],
    whyWrong: () => ({
      multiplied: {
        en: line`The two volumes must be added, not multiplied.`,
        es: line`Los dos volúmenes se suman, no se multiplican.`,
      },
      added: {
        en: line`The edges of the two parts must not be added.`,
        es: line`Las aristas de las dos partes no se suman.`,
      },
      noHeight: { en: line`The heights are left out.`, es: line`Faltan las alturas.` },
      sums: { en: line`The edges are added, not multiplied.`, es: line`Las aristas se suman en vez de multiplicarse.` },
    }),
    // The very edges of the drawn prisms, multiplied one by one and added.
    check(printed, answer) {
      const [a, b] = tupleOf(drawnEdges(printed), 2)
      return isSameContent(expr(answer), sum(times(...a), times(...b)))
    },
  }),

  twoParts: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const setting = random.evenly(twoParts)
      return { setting, a: drawIn(random, setting.sizesA), b: drawIn(random, setting.sizesB) }
    },
    answer: measured,
    solve: ({ setting, a, b }) => ({ amount: both(a, b), unit: setting.cubic }),
    ask: ({ setting, a, b }) => {
      const [one, other] = [
        ofPart(setting.a, sized(a, setting.edge, 'a')),
        ofPart(setting.b, sized(b, setting.edge, 'b')),
      ]
      return {
        en: {
          kind: 'paragraph',
          content: [
            ...one.en,
            ...other.en,
            `Both are rectangular prisms. What is the total volume of ${setting.whole.en}?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            ...one.es,
            ...other.es,
            `${setting.both} son prismas rectangulares. ¿Cuál es el volumen total ${setting.whole.es}?`,
          ],
        },
      }
    },
    solution: ({ setting, a, b }, { amount, unit }) => [
      ...storySteps(setting, a, b),
      answerStep(measure(amount, unit), {
        en: [`The total volume of ${setting.whole.en} is `, measure(amount, unit), '.'],
        es: [`El volumen total ${setting.whole.es} es de `, measure(amount, unit), '.'],
      }),
    ],
    check(printed, { amount }) {
      const of = (name: string) =>
        ['length', 'width', 'height']
          .map(edge => printed.role(`${name} ${edge}`))
          .reduce((all, edge) => all.times(edge))
      return exact(amount).minus(of('a')).equals(of('b'))
    },
  }),
})
