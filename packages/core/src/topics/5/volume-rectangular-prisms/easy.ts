import {
  answerStep,
  blank,
  both,
  bracketed,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  line,
  measureAnswer,
  measure as measured,
  numberList,
  prose,
  rectangularPrism,
  type Step,
  statements,
  step,
  times,
  tupleOf,
  unitCubeBox,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured as measureWithUnit } from '../../kit/stories/amounts.ts'
import type { Edges } from './box-stories.ts'
import type { levels } from './levels.ts'
import { drawEdges, edgesIn, product, UNITS, volume } from './parts.ts'

const FIND = { en: prose`Find the volume.`, es: prose`Halla el volumen.` }

/** The base, then all of the prism. */
const fromTheBase = ([length, width, height]: Edges): readonly Step[] => [
  explainedBy(product(length, width), {
    en: line`Area of the base: length × width.`,
    es: line`Área de la base: largo × ancho.`,
  }),
  explainedBy(product(length * width, height), {
    en: line`Multiply the area of the base by the height.`,
    es: line`Multiplica el área de la base por la altura.`,
  }),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['easy'],
    share: 2,
    instruction: FIND,
    draw: random => ({ edges: drawEdges(random), unit: random.evenly(UNITS) }),
    answer: measureWithUnit,
    solve: ({ edges, unit }) => measured(volume(edges), unit.cubic),
    ask: ({ edges, unit }) => both(figure(rectangularPrism(...edges, { unit: unit.edge }))),
    solution: ({ edges }, answer) => [
      ...fromTheBase(edges),
      answerStep(answer, { en: line`The volume is ${answer}.`, es: line`El volumen es de ${answer}.` }),
    ],
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
      answerStep(measured(volume(edges), 'cubic-unit'), {
        en: line`The volume is ${measured(volume(edges), 'cubic-unit')}.`,
        es: line`El volumen es de ${measured(volume(edges), 'cubic-unit')}.`,
      }),
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
      en: prose`One layer on the bottom of a box holds ${cubes} unit cubes. The box holds ${layers} such layers. What is the volume of the box?`,
      es: prose`En el fondo de una caja cabe una capa de ${cubes} cubos unitarios. En la caja caben ${layers} de esas capas. ¿Cuál es el volumen de la caja?`,
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
    namedAnswer(_, answer) {
      const [first, second, all] = tupleOf(answer, 3)
      return {
        en: prose`First product: ${first}; second product: ${second}; volume: ${all}`,
        es: prose`Primer producto: ${first}; segundo producto: ${second}; volumen: ${all}`,
      }
    },
    solution: ({ edges: [a, b, c] }) => [
      explainedBy(statements(product(a, b), product(a * b, c)), {
        en: line`First multiply the length and the width, then multiply by the height.`,
        es: line`Primero multiplica el largo por el ancho; luego, por la altura.`,
      }),
      explainedBy(statements(product(b, c), product(a, b * c)), {
        en: line`First multiply the width and the height, then multiply the length by this product.`,
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
})
