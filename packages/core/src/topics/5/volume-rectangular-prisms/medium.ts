import {
  answerStep,
  both,
  divide,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure as measured,
  multiplyByPlaces,
  prose,
  rectangularPrism,
  role,
  step,
  story,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured as measureWithUnit } from '../../kit/stories/amounts.ts'
import { boxStories } from './box-stories.ts'
import type { levels } from './levels.ts'
import { drawEdges, product, UNITS, V, volume } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      answerStep(answer, {
        en: line`The volume of the prism is ${answer}.`,
        es: line`El volumen del prisma es de ${answer}.`,
      }),
    ],
    check(printed, answer) {
      const [base, height] = printed.take(2)
      return evaluate(answer.of).over(height).equals(base)
    },
  }),
  heightFromBase: form({
    levels: ['medium'],
    draw: random => ({
      base: random.intExcept(12, 60, 20, 30, 40, 50, 60),
      height: random.intExcept(4, 15, 10),
      unit: random.evenly(UNITS),
    }),
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
      solution({ length, width, height }, answer, { isFilled, answers }) {
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
            en: isFilled
              ? line`Multiply the area of the base by the depth, ${height}.`
              : line`Multiply the area of the base by the height, ${height}.`,
            es: isFilled
              ? line`Multiplica el área de la base por la profundidad, ${height}.`
              : line`Multiplica el área de la base por la altura, ${height}.`,
          }),
          answerStep(answer, answers(answer)),
        ]
      },
      check: (numberOf, { of }) =>
        evaluate(of).over(numberOf('length')).over(numberOf('width')).equals(numberOf('height')),
    }),
  ),
})
