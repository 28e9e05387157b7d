import {
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  join,
  line,
  measure,
  over,
  power,
  prose,
  ratio,
  ratioInLowestTerms,
  statements,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { drawFactor } from '../../kit/triangles/similar-pair.ts'
import { drawMeasurement, indirect } from './indirect-measurement.ts'
import type { levels } from './levels.ts'
import { measuring } from './shared.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  areaFromSides: form({
    levels: ['hard'],
    draw(random) {
      const factor = random.until(
        () => drawFactor(random),
        factor => factor.n <= 6 && factor.d <= 6,
      )
      const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
      return { factor, side: random.int(2, 5), area: factor.d ** 2 * random.int(1, 5), unit }
    },
    answer: measured,
    solve: ({ factor, area, unit }): Measured => ({
      amount: factor.times(factor).times(area),
      unit: `square-${unit}`,
    }),
    ask({ factor, side, area, unit }) {
      const [one, two] = [measure(side * factor.d, unit), measure(side * factor.n, unit)]
      const whole = measure(area, `square-${unit}`)
      return {
        en: prose`Two polygons are similar. A side of the first measures ${one}, and the corresponding side of the second measures ${two}. The area of the first polygon is ${whole}. Find the area of the second.`,
        es: prose`Dos polígonos son semejantes. Un lado del primero mide ${one} y el lado correspondiente del segundo mide ${two}. El área del primer polígono es ${whole}. Halla el área del segundo.`,
      }
    },
    solution({ factor, side, area, unit }, { amount }) {
      const squares = `square-${unit}` as const
      return [
        step(equation(equation(symbol('k'), over(side * factor.n, side * factor.d)), factor), because.secondOverFirst),
        step(equation(power(symbol('k'), 2), factor.power(2)), because.areasAsSquares),
        step(
          equation(equation(symbol('A'), join(area, factor.power(2))), measure(amount, squares)),
          because.areasBySquare,
          {
            value: factor,
          },
        ),
      ]
    },
    check(printed, { amount }) {
      const [one, two, area] = printed.numbers
      return exact(amount)
        .times(one!.power(2))
        .equals(area!.times(two!.power(2)))
    },
  }),
  scaleFromMeasures: form({
    levels: ['hard'],
    draw(random) {
      const factor = random.until(
        () => drawFactor(random),
        ({ n, d }) => n <= 9 && d <= 9 && d > 1,
      )
      const [isArea, k] = [random.evenly([true, false]), random.int(2, 6)]
      const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
      return { factor, isArea, k, unit }
    },
    answer: fractionInLowestTerms,
    solve: ({ factor }) => factor,
    ask({ factor: { n, d }, isArea, k, unit }) {
      const [one, two] = [d, n].map(side =>
        isArea ? measure(k * side * side, `square-${unit}`) : measure(2 * k * side, unit),
      ) as [Expr, Expr]
      return isArea
        ? {
            en: prose`Two polygons are similar. The area of the first is ${one}, and the area of the second is ${two}. Write the scale factor from the first to the second as a fraction in lowest terms.`,
            es: prose`Dos polígonos son semejantes. El área del primero es ${one} y el área del segundo es ${two}. Escribe el factor de escala del primero al segundo como fracción irreducible.`,
          }
        : {
            en: prose`Two polygons are similar. The perimeter of the first is ${one}, and the perimeter of the second is ${two}. Write the scale factor from the first to the second as a fraction in lowest terms.`,
            es: prose`Dos polígonos son semejantes. El perímetro del primero es ${one} y el perímetro del segundo es ${two}. Escribe el factor de escala del primero al segundo como fracción irreducible.`,
          }
    },
    solution({ factor, isArea, k, unit }) {
      const { n, d } = factor
      const letter = symbol('k')
      const [one, two] = isArea ? [k * d * d, k * n * n] : [2 * k * d, 2 * k * n]
      const read = statements(...[one, two].map(amount => measure(amount, isArea ? (`square-${unit}` as const) : unit)))
      const what = isArea
        ? { en: line`the areas`, es: line`las áreas` }
        : { en: line`the perimeters`, es: line`los perímetros` }
      return isArea
        ? [
            step(read, because.read, { what }),
            step(equation(equation(power(letter, 2), over(two, one)), factor.power(2)), because.areasAsSquares),
            step(equation(letter, factor), because.explain, {
              sentence: {
                en: line`${letter} is the scale factor. It is positive: take the positive root.`,
                es: line`${letter} es el factor de escala. Es positivo: toma la raíz positiva.`,
              },
            }),
          ]
        : [
            step(read, because.read, { what }),
            step(equation(letter, over(two, one)), because.perimetersByFactor),
            step(equation(letter, factor), because.lowestTerms),
          ]
    },
    check(printed, answer) {
      const [one, two] = printed.numbers
      const power = printed.one('measure').unit.startsWith('square') ? 2 : 1
      return exact(answer).n > 0 && exact(answer).power(power).times(one!).equals(two!)
    },
  }),
  areaRatio: form({
    levels: ['hard'],
    draw: random => {
      const [a, b] = random.until(
        () => [random.int(1, 9), random.int(2, 9)] as const,
        ([a, b]) => a !== b && gcd(a, b) === 1,
      )
      return { a, b, k: random.pick([1, 2, 3, 4]) }
    },
    answer: ratioInLowestTerms,
    solve: ({ a, b }) => [a * a, b * b],
    ask({ a, b, k }) {
      const shown = ratio(a * k, b * k)
      return {
        en: prose`The perimeters of two similar figures are in the ratio ${shown}. Find the ratio of their areas, in the same order and in lowest terms.`,
        es: prose`Los perímetros de dos figuras semejantes están en la razón ${shown}. Halla la razón de sus áreas, en el mismo orden y en su mínima expresión.`,
      }
    },
    solution: ({ a, b, k }) => [
      ...(k === 1 ? [] : [step(ratio(a, b), because.divideRatio, { value: k })]),
      step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
      step(ratio(a * a, b * b), because.squareBothTerms),
    ],
    check(printed, [a, b]) {
      const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
      return (
        exact(a!)
          .times(two!.power(2))
          .equals(exact(b!).times(one!.power(2))) && exact(a!).n > 0
      )
    },
  }),
  perimeterRatio: form({
    levels: ['hard'],
    draw: random => {
      const [a, b] = random.until(
        () => [random.int(1, 12), random.int(2, 12)] as const,
        ([a, b]) => a < b && gcd(a, b) === 1,
      )
      const k = random.pick([1, 2, 3, 5])
      return { a, b, areas: [a * a * k, b * b * k] as const }
    },
    answer: ratioInLowestTerms,
    solve: ({ a, b }) => [a, b],
    ask({ areas }) {
      const shown = ratio(...areas)
      return {
        en: prose`The areas of two similar figures are in the ratio ${shown}. Find the ratio of their perimeters, in the same order and in lowest terms.`,
        es: prose`Las áreas de dos figuras semejantes están en la razón ${shown}. Halla la razón de sus perímetros, en el mismo orden y en su mínima expresión.`,
      }
    },
    solution: ({ a, b, areas }) => [
      ...(areas[0] === a * a ? [] : [step(ratio(a * a, b * b), because.divideRatio, { value: areas[0] / (a * a) })]),
      step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
      step(ratio(a, b), because.rootBothTerms),
    ],
    check(printed, [a, b]) {
      const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
      return exact(a!).power(2).times(two!).equals(exact(b!).power(2).times(one!)) && exact(a!).n > 0
    },
  }),
  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 3,
    draw: random => drawMeasurement(random, indirect),
    ...measuring,
  }),
})
