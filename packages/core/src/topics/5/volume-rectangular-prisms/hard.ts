import {
  answerStep,
  type Both,
  both,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  measure as measured,
  minus,
  point,
  pointSet,
  prismsToCompare,
  prose,
  rectangularPrism,
  role,
  type Step,
  sideBySide,
  statements,
  step,
  story,
  sum,
  symbol,
  times,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured as measureWithUnit } from '../../kit/stories/amounts.ts'
import { type Edges, fillStories } from './box-stories.ts'
import type { levels } from './levels.ts'
import { drawEdges, edgesIn, product, UNITS, volume } from './parts.ts'

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

/** Least edges that divide the volume and leave no two edges that are as great. */
const noBoxes = (total: number, least: readonly number[], tooLarge: number): readonly Step[] =>
  wholes(2, tooLarge - 1)
    .filter(edge => total % edge === 0 && !least.includes(edge))
    .map(edge =>
      step(equation(divide(total, edge), total / edge), because.explain, {
        sentence: {
          en: line`Let the least edge be ${edge}. No two whole numbers from ${edge} on have the product ${total / edge}.`,
          es: line`Toma ${edge} como arista menor. No hay dos números enteros desde ${edge} cuyo producto sea ${total / edge}.`,
        },
      }),
    )

/** Each least edge with its boxes, and the first that is too large. */
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
    ...noBoxes(total, least, tooLarge),
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
      es: line`Una segunda caja tiene el doble de altura y el mismo largo y ancho. ¿Cuál es su volumen?`,
    },
  },
  {
    asks: {
      en: line`A second box is twice as long and twice as wide, with the same height. What is its volume?`,
      es: line`Una segunda caja tiene el doble de largo y el doble de ancho, y la misma altura. ¿Cuál es su volumen?`,
    },
  },
  {
    asks: {
      en: line`A second box is twice as long, twice as wide, and twice as high. What is its volume?`,
      es: line`Una segunda caja tiene el doble de largo, el doble de ancho y el doble de altura. ¿Cuál es su volumen?`,
    },
  },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
          many === 1
            ? {
                en: prose`length × width × height × 2`,
                es: prose`largo × ancho × altura × 2`,
              }
            : equation(times(...twos), 2 ** many),
          many === 1
            ? {
                en: line`The volume is length × width × height. One of these factors is doubled, so the volume is doubled.`,
                es: line`El volumen es largo × ancho × altura. Uno de estos factores se duplica y el volumen también.`,
              }
            : {
                en: line`The volume is length × width × height. Each of the ${many} doubled factors doubles the volume again.`,
                es: line`El volumen es largo × ancho × altura. Cada uno de los ${many} factores duplicados vuelve a duplicar el volumen.`,
              },
        ),
        explainedBy(equation(times(2 ** many, before), answer.of), {
          en: line`The volume of the second box is ${2 ** many} times the volume of the first box.`,
          es: line`El volumen de la segunda caja es ${2 ** many} veces el de la primera.`,
        }),
        answerStep(answer, {
          en: line`The volume of the second box is ${answer}.`,
          es: line`El volumen de la segunda caja es de ${answer}.`,
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
        // More than half, so that the empty part is none of the full one.
        const over = Math.floor(height / 2) + 1
        const depth = random.int(over, Math.max(over, height - 2))
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
        ({ one, other }) => {
          const apart = Math.abs(volume(one) - volume(other))
          return apart >= 12 && apart !== volume(one) && apart !== volume(other) && Math.min(...one, ...other) < 10
        },
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
        es: [boxes, prose`¿En cuánto supera el volumen de la caja más grande al de la más pequeña?`],
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
          es: line`El volumen de la caja más grande supera al de la más pequeña en ${answer}.`,
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
})
