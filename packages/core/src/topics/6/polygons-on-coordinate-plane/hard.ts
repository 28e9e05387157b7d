import {
  answerStep,
  bracketed,
  divide,
  equation,
  exact,
  explainedBy,
  expr,
  itemOf,
  line,
  measure,
  pointAnswer,
  prose,
  Ratio,
  role,
  sentenceChoice,
  sum,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { mapForms } from './on-a-map.ts'
import {
  distance,
  type Form,
  lengthOf,
  lengthStep,
  lettered,
  paragraph,
  printedPairs,
  shoelace,
  shown,
  side,
} from './polygons.ts'
import { drawSlanted, slantedArea, slantedCorners } from './slanted.ts'
import {
  baseStep,
  cornersOf,
  drawApex,
  drawTriangle,
  heightStep,
  SHARED,
  SLIP_NAMES,
  SLIPS,
  said,
} from './triangles.ts'

export const hardForms = (form: Form) => ({
  triangleArea: form({
    levels: ['hard'],
    lines: 4,
    draw: random => drawTriangle(random),
    answer: measured,
    solve: ({ base, height }) => ({ amount: expr((base * height) / 2), unit: 'square-unit' as const }),
    ask: drawn => {
      const { en, es } = lettered(cornersOf(drawn))
      return paragraph({
        en: [...line`Triangle ${symbol('ABC')} has vertices `, ...en, ...line`. Find its area.`],
        es: [...line`El triángulo ${symbol('ABC')} tiene los vértices `, ...es, ...line`. Halla su área.`],
      })
    },
    solution: drawn => {
      const { base, height } = drawn
      const area = measure((base * height) / 2, 'square-unit')
      return [
        baseStep(cornersOf(drawn)),
        heightStep(drawn),
        explainedBy(equation(divide(bracketed(times(base, height)), 2), area), {
          en: line`Area of a triangle: half of the base times the height.`,
          es: line`Área de un triángulo: la mitad de la base por la altura.`,
        }),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(shoelace(printedPairs(printed))),
  }),

  slantedArea: form({
    levels: ['hard'],
    lines: 4,
    draw: drawSlanted,
    answer: measured,
    solve: drawn => ({ amount: expr(slantedArea(drawn)), unit: 'square-unit' as const }),
    ask: drawn => {
      const { en, es } = lettered(slantedCorners(drawn))
      const name = symbol('ABCD')
      return paragraph({
        en: [
          ...(drawn.isTrapezoid ? line`Trapezoid ${name} has vertices ` : line`Parallelogram ${name} has vertices `),
          ...en,
          ...line`. Find its area.`,
        ],
        es: [
          ...(drawn.isTrapezoid
            ? line`El trapecio ${name} tiene los vértices `
            : line`El paralelogramo ${name} tiene los vértices `),
          ...es,
          ...line`. Halla su área.`,
        ],
      })
    },
    solution: drawn => {
      const { isTrapezoid, isTurned, one, other, level, top } = drawn
      const vertices = slantedCorners(drawn)
      const height = Math.abs(top - level)
      const area = measure(slantedArea(drawn), 'square-unit')
      return [
        baseStep(vertices),
        ...(isTrapezoid ? [lengthStep(side(2, 3), itemOf(vertices, 2), itemOf(vertices, 3))] : []),
        explainedBy(
          distance(top, level),
          isTurned
            ? {
                en: line`The height is the distance between the vertical lines ${side(0, 1)} and ${side(2, 3)}: compare the ${SHARED.steep}-coordinates.`,
                es: line`La altura es la distancia entre las rectas verticales ${side(0, 1)} y ${side(2, 3)}: compara las coordenadas ${SHARED.steep}.`,
              }
            : {
                en: line`The height is the distance between the horizontal lines ${side(0, 1)} and ${side(2, 3)}: compare the ${SHARED.flat}-coordinates.`,
                es: line`La altura es la distancia entre las rectas horizontales ${side(0, 1)} y ${side(2, 3)}: compara las coordenadas ${SHARED.flat}.`,
              },
        ),
        isTrapezoid
          ? explainedBy(equation(divide(bracketed(times(bracketed(sum(one, other)), height)), 2), area), {
              en: line`Area of a trapezoid: half of the sum of the parallel sides times the height.`,
              es: line`Área de un trapecio: la mitad de la suma de los lados paralelos por la altura.`,
            })
          : explainedBy(equation(times(one, height), area), {
              en: line`Area of a parallelogram: base times height.`,
              es: line`Área de un paralelogramo: base por altura.`,
            }),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(shoelace(printedPairs(printed))),
  }),

  apexFromArea: form({
    levels: ['hard'],
    lines: 4,
    draw: drawApex,
    answer: pointAnswer,
    solve: ({ apex }) => apex.map(expr),
    ask: drawn => {
      const { apex, base, height, level } = drawn
      const [a, b] = tupleOf(cornersOf(drawn).slice(0, 2), 2)
      const area = role('area', measure((base * height) / 2, 'square-unit'))
      const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')]
      const at = role('x', apex[0])
      return apex[1] > level
        ? {
            en: prose`Triangle ${symbol('ABC')} has an area of ${area}. Two of its vertices are ${A}${shown(a)} and ${B}${shown(b)}. Vertex ${C} lies above side ${side(0, 1)} and has ${symbol('x')}-coordinate ${at}. What are the coordinates of ${C}?`,
            es: prose`El triángulo ${symbol('ABC')} tiene un área de ${area}. Dos de sus vértices son ${A}${shown(a)} y ${B}${shown(b)}. El vértice ${C} está arriba del lado ${side(0, 1)} y su coordenada ${symbol('x')} es ${at}. ¿Cuáles son las coordenadas de ${C}?`,
          }
        : {
            en: prose`Triangle ${symbol('ABC')} has an area of ${area}. Two of its vertices are ${A}${shown(a)} and ${B}${shown(b)}. Vertex ${C} lies below side ${side(0, 1)} and has ${symbol('x')}-coordinate ${at}. What are the coordinates of ${C}?`,
            es: prose`El triángulo ${symbol('ABC')} tiene un área de ${area}. Dos de sus vértices son ${A}${shown(a)} y ${B}${shown(b)}. El vértice ${C} está abajo del lado ${side(0, 1)} y su coordenada ${symbol('x')} es ${at}. ¿Cuáles son las coordenadas de ${C}?`,
          }
    },
    solution: drawn => {
      const { apex, base, height, level } = drawn
      const [C, Y] = [symbol('C'), symbol('y')]
      const isAbove = apex[1] > level
      return [
        baseStep(cornersOf(drawn)),
        explainedBy(equation(divide(bracketed(times(2, (base * height) / 2)), base), height), {
          en: line`Double the area and divide by the base ${side(0, 1)} to find the height.`,
          es: line`Duplica el área y divide entre la base ${side(0, 1)} para hallar la altura.`,
        }),
        explainedBy(
          equation(Y, isAbove ? sum(level, height) : sum(level, -height)),
          isAbove
            ? {
                en: line`${C} is ${height} units above ${side(0, 1)}, where ${equation(Y, level)}.`,
                es: line`${C} está ${height} unidades arriba de ${side(0, 1)}, donde ${equation(Y, level)}.`,
              }
            : {
                en: line`${C} is ${height} units below ${side(0, 1)}, where ${equation(Y, level)}.`,
                es: line`${C} está ${height} unidades abajo de ${side(0, 1)}, donde ${equation(Y, level)}.`,
              },
        ),
        explainedBy(shown(apex), {
          en: line`So ${equation(Y, apex[1])}. The ${symbol('x')}-coordinate of ${C} is given.`,
          es: line`Entonces ${equation(Y, apex[1])}. La coordenada ${symbol('x')} de ${C} está dada.`,
        }),
      ]
    },
    check(printed, answer) {
      const [x, y] = answer.map(value => exact(value).toNumber())
      if (x === undefined || y === undefined) return false
      const base = printedPairs(printed).slice(0, 2)
      return (
        printed.role('area').equals(shoelace([...base, [x, y]])) &&
        printed.role('x').equals(Ratio.of(x)) &&
        y * itemOf(base, 0)[1] < 0
      )
    },
  }),

  ...mapForms(form),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({
      slip: random.pick(SLIP_NAMES),
      ...random.until(
        () => drawTriangle(random, 9, true),
        drawn =>
          new Set([...SLIP_NAMES.map(slip => SLIPS[slip].result(drawn)), (drawn.base * drawn.height) / 2]).size === 5,
      ),
    }),
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: drawn => {
      const wrong = role('wrong', measure(SLIPS[drawn.slip].result(drawn), 'square-unit'))
      const { en, es } = lettered(cornersOf(drawn))
      return paragraph({
        en: [
          ...line`A student says that the area of the triangle with vertices `,
          ...en,
          ...line` is ${wrong}. What was the mistake?`,
        ],
        es: [
          ...line`Un estudiante dice que el área del triángulo con vértices `,
          ...es,
          ...line` es de ${wrong}. ¿Cuál fue el error?`,
        ],
      })
    },
    key: ({ base, height }) => {
      const area = measure((base * height) / 2, 'square-unit')
      return { en: prose`The area is ${area}.`, es: prose`El área es de ${area}.` }
    },
    solution: drawn => {
      const { slip, base, height } = drawn
      const wrong = measure(SLIPS[slip].result(drawn), 'square-unit')
      return [
        baseStep(cornersOf(drawn)),
        heightStep(drawn),
        explainedBy(equation(divide(bracketed(times(base, height)), 2), measure((base * height) / 2, 'square-unit')), {
          en: line`The correct area is half of the base times the height.`,
          es: line`El área correcta es la mitad de la base por la altura.`,
        }),
        answerStep(SLIPS[slip].says, {
          en: line`That mistake gives ${equation(SLIPS[slip].work(drawn), wrong)}.`,
          es: line`Con ese error se obtiene ${equation(SLIPS[slip].work(drawn), wrong)}.`,
        }),
      ]
    },
    whyWrong: drawn =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== drawn.slip).map(other => {
          const wrong = measure(SLIPS[other].result(drawn), 'square-unit')
          return [
            other,
            { en: line`This would give ${wrong}.`, es: line`Con este error se obtendrían ${wrong}.` },
          ] as const
        }),
      ),
    check(printed, { key }) {
      const [a, b, c] = tupleOf(printedPairs(printed), 3)
      const [base, height] = [lengthOf(a, b), Math.abs(c[1] - a[1])]
      const twice: Readonly<Record<string, number>> = {
        notHalved: 2 * base * height,
        added: base + height,
        fromAxis: base * Math.abs(c[1]),
        subtracted: Math.abs(a[0] + b[0]) * height,
      }
      const doubled = twice[key]
      return doubled !== undefined && printed.role('wrong').times(2).equals(Ratio.of(doubled))
    },
  }),
})
