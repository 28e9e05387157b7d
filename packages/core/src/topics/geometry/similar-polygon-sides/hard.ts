import {
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  measure,
  prose,
  ratio,
  ratioInLowestTerms,
} from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { drawFactor } from '../../kit/triangles/similar-pair.ts'
import { drawMeasurement, measuredIn, tidy } from './indirect-measurement.ts'
import type { levels } from './levels.ts'

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
    check(printed, [a, b]) {
      const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
      return exact(a!).power(2).times(two!).equals(exact(b!).power(2).times(one!)) && exact(a!).n > 0
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 3,
    draw: drawMeasurement,
    answer: measured,
    solve: ({ known, across, other, unit }): Measured => ({ amount: tidy(known.times(across).over(other)), unit }),
    ask: ({ says }) => says,
    // From the labels of the sketch alone.
    check(printed, { amount }) {
      const labels = printed
        .figure('geometry-diagram')
        .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
      return (
        labels.length === 3 &&
        labels.every(label => printed.numbers.some(given => given.equals(label))) &&
        exact(amount).equals(measuredIn(printed.figure('geometry-diagram')))
      )
    },
  }),
})
