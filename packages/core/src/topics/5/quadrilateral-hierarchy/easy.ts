import {
  answerStep,
  aThing,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  match,
  type Of,
  prose,
  symbol,
  thing,
  words,
} from '../../../author.ts'
import {
  drawQuadrilateral,
  drawQuadrilaterals,
  FEATURES,
  measuredIn,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import {
  askOfOne,
  bestOf,
  FAMILIES,
  type Family,
  families,
  KIND_OF,
  MARKS,
  MEANS,
  markedAll,
  NOUN,
  notTheBest,
  READ_THE_MARKS,
  seen,
} from './parts.ts'

/** What is said of a shape whose best name this is. */
const DESCRIBED: Readonly<Record<Exclude<Family, 'quadrilateral'>, readonly [Of<'words'>, Of<'words'>]>> = {
  trapezoid: [
    words('exactly 1 pair of parallel sides', 'exactamente 1 par de lados paralelos'),
    words('2 parallel sides and 2 sides that are not parallel', '2 lados paralelos y 2 lados que no son paralelos'),
  ],
  parallelogram: [
    words(
      '2 pairs of parallel sides, no right angles, sides not all equal',
      '2 pares de lados paralelos, ningún ángulo recto, no todos los lados iguales',
    ),
    words(
      '2 pairs of parallel sides, no right angles, 2 long sides, and 2 short sides',
      '2 pares de lados paralelos, ningún ángulo recto, 2 lados largos y 2 lados cortos',
    ),
  ],
  rectangle: [
    words('4 right angles, sides not all equal', '4 ángulos rectos, no todos los lados iguales'),
    words('4 right angles, 2 long sides, and 2 short sides', '4 ángulos rectos, 2 lados largos y 2 lados cortos'),
  ],
  rhombus: [
    words('4 equal sides, no right angles', '4 lados iguales, ningún ángulo recto'),
    words('4 sides of equal length and no right angles', '4 lados de igual longitud y ningún ángulo recto'),
  ],
  square: [
    words('4 equal sides, 4 right angles', '4 lados iguales, 4 ángulos rectos'),
    words('4 right angles and 4 sides of equal length', '4 ángulos rectos y 4 lados de igual longitud'),
  ],
}
const DESCRIBED_FAMILIES = FAMILIES.filter(family => family !== 'quadrilateral')
const MATCHED = [
  ['trapezoid', 'rectangle', 'parallelogram', 'rhombus'],
  ['square', 'parallelogram', 'trapezoid', 'rectangle'],
  ['rhombus', 'square', 'rectangle', 'trapezoid'],
  ['parallelogram', 'rhombus', 'square', 'trapezoid'],
] as const
const AMONG: readonly {
  readonly family: Family
  readonly wrong: readonly [Quadrilateral, Quadrilateral, Quadrilateral]
}[] = [
  {
    family: 'rhombus',
    wrong: ['parallelogram', 'rectangle', 'kite'],
  },
  {
    family: 'rectangle',
    wrong: ['parallelogram', 'rightTrapezoid', 'rhombus'],
  },
  {
    family: 'parallelogram',
    wrong: ['trapezoid', 'kite', 'rightTrapezoid'],
  },
  {
    family: 'square',
    wrong: ['rectangle', 'rhombus', 'rightTrapezoid'],
  },
]

/** Why no family within this one fits. */
const NO_CLOSER: typeof MEANS = {
  quadrilateral: {
    en: line`A trapezoid needs a pair of parallel sides: no more specific name fits.`,
    es: line`Un trapecio necesita un par de lados paralelos: ningún nombre más preciso corresponde.`,
  },
  trapezoid: {
    en: line`A parallelogram needs 2 pairs of parallel sides: no more specific name fits.`,
    es: line`Un paralelogramo necesita 2 pares de lados paralelos: ningún nombre más preciso corresponde.`,
  },
  parallelogram: {
    en: line`A rectangle needs 4 right angles and a rhombus 4 equal sides: no more specific name fits.`,
    es: line`Un rectángulo necesita 4 ángulos rectos y un rombo, 4 lados iguales: ningún nombre más preciso corresponde.`,
  },
  rectangle: {
    en: line`A square needs 4 equal sides: no more specific name fits.`,
    es: line`Un cuadrado necesita 4 lados iguales: ningún nombre más preciso corresponde.`,
  },
  rhombus: {
    en: line`A square needs 4 right angles: no more specific name fits.`,
    es: line`Un cuadrado necesita 4 ángulos rectos: ningún nombre más preciso corresponde.`,
  },
  square: {
    en: line`A square is both a rectangle and a rhombus: this name says the most.`,
    es: line`Un cuadrado es rectángulo y rombo a la vez: este nombre es el más preciso.`,
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bestName: form({
    levels: ['easy'],
    lines: 0,
    draw: random =>
      drawQuadrilateral(
        random,
        random.pick(
          KIND_OF[
            random.evenly<Family>(['parallelogram', 'square', 'trapezoid', 'rhombus', 'quadrilateral', 'rectangle'])
          ],
        ),
        random.chance(0.5),
      ),
    answer: families,
    solve: ({ kind }) => bestOf(FEATURES[kind]),
    ask: shape =>
      askOfOne(shape, {
        en: [prose`Which name describes this shape best?`],
        es: [prose`¿Qué nombre describe mejor esta figura?`],
      }),
    solution: ({ kind }, answer) => [
      explainedBy(seen(FEATURES[kind]), READ_THE_MARKS),
      answerStep(families.show(answer), {
        en: [...MEANS[answer].en, ' ', ...NO_CLOSER[answer].en],
        es: [...MEANS[answer].es, ' ', ...NO_CLOSER[answer].es],
      }),
    ],
    whyWrong: ({ kind }) => notTheBest(FEATURES[kind]),
    check: (printed, answer) => bestOf(measuredIn(printed.figure('polygon'))) === answer,
  }),

  whichIs: form({
    levels: ['easy'],
    lines: 0,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const { family, wrong } = random.evenly(AMONG)
      return {
        family,
        shapes: drawQuadrilaterals(random, [random.pick(KIND_OF[family]), ...wrong]),
      }
    },
    answer: figureChoice,
    solve: ({ shapes }): Figure => markedAll(itemOf(shapes, 0)),
    mistakes: ({ shapes }) =>
      Object.fromEntries(shapes.slice(1).map(shape => [shape.kind, markedAll(shape) as Figure])),
    ask: ({ family }) => ({
      en: prose`Which shape is ${aThing(NOUN[family])}?`,
      es: prose`¿Qué figura es ${aThing(NOUN[family])}?`,
    }),
    solution: ({ family, shapes }, answer) => [
      explainedBy(both(prose`${thing(NOUN[family])}`), MEANS[family]),
      explainedBy(figure(answer), {
        en: [`This shape: ${seen(FEATURES[itemOf(shapes, 0).kind]).en}.`],
        es: [`Esta figura: ${seen(FEATURES[itemOf(shapes, 0).kind]).es}.`],
      }),
    ],
    whyWrong: ({ shapes }) =>
      Object.fromEntries(
        shapes.slice(1).map(({ kind }) => {
          const { en, es } = seen(FEATURES[kind])
          return [kind, { en: [`This shape: ${en}.`], es: [`Esta figura: ${es}.`] }]
        }),
      ),
    check: (printed, answer) => printed.term('thing').noun === NOUN[bestOf(measuredIn(answer))],
  }),

  matchNames: form(
    match({
      levels: ['easy'],
      what: { en: line`each description with the best name`, es: line`cada descripción con el mejor nombre` },
      draw: random =>
        random.shuffle(random.evenly(MATCHED)).map(family => [DESCRIBED[family][0], thing(NOUN[family])] as const),
      belong: ([left], [right]) =>
        DESCRIBED_FAMILIES.some(
          family =>
            typeof left === 'object' &&
            left.kind === 'words' &&
            typeof right === 'object' &&
            right.kind === 'thing' &&
            right.noun === NOUN[family] &&
            DESCRIBED[family].some(({ en }) => en === left.en),
        ),
      solution: (pairs, letters) => [
        ...pairs.flatMap(([, right], i) => {
          const family = DESCRIBED_FAMILIES.find(
            one => typeof right === 'object' && 'noun' in right && right.noun === NOUN[one],
          )
          return family === undefined
            ? []
            : [
                explainedBy(both(prose`${i + 1}: ${symbol(itemOf(letters, i))}`), {
                  en: [...MEANS[family].en, ' ', ...NO_CLOSER[family].en],
                  es: [...MEANS[family].es, ' ', ...NO_CLOSER[family].es],
                }),
              ]
        }),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in order, starting with row 1.`,
          es: line`Escribe las letras en orden, desde la fila 1.`,
        }),
      ],
    }),
  ),

  fromWords: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const family = random.evenly(['rectangle', 'rhombus', 'trapezoid', 'square', 'parallelogram'] as const)
      return { family, said: DESCRIBED[family][1] }
    },
    answer: families,
    solve: ({ family }) => family,
    ask: ({ said }) => ({
      en: prose`A trapezoid has at least 1 pair of parallel sides. A certain quadrilateral has ${said}. Which name describes it best?`,
      es: prose`Un trapecio tiene por lo menos 1 par de lados paralelos. Cierto cuadrilátero tiene ${said}. ¿Qué nombre lo describe mejor?`,
    }),
    solution: ({ said }, answer) => [
      explainedBy(said, MEANS[answer]),
      answerStep(families.show(answer), NO_CLOSER[answer]),
    ],
    whyWrong: ({ family }) => notTheBest(FEATURES[itemOf(KIND_OF[family], 0)]),
    check: (printed, answer) => {
      const { en } = printed.one('words')
      return answer !== 'quadrilateral' && DESCRIBED[answer].some(words => words.en === en)
    },
  }),
})
