import {
  answerStep,
  type Both,
  blank,
  both,
  bracketed,
  defineTopic,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  failed,
  figure,
  type Inline,
  itemOf,
  line,
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
  type UnitId,
  unitCubeBox,
  wholes,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { measured as measureWithUnit } from '../kit/stories/amounts.ts'
import { boxStories, type Edges, fillStories } from './volume-rectangular-prisms/box-stories.ts'

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
/** A unit of length and its cube. */
const UNITS = [
  { edge: 'centimeter', cubic: 'cubic-centimeter', square: 'square-centimeter' },
  { edge: 'inch', cubic: 'cubic-inch', square: 'square-inch' },
  { edge: 'foot', cubic: 'cubic-foot', square: 'square-foot' },
] as const satisfies readonly { edge: UnitId; cubic: UnitId; square: UnitId }[]
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

/** One edge, two or all three are doubled. */
const DOUBLED = [
  {
    asks: {
      en: line`A second box is twice as high, with the same length and width. What is its volume?`,
      es: line`Otra caja tiene el doble de altura y el mismo largo y ancho. ¿Cuál es su volumen?`,
    },
  },
  {
    asks: {
      en: line`A second box is twice as long and twice as wide, with the same height. What is its volume?`,
      es: line`Otra caja tiene el doble de largo y el doble de ancho, y la misma altura. ¿Cuál es su volumen?`,
    },
  },
  {
    asks: {
      en: line`A second box is twice as long, twice as wide, and twice as high. What is its volume?`,
      es: line`Otra caja tiene el doble de largo, el doble de ancho y el doble de altura. ¿Cuál es su volumen?`,
    },
  },
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
    rev: 4,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    labelled: form({
      levels: ['easy'],
      share: 2,
      instruction: FIND,
      draw: random => ({ edges: drawEdges(random), unit: random.evenly(UNITS) }),
      answer: measureWithUnit,
      solve: ({ edges, unit }) => measured(volume(edges), unit.cubic),
      ask: ({ edges, unit }) => both(figure(rectangularPrism(...edges, { unit: unit.edge }))),
      solution: ({ edges }, answer) => [...byLayers(edges), step(equation(V, answer), because.writeTheUnits)],
      // The layers of unit squares, counted.
      check(printed, answer) {
        const [length, width, height] = edgesIn(printed.figure('solid-3d'))
        let cubes = 0
        for (let layer = 0; layer < height; layer++) cubes += length * width
        return evaluate(answer.of).equals(cubes)
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

    layers: form({
      levels: ['easy'],
      draw: random => ({ cubes: random.int(2, 6) * random.int(3, 8), layers: random.int(3, 9) }),
      answer: measureAnswer('cubic-unit'),
      solve: ({ cubes, layers }) => cubes * layers,
      ask: ({ cubes, layers }) => ({
        en: prose`One layer on the bottom of a box holds ${cubes} unit cubes. The box is ${layers} layers high. What is the volume of the box?`,
        es: prose`En una capa, en el fondo de una caja, caben ${cubes} cubos unitarios. La caja tiene ${layers} capas de alto. ¿Cuál es el volumen de la caja?`,
      }),
      solution: ({ cubes, layers }, answer) => [
        explainedBy(product(cubes, layers), {
          en: line`Each of the ${layers} layers has ${cubes} cubes: multiply.`,
          es: line`Cada una de las ${layers} capas tiene ${cubes} cubos: multiplica.`,
        }),
        answerStep(measured(answer, 'cubic-unit'), {
          en: line`The volume of the box is ${measured(answer, 'cubic-unit')}.`,
          es: line`El volumen de la caja es de ${measured(answer, 'cubic-unit')}.`,
        }),
      ],
      check(printed, answer) {
        const [cubes, layers] = printed.take(2)
        return exact(answer).over(layers).equals(cubes)
      },
    }),

    twoWays: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the volume of the prism in two ways. Fill in the blanks.`,
        es: prose`Halla el volumen del prisma de dos maneras. Completa los espacios.`,
      },
      draw: random => ({
        edges: random.until(
          () => [random.int(2, 6), random.int(2, 6), random.int(2, 10)] as Edges,
          ([a, b, c]) => a !== c && a !== b && b !== c,
        ),
      }),
      answer: numberList,
      solve: ({ edges: [a, b, c] }) => [a * b, b * c, a * b * c],
      ask: ({ edges: [a, b, c] }) => {
        const [box, gap] = [figure(rectangularPrism(a, b, c)), blank(3)]
        const ways = [
          equation(times(bracketed(times(a, b)), c), times(blank(2), c)),
          equation(times(a, bracketed(times(b, c))), times(a, blank(2))),
        ]
        return {
          en: [box, ...ways, prose`Volume: ${measured(gap, 'cubic-unit')}`],
          es: [box, ...ways, prose`Volumen: ${measured(gap, 'cubic-unit')}`],
        }
      },
      namedAnswer: (_, [first = 0, second = 0, all = 0]) => ({
        en: prose`First product: ${first}. Second product: ${second}. Volume: ${all}.`,
        es: prose`Primer producto: ${first}. Segundo producto: ${second}. Volumen: ${all}.`,
      }),
      solution: ({ edges: [a, b, c] }) => [
        explainedBy(statements(product(a, b), product(a * b, c)), {
          en: line`First multiply the length and the width, then multiply by the height.`,
          es: line`Primero multiplica el largo por el ancho; luego, por la altura.`,
        }),
        explainedBy(statements(product(b, c), product(a, b * c)), {
          en: line`First multiply the width and the height, then multiply the length by it.`,
          es: line`Primero multiplica el ancho por la altura; luego, multiplica el largo por ese producto.`,
        }),
        step(equation(times(bracketed(times(a, b)), c), times(a, bracketed(times(b, c)))), because.factorsInAnyGroup),
      ],
      check(printed, answers) {
        const [a, b, c] = edgesIn(printed.figure('solid-3d'))
        const [first, second, all] = tupleOf(answers.map(exact), 3)
        return first.over(a).equals(b) && second.over(b).equals(c) && all.over(first).equals(c)
      },
    }),

    missingEdge: form({
      levels: ['medium'],
      instruction: { en: prose`Find the missing edge.`, es: prose`Halla la arista que falta.` },
      draw: random => ({
        edges: drawEdges(random, 3),
        missing: random.evenly(['length', 'width', 'height']),
        unit: random.evenly(UNITS),
      }),
      answer: measureWithUnit,
      solve: ({ edges, missing, unit }) =>
        measured(itemOf(edges, ['length', 'width', 'height'].indexOf(missing)), unit.edge),
      ask: ({ edges, missing, unit }) =>
        both([
          figure(rectangularPrism(...edges, { unit: unit.edge, labels: { [missing]: symbol('x') } })),
          equation(V, measured(volume(edges), unit.cubic)),
        ]),
      solution({ edges, missing, unit }, answer) {
        const [a, b] = tupleOf(edges.toSpliced(['length', 'width', 'height'].indexOf(missing), 1), 2)
        return [
          explainedBy(product(a, b), {
            en: line`Multiply the two known edges: this face has an area of ${measured(a * b, unit.square)}.`,
            es: line`Multiplica las dos aristas conocidas: esta cara tiene un área de ${measured(a * b, unit.square)}.`,
          }),
          explainedBy(equation(divide(volume(edges), a * b), answer.of), {
            en: line`Divide the volume, ${volume(edges)}, by ${a * b}.`,
            es: line`Divide el volumen, ${volume(edges)}, entre ${a * b}.`,
          }),
          answerStep(answer, {
            en: line`The missing edge is ${answer} long.`,
            es: line`La arista que falta mide ${answer}.`,
          }),
        ]
      },
      check(printed, answer) {
        const { solid } = printed.figure('solid-3d')
        const labels = solid.shape === 'rectangular-prism' ? Object.values(solid.labels) : []
        const known = labels.flatMap(label => (label?.kind === 'measure' ? [evaluate(label.of)] : []))
        return (
          known.length === 2 &&
          known.reduce((total, edge) => total.times(edge), evaluate(answer.of)).equals(evaluate(printed.one('measure')))
        )
      },
    }),

    baseArea: form({
      levels: ['medium'],
      draw: random => ({ base: random.int(12, 100), height: random.int(3, 20), unit: random.evenly(UNITS) }),
      answer: measureWithUnit,
      solve: ({ base, height, unit }) => measured(base * height, unit.cubic),
      ask: ({ base, height, unit }) => {
        const [area, high] = [measured(base, unit.square), measured(height, unit.edge)]
        return {
          en: prose`The base of a rectangular prism has an area of ${area}. The height is ${high}. What is the volume of the prism?`,
          es: prose`La base de un prisma rectangular tiene un área de ${area}. La altura es de ${high}. ¿Cuál es el volumen del prisma?`,
        }
      },
      solution: ({ base, height }, answer) => [
        step(times(base, height), because.baseAreaTimesHeight),
        ...multiplyByPlaces(base, height),
        step(equation(V, answer), because.writeTheUnits),
      ],
      check(printed, answer) {
        const [base, height] = printed.take(2)
        return evaluate(answer.of).over(height).equals(base)
      },
    }),

    heightFromBase: form({
      levels: ['medium'],
      draw: random => ({ base: random.int(12, 60), height: random.int(4, 15), unit: random.evenly(UNITS) }),
      answer: measureWithUnit,
      solve: ({ height, unit }) => measured(height, unit.edge),
      ask: ({ base, height, unit }) => {
        const [all, area] = [measured(base * height, unit.cubic), measured(base, unit.square)]
        return {
          en: prose`A rectangular prism has a volume of ${role('volume', all)}. Its base has an area of ${role('base', area)}. How high is the prism?`,
          es: prose`Un prisma rectangular tiene un volumen de ${role('volume', all)}. Su base tiene un área de ${role('base', area)}. ¿Cuánto mide la altura del prisma?`,
        }
      },
      solution: ({ base, height }, answer) => [
        explainedBy(equation(divide(base * height, base), height), {
          en: line`The volume is the area of the base times the height. So divide ${base * height} by ${base}.`,
          es: line`El volumen es el área de la base por la altura. Entonces divide ${base * height} entre ${base}.`,
        }),
        answerStep(answer, {
          en: line`The prism is ${answer} high.`,
          es: line`La altura del prisma es de ${answer}.`,
        }),
      ],
      check: (printed, { of }) => evaluate(of).times(printed.role('base')).equals(printed.role('volume')),
    }),

    doubled: form({
      levels: ['hard'],
      draw: random => ({
        before: random.int(12, 96) * 5,
        which: random.evenly([0, 1, 2]),
        unit: random.evenly(UNITS),
      }),
      answer: measureWithUnit,
      solve: ({ before, which, unit }) => measured(before * 2 ** (which + 1), unit.cubic),
      ask({ before, which, unit }) {
        const all = role(`doubles ${which + 1}`, measured(before, unit.cubic))
        const { en, es } = itemOf(DOUBLED, which).asks
        return {
          en: { kind: 'paragraph', content: ['The volume of a box is ', all, '. ', ...en] },
          es: { kind: 'paragraph', content: ['El volumen de una caja es de ', all, '. ', ...es] },
        }
      },
      solution({ before, which }, answer) {
        const many = which + 1
        const twos = Array.from({ length: many }, () => 2)
        return [
          explainedBy(
            many === 1 ? expr(2) : equation(times(...twos), 2 ** many),
            many === 1
              ? {
                  en: line`V = length × width × height. One of these factors is doubled, so the volume is doubled.`,
                  es: line`V = largo × ancho × altura. Uno de estos factores se duplica y el volumen también.`,
                }
              : {
                  en: line`V = length × width × height. Each of the ${many} doubled factors doubles the volume again.`,
                  es: line`V = largo × ancho × altura. Cada uno de los ${many} factores duplicados vuelve a duplicar el volumen.`,
                },
          ),
          explainedBy(equation(times(2 ** many, before), answer.of), {
            en: line`The new volume is ${2 ** many} times the old one.`,
            es: line`El volumen nuevo es ${2 ** many} veces el anterior.`,
          }),
          answerStep(answer, {
            en: line`The volume of the new box is ${answer}.`,
            es: line`El volumen de la caja nueva es de ${answer}.`,
          }),
        ]
      },
      // Halved once for each edge, it is the old volume.
      check(printed, { of }) {
        const [{ name: told }] = tupleOf(printed.terms('role'), 1)
        const many = Number(told.slice('doubles '.length))
        return evaluate(of)
          .over(2 ** many)
          .equals(printed.role(told))
      },
    }),

    roomAbove: form(
      story({
        levels: ['hard'],
        settings: fillStories,
        draw(random, { least, most, edge }) {
          const [length, width, height] = tupleOf(
            least.map((low, i) => random.int(low, itemOf(most, i))),
            3,
          )
          const depth = random.int(Math.ceil(height / 2), height - 2)
          return {
            length: measured(length, edge),
            width: measured(width, edge),
            height: measured(height, edge),
            depth: measured(depth, edge),
          }
        },
        answer: measureWithUnit,
        solve: ({ length, width, height, depth }, { unit }) =>
          measured(
            evaluate(length)
              .times(evaluate(width))
              .times(evaluate(height).minus(evaluate(depth))),
            unit,
          ),
        ask: ({ length, width, height, depth }, { tell }) => tell(length, width, height, depth),
        solution({ length, width, height, depth }, answer, { answers }) {
          const [l, w, h, d] = tupleOf(
            [length, width, height, depth].map(edge => evaluate(edge).n),
            4,
          )
          const empty = height.kind === 'measure' ? measured(h - d, height.unit) : h - d
          return [
            explainedBy(equation(minus(h, d), h - d), {
              en: line`Subtract ${depth} from the height, ${height}: the empty part is ${empty} high.`,
              es: line`Resta ${depth} de la altura, ${height}: la parte vacía mide ${empty} de alto.`,
            }),
            explainedBy(product(l, w), {
              en: line`Multiply the length and the width: the area of the base.`,
              es: line`Multiplica el largo por el ancho: el área de la base.`,
            }),
            explainedBy(product(l * w, h - d), {
              en: line`Multiply the area of the base by the height of the empty part.`,
              es: line`Multiplica el área de la base por la altura de la parte vacía.`,
            }),
            answerStep(answer, answers(answer)),
          ]
        },
        // All of it less what is in it.
        check(numberOf, { of }) {
          const base = numberOf('length').times(numberOf('width'))
          return evaluate(of)
            .plus(base.times(numberOf('depth')))
            .equals(base.times(numberOf('height')))
        },
      }),
    ),

    twoBoxes: form({
      levels: ['hard'],
      wide: true,
      draw: random => ({
        ...random.until(
          () => ({ one: drawEdges(random, 3), other: drawEdges(random, 3) }),
          ({ one, other }) => Math.abs(volume(one) - volume(other)) >= 12,
        ),
        unit: random.evenly(UNITS),
      }),
      answer: measureWithUnit,
      solve: ({ one, other, unit }) => measured(Math.abs(volume(one) - volume(other)), unit.cubic),
      ask: ({ one, other, unit }) => {
        const boxes = sideBySide(
          ...prismsToCompare(one, other).map((box, i) =>
            figure({ ...box, ...rectangularPrism(...(i === 0 ? one : other), { unit: unit.edge }) }),
          ),
        )
        return {
          en: [boxes, prose`How much greater is the volume of the larger box than the volume of the smaller one?`],
          es: [boxes, prose`¿Cuánto mayor es el volumen de la caja más grande que el de la más pequeña?`],
        }
      },
      solution({ one, other, unit }, answer) {
        const [large, small] = [volume(one), volume(other)].sort((a, b) => b - a) as [number, number]
        const worked = ([l, w, h]: Edges, said: Both<readonly Inline[]>) =>
          explainedBy(statements(product(l, w), product(l * w, h)), said)
        return [
          worked(one, {
            en: line`First box: multiply the length and the width, then multiply by the height.`,
            es: line`Primera caja: multiplica el largo por el ancho y luego por la altura.`,
          }),
          worked(other, {
            en: line`Second box, in the same way: the volume is ${measured(volume(other), unit.cubic)}.`,
            es: line`Segunda caja, de la misma manera: el volumen es de ${measured(volume(other), unit.cubic)}.`,
          }),
          explainedBy(equation(minus(large, small), answer.of), {
            en: line`The ${volume(one) > volume(other) ? words('first', 'primera') : words('second', 'segunda')} box is larger. Subtract the smaller volume.`,
            es: line`La ${volume(one) > volume(other) ? words('first', 'primera') : words('second', 'segunda')} caja es más grande. Resta el volumen menor.`,
          }),
          answerStep(answer, {
            en: line`The volume of the larger box is greater by ${answer}.`,
            es: line`El volumen de la caja más grande es mayor por ${answer}.`,
          }),
        ]
      },
      // The smaller volume and the answer make the larger one.
      check(printed, { of }) {
        const [small, large] = tupleOf(
          printed
            .figures('solid-3d')
            .map(box => volume(edgesIn(box)))
            .sort((a, b) => a - b),
          2,
        )
        return evaluate(of).plus(small).equals(large)
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
        solution({ length, width, height }, answer, { answers }) {
          const [l, w, h] = tupleOf(
            [length, width, height].map(edge => evaluate(edge).n),
            3,
          )
          return [
            explainedBy(product(l, w), {
              en: line`Multiply the length and the width: the area of the base.`,
              es: line`Multiplica el largo por el ancho: el área de la base.`,
            }),
            explainedBy(product(l * w, h), {
              en: line`Multiply the area of the base by ${height}.`,
              es: line`Multiplica el área de la base por ${height}.`,
            }),
            answerStep(answer, answers(answer)),
          ]
        },
        check: (numberOf, { of }) =>
          evaluate(of).over(numberOf('length')).over(numberOf('width')).equals(numberOf('height')),
      }),
    ),
  }),
)
