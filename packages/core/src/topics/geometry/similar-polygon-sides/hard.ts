import {
  equation,
  exact,
  type FormMaker,
  gcd,
  join,
  line,
  measure,
  over,
  power,
  prose,
  Ratio,
  ratio,
  ratioInLowestTerms,
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
      const side = random.int(2, 5)
      // Neither a sliver nor more than a round shape could hold.
      return { factor, side, area: factor.d ** 2 * random.int(Math.ceil((side * side) / 2), 2 * side * side), unit }
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
        step(equation(equation(symbol('k'), over(side * factor.n, side * factor.d)), factor), because.explain, {
          sentence: {
            en: line`Let ${symbol('k')} be the scale factor: divide the length of the second polygon by that of the first.`,
            es: line`Sea ${symbol('k')} el factor de escala: divide la longitud del segundo polígono entre la del primero.`,
          },
        }),
        step(equation(power(symbol('k'), 2), factor.power(2)), because.areasAsSquares),
        step(equation(equation(symbol('A'), join(area, factor.power(2))), measure(amount, squares)), because.explain, {
          sentence: {
            en: line`Multiply the area of the first polygon by ${factor.power(2)}.`,
            es: line`Multiplica el área del primer polígono por ${factor.power(2)}.`,
          },
        }),
      ]
    },
    check(printed, { amount }) {
      const [one, two, area] = printed.numbers
      return exact(amount)
        .times(one!.power(2))
        .equals(area!.times(two!.power(2)))
    },
  }),
  perimeterFromAreas: form({
    levels: ['hard'],
    draw(random) {
      const { n, d } = random.until(
        () => drawFactor(random),
        ({ n, d }) => n <= 7 && d <= 7 && d > 1,
      )
      const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
      // A polygon of this area has at least about this perimeter.
      const [k, times] = random.until(
        () => [random.int(2, 6), random.int(4, 12)] as const,
        ([k, times]) => times * times >= 16 * k && times * times <= 32 * k,
      )
      return { n, d, areas: [k * d * d, k * n * n] as const, perimeter: times * d, unit }
    },
    answer: measured,
    solve: ({ n, d, perimeter, unit }): Measured => ({ amount: (perimeter / d) * n, unit }),
    ask({ areas, perimeter, unit }) {
      const [one, two] = [measure(areas[0], `square-${unit}`), measure(areas[1], `square-${unit}`)]
      const around = measure(perimeter, unit)
      return {
        en: prose`Two polygons are similar. The area of the first is ${one}, and the area of the second is ${two}. The perimeter of the first is ${around}. Find the perimeter of the second.`,
        es: prose`Dos polígonos son semejantes. El área del primero es ${one} y el área del segundo es ${two}. El perímetro del primero es ${around}. Halla el perímetro del segundo.`,
      }
    },
    solution({ n, d, areas, perimeter, unit }, { amount }) {
      const k = symbol('k')
      return [
        step(equation(equation(power(k, 2), over(areas[1], areas[0])), Ratio.of(n * n, d * d)), because.explain, {
          sentence: {
            en: line`Let ${k} be the scale factor. Areas are in the ratio of the squares of the lengths.`,
            es: line`Sea ${k} el factor de escala. Las áreas están en la razón de los cuadrados de las longitudes.`,
          },
        }),
        step(equation(k, Ratio.of(n, d)), because.explain, {
          sentence: {
            en: line`A scale factor is positive: take the positive root.`,
            es: line`Un factor de escala es positivo: toma la raíz positiva.`,
          },
        }),
        step(
          equation(equation(symbol('P'), join(perimeter, Ratio.of(n, d))), measure(amount, unit)),
          because.perimetersByFactor,
        ),
      ]
    },
    check(printed, { amount }) {
      const [one, two, around] = printed.numbers
      return exact(amount).n > 0 && exact(amount).power(2).times(one!).equals(around!.power(2).times(two!))
    },
  }),
  areaRatio: form({
    levels: ['hard'],
    draw: random => {
      const [a, b] = random.until(
        () => [random.int(2, 9), random.int(2, 9)] as const,
        ([a, b]) => a !== b && gcd(a, b) === 1,
      )
      const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
      return { a, b, k: random.pick([4, 6, 8, 10, 12]), unit }
    },
    answer: ratioInLowestTerms,
    solve: ({ a, b }) => [a * a, b * b],
    ask({ a, b, k, unit }) {
      const [one, two] = [measure(a * k, unit), measure(b * k, unit)]
      return {
        en: prose`The perimeters of two similar figures are ${one} and ${two}. Find the ratio of their areas, in the same order and in lowest terms.`,
        es: prose`Los perímetros de dos figuras semejantes son ${one} y ${two}. Halla la razón de sus áreas, en el mismo orden y en su mínima expresión.`,
      }
    },
    solution: ({ a, b, k }) => [
      step(ratio(a, b), because.explain, {
        sentence: {
          en: line`Divide both perimeters by ${k}: this is the ratio of the sides too.`,
          es: line`Divide ambos perímetros entre ${k}: es también la razón de los lados.`,
        },
      }),
      step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
      step(ratio(a * a, b * b), because.squareBothTerms),
    ],
    check(printed, [a, b]) {
      const [one, two] = printed.numbers
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
        () => [random.int(2, 9), random.int(2, 9)] as const,
        ([a, b]) => a !== b && gcd(a, b) === 1,
      )
      const k = random.pick([2, 3, 5, 6])
      const unit = random.pick(['square-centimeter', 'square-meter', 'square-inch', 'square-foot'] as const)
      return { a, b, k, areas: [a * a * k, b * b * k] as const, unit }
    },
    answer: ratioInLowestTerms,
    solve: ({ a, b }) => [a, b],
    ask({ areas, unit }) {
      const [one, two] = [measure(areas[0], unit), measure(areas[1], unit)]
      return {
        en: prose`The areas of two similar figures are ${one} and ${two}. Find the ratio of their perimeters, in the same order and in lowest terms.`,
        es: prose`Las áreas de dos figuras semejantes son ${one} y ${two}. Halla la razón de sus perímetros, en el mismo orden y en su mínima expresión.`,
      }
    },
    solution: ({ a, b, k }) => [
      step(ratio(a * a, b * b), because.explain, {
        sentence: { en: line`Divide both areas by ${k}.`, es: line`Divide ambas áreas entre ${k}.` },
      }),
      step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
      step(ratio(a, b), because.rootBothTerms),
    ],
    check(printed, [a, b]) {
      const [one, two] = printed.numbers
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
