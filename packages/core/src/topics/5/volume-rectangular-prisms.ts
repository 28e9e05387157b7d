import {
  answerStep,
  blank,
  both,
  bracketed,
  defineTopic,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  failed,
  figure,
  integer,
  itemOf,
  line,
  list,
  measureAnswer,
  measure as measured,
  minus,
  multiplyByPlaces,
  numberList,
  point,
  pointSet,
  prismsToCompare,
  prose,
  type Random,
  ratioOfExact,
  rectangularPrism,
  role,
  type Solid3d,
  type Step,
  sideBySide,
  statements,
  step,
  story,
  sum,
  symbol,
  times,
  tupleOf,
  unitCubeBox,
  wholes,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { measured as measureWithUnit } from '../kit/stories/amounts.ts'
import { boxStories, type Edges } from './volume-rectangular-prisms/box-stories.ts'

const drawEdges = (random: Random, least = 2): Edges => [
  random.int(least, 10),
  random.int(least, 10),
  random.int(least, 10),
]
const volume = ([length, width, height]: Edges) => length * width * height

/** The edges of a drawn box, from its geometry. */
function edgesIn({ solid }: Solid3d): Edges {
  if (solid.shape === 'boxes') {
    const [box] = tupleOf(solid.boxes, 1)
    return [box.size[0], box.size[2], box.size[1]]
  }
  if (solid.shape !== 'rectangular-prism') return failed('A box is drawn')
  return tupleOf(
    [solid.length, solid.width, solid.height].map(edge => ratioOfExact(edge).n),
    3,
  )
}

const FIND = { en: prose`Find the volume.`, es: prose`Halla el volumen.` }
const V = symbol('V')
const cubic = (amount: number) => measured(amount, 'cubic-unit')
const product = (...factors: readonly number[]) =>
  equation(
    times(...factors),
    factors.reduce((total, factor) => total * factor, 1),
  )

/** Layer by layer: the cubes in one, and all of them. */
const byLayers = ([length, width, height]: Edges): readonly Step[] => [
  step(product(length, width), because.cubesInOneLayer),
  step(product(length * width, height), because.timesTheLayers),
]

/** What the edges of a box are measured in. */
const EDGES = {
  'cubic-inch': words('inches', 'pulgadas'),
  'cubic-centimeter': words('centimeters', 'centímetros'),
  'cubic-foot': words('feet', 'pies'),
  'cubic-meter': words('meters', 'metros'),
} as const
const CUBIC = ['cubic-inch', 'cubic-centimeter', 'cubic-foot', 'cubic-meter'] as const

/** All boxes with whole edges and this volume, each with its edges from least to greatest. */
function boxesOf(total: number): readonly Edges[] {
  const found: Edges[] = []
  for (let a = 1; a * a * a <= total; a++) {
    for (let b = a; a * b * b <= total; b++) if (total % (a * b) === 0) found.push([a, b, total / (a * b)])
  }
  return found
}

/** Each least edge with its boxes, and the first that is too large. */
/** Edges below the one that is too large that do not divide the volume. */
function noFactors(total: number, tooLarge: number): readonly Step[] {
  const none = wholes(2, tooLarge - 1).filter(edge => total % edge !== 0)
  const [edge] = none
  return edge === undefined
    ? []
    : [
        step(equation(total, sum(times(edge, Math.floor(total / edge)), total % edge)), because.explain, {
          sentence: { en: line`${edge} is not a factor of ${total}.`, es: line`${edge} no es factor de ${total}.` },
        }),
      ]
}

function boxSteps(total: number): readonly Step[] {
  const boxes = boxesOf(total)
  const least = [...new Set(boxes.map(([edge]) => edge))]
  const tooLarge = Math.floor(Math.cbrt(total) + 1e-9) + 1
  return [
    ...least.map(edge =>
      step(statements(...boxes.filter(([first]) => first === edge).map(box => product(...box))), because.leastEdgeIs, {
        edge,
      }),
    ),
    ...noFactors(total, tooLarge),
    step(product(tooLarge, tooLarge, tooLarge), because.noLargerLeastEdge, { edge: tooLarge }),
    step(both(pointSet.show(boxes).en), because.listTheBoxes),
  ]
}

const DOUBLED = [
  {
    edges: { en: line`the length and the width`, es: line`el largo y el ancho` },
    asks: {
      en: prose`Its length and its width are doubled. How many times as large is the volume?`,
      es: prose`Su largo y su ancho se duplican. ¿Por cuánto se multiplica el volumen?`,
    },
  },
  {
    edges: { en: line`all three edges`, es: line`las tres aristas` },
    asks: {
      en: prose`Its length, width, and height are all doubled. How many times as large is the volume?`,
      es: prose`Su largo, su ancho y su altura se duplican. ¿Por cuánto se multiplica el volumen?`,
    },
  },
] as const
/** Which of length, width and height are doubled. */
const DOUBLES = [
  [2, 2, 1],
  [2, 2, 2],
] as const

export const volumeRectangularPrisms = defineTopic(
  {
    id: 'volume-rectangular-prisms',
    name: { en: 'Volume of rectangular prisms', es: 'Volumen de prismas rectangulares' },
    description: {
      en: 'Use a formula to find the volume or a missing edge of a rectangular prism.',
      es: 'Usa una fórmula para hallar el volumen o una arista desconocida de un prisma rectangular.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.C.5', '5.MD.C.5a', '5.MD.C.5b'],
    rev: 3,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    labelled: form({
      levels: ['easy'],
      share: 3,
      instruction: FIND,
      draw: random => ({ edges: drawEdges(random) }),
      answer: measureAnswer('cubic-unit'),
      solve: ({ edges }) => volume(edges),
      ask: ({ edges }) => both(figure(rectangularPrism(...edges))),
      solution: ({ edges }) => [...byLayers(edges), step(equation(V, cubic(volume(edges))), because.writeTheUnits)],
      // The layers of unit squares, counted.
      check(printed, answer) {
        const [length, width, height] = edgesIn(printed.figure('solid-3d'))
        let cubes = 0
        for (let layer = 0; layer < height; layer++) cubes += length * width
        return exact(answer).equals(cubes)
      },
    }),

    unitCubes: form({
      levels: ['easy'],
      instruction: { en: prose`Fill in the blanks.`, es: prose`Completa los espacios.` },
      draw: random => ({ edges: [random.int(2, 6), random.int(2, 4), random.int(2, 5)] as Edges }),
      answer: numberList,
      solve: ({ edges }) => [edges[0] * edges[1], edges[2], volume(edges)],
      ask: ({ edges }) => {
        const [box, gap] = [figure(unitCubeBox(...edges)), blank(3)]
        return {
          en: [
            box,
            prose`Cubes in one layer: ${gap}`,
            prose`Layers: ${gap}`,
            prose`Volume: ${measured(gap, 'cubic-unit')}`,
          ],
          es: [
            box,
            prose`Cubos en una capa: ${gap}`,
            prose`Capas: ${gap}`,
            prose`Volumen: ${measured(gap, 'cubic-unit')}`,
          ],
        }
      },
      solution: ({ edges }) => [
        step(product(edges[0], edges[1]), because.cubesInOneLayer),
        step(expr(edges[2]), because.countTheLayers),
        step(product(edges[0] * edges[1], edges[2]), because.timesTheLayers),
      ],
      check(printed, answers) {
        const [length, width, height] = edgesIn(printed.figure('solid-3d'))
        const [layer, layers, cubes] = tupleOf(answers.map(exact), 3)
        return layer.over(width).equals(length) && layers.equals(height) && cubes.over(layer).equals(height)
      },
    }),

    associative: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw: random => ({
        edges: random.until(
          () => drawEdges(random),
          ([a, b, c]) => a !== c && a !== b,
        ),
      }),
      answer: integer,
      solve: ({ edges }) => edges[0],
      ask: ({ edges: [a, b, c] }) =>
        both(equation(times(bracketed(times(a, b)), c), times(blank(2), bracketed(times(b, c))))),
      solution: ({ edges: [a, b, c] }) => [
        step(list(a, b, c), because.explain, {
          sentence: {
            en: line`These are the factors on the left. On the right, ${a} is missing.`,
            es: line`Estos son los factores de la izquierda. A la derecha falta el ${a}.`,
          },
        }),
        step(equation(times(bracketed(times(a, b)), c), times(a, bracketed(times(b, c)))), because.factorsInAnyGroup),
      ],
      check(printed, answer) {
        const [a, b, c] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          5,
        )
        return exact(answer).times(b).times(c).equals(a.times(b).times(c))
      },
    }),

    missingEdge: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Find the missing edge.`, es: prose`Halla la arista que falta.` },
      draw: random => ({ edges: drawEdges(random, 3), missing: random.evenly(['length', 'width', 'height']) }),
      answer: measureAnswer('unit'),
      solve: ({ edges, missing }) => itemOf(edges, ['length', 'width', 'height'].indexOf(missing)),
      ask: ({ edges, missing }) =>
        both([
          figure(rectangularPrism(...edges, { labels: { [missing]: symbol('x') } })),
          equation(V, cubic(volume(edges))),
        ]),
      solution({ edges, missing }, answer) {
        const [a, b] = tupleOf(edges.toSpliced(['length', 'width', 'height'].indexOf(missing), 1), 2)
        return [
          step(product(a, b), because.multiplyKnownEdges),
          step(equation(divide(volume(edges), a * b), answer), because.divideVolumeByIt),
          answerStep(measured(answer, 'unit'), {
            en: line`The missing edge is ${measured(answer, 'unit')} long.`,
            es: line`La arista que falta mide ${measured(answer, 'unit')}.`,
          }),
        ]
      },
      check(printed, answer) {
        const { solid } = printed.figure('solid-3d')
        const labels = solid.shape === 'rectangular-prism' ? Object.values(solid.labels) : []
        const known = labels.flatMap(label => (label?.kind === 'number' ? [evaluate(label)] : []))
        return (
          known.length === 2 &&
          known.reduce((total, edge) => total.times(edge), exact(answer)).equals(evaluate(printed.one('measure')))
        )
      },
    }),

    baseArea: form({
      levels: ['medium'],
      instruction: FIND,
      draw: random => ({ base: random.int(12, 100), height: random.int(3, 20) }),
      answer: measureAnswer('cubic-unit'),
      solve: ({ base, height }) => base * height,
      ask: ({ base, height }) => {
        const [area, high] = [measured(base, 'square-unit'), measured(height, 'unit')]
        return {
          en: prose`The base of a rectangular prism has an area of ${area}. The height is ${high}.`,
          es: prose`La base de un prisma rectangular tiene un área de ${area}. La altura es de ${high}.`,
        }
      },
      solution: ({ base, height }) => [
        step(times(base, height), because.baseAreaTimesHeight),
        ...multiplyByPlaces(base, height),
        step(equation(V, cubic(base * height)), because.writeTheUnits),
      ],
      check(printed, answer) {
        const [base, height] = printed.take(2)
        return exact(answer).over(height).equals(base)
      },
    }),

    doubled: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({ edges: drawEdges(random), which: random.evenly([0, 1]) }),
      answer: integer,
      solve: ({ which }) => itemOf(DOUBLES, which).reduce<number>((total, factor) => total * factor, 1),
      ask({ edges, which }) {
        const factors = itemOf(DOUBLES, which)
        const [a, b, c] = tupleOf(
          edges.map((edge, i) => role(`times ${itemOf(factors, i)}`, measured(edge, 'centimeter'))),
          3,
        )
        const { asks } = itemOf(DOUBLED, which)
        return {
          en: [prose`A box is ${a} long, ${b} wide, and ${c} high.`, asks.en],
          es: [prose`Una caja mide ${a} de largo, ${b} de ancho y ${c} de alto.`, asks.es],
        }
      },
      solution({ edges, which }, answer) {
        const after = tupleOf(
          edges.map((edge, i) => edge * itemOf(itemOf(DOUBLES, which), i)),
          3,
        )
        return [
          step(product(...edges), because.volumeBefore),
          step(product(...after), because.volumeAfter, { edges: itemOf(DOUBLED, which).edges }),
          step(equation(divide(volume(after), volume(edges)), answer), because.divideVolumes),
        ]
      },
      // Works out both volumes.
      check(printed, answer) {
        const edges = printed.numbers
        const factors = printed.terms('role').map(({ name }) => Number(name.slice('times '.length)))
        const all = (values: typeof edges) => values.reduce((total, value) => total.times(value))
        const after = edges.map((edge, i) => edge.times(itemOf(factors, i)))
        return all(after).over(all(edges)).equals(exact(answer))
      },
    }),

    twoBoxes: form({
      levels: ['hard'],
      share: 2,
      wide: true,
      draw: random =>
        random.until(
          () => ({ one: drawEdges(random, 3), other: drawEdges(random, 3) }),
          ({ one, other }) => volume(one) !== volume(other),
        ),
      answer: measureAnswer('cubic-unit'),
      solve: ({ one, other }) => Math.abs(volume(one) - volume(other)),
      ask: ({ one, other }) => {
        const boxes = sideBySide(...prismsToCompare(one, other).map(box => figure(box)))
        return {
          en: [boxes, prose`How much greater is the volume of the larger box than the volume of the smaller one?`],
          es: [boxes, prose`¿Cuánto mayor es el volumen de la caja más grande que el de la más pequeña?`],
        }
      },
      solution({ one, other }, answer) {
        const [large, small] = volume(one) > volume(other) ? [one, other] : [other, one]
        return [
          step(product(...large), because.volumeOf, {
            solid: { en: line`the larger box`, es: line`la caja más grande` },
          }),
          step(product(...small), because.volumeOf, {
            solid: { en: line`the smaller box`, es: line`la caja más pequeña` },
          }),
          step(equation(minus(volume(large), volume(small)), answer), because.findTheDifference),
          answerStep(measured(answer, 'cubic-unit'), {
            en: line`The volume of the larger box is greater by ${measured(answer, 'cubic-unit')}.`,
            es: line`El volumen de la caja más grande es mayor por ${measured(answer, 'cubic-unit')}.`,
          }),
        ]
      },
      // The smaller volume and the answer make the larger one.
      check(printed, answer) {
        const [small, large] = tupleOf(
          printed
            .figures('solid-3d')
            .map(box => volume(edgesIn(box)))
            .sort((a, b) => a - b),
          2,
        )
        return exact(answer).plus(small).equals(large)
      },
    }),

    allBoxes: form({
      levels: ['hard'],
      draw: random => ({ total: random.evenly([12, 18, 24, 30, 16, 20, 28]), unit: random.pick(CUBIC) }),
      answer: pointSet,
      solve: ({ total }) => boxesOf(total),
      ask({ total, unit }) {
        const [shown, edge] = [measured(total, unit), EDGES[unit]]
        return {
          en: prose`List all boxes whose edges each measure a whole number of ${edge} and whose volume is ${shown}. Write each box once in the form ${point(symbol('a'), symbol('b'), symbol('c'))}, with its edges from least to greatest.`,
          es: prose`Enumera todas las cajas cuyas aristas miden un número entero de ${edge} y cuyo volumen es de ${shown}. Escribe las medidas de cada caja una sola vez en la forma ${point(symbol('a'), symbol('b'), symbol('c'))}, con sus aristas de menor a mayor.`,
        }
      },
      solution: ({ total }) => boxSteps(total),
      check(printed, answer) {
        const total = printed.take(1)[0].n
        const sides = Array.from({ length: total }, (_, i) => i + 1)
        const many = sides.flatMap(a =>
          sides.flatMap(b => sides.filter(c => a <= b && b <= c && a * b * c === total)),
        ).length
        return (
          answer.length === many &&
          answer.every(edges => edges.reduce<number>((all, edge) => all * exact(edge).n, 1) === total)
        )
      },
    }),

    story: form(
      story({
        levels: ['medium'],
        share: 2,
        settings: boxStories,
        draw(random, { least, most, edge }) {
          const [length, width, height] = tupleOf(
            least.map((low, i) => measured(random.int(low, itemOf(most, i)), edge)),
            3,
          )
          return { length, width, height }
        },
        answer: measureWithUnit,
        solve: ({ length, width, height }, { unit }) =>
          measured(evaluate(length).times(evaluate(width)).times(evaluate(height)), unit),
        ask: ({ length, width, height }, { tell }) => tell(length, width, height),
        solution: ({ length, width, height }, answer, { answers }) => [
          ...byLayers(
            tupleOf(
              [length, width, height].map(edge => evaluate(edge).n),
              3,
            ),
          ),
          answerStep(answer, answers(answer)),
        ],
        check: (numberOf, { of }) =>
          evaluate(of).over(numberOf('length')).over(numberOf('width')).equals(numberOf('height')),
      }),
    ),
  }),
)
