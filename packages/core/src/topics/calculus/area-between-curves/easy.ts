import { formulaChoice } from '../../../answer/choice.ts'
import { rational } from '../../../answer/number.ts'
import { figure, prose } from '../../../content.ts'
import { expr, integral, power, type Value } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { areaUnder, near, polynomialOf } from '../shared/functions.ts'
import type { levels } from './levels.ts'
import { areaOf, difference, drawParabola, enclosed, named, regionOf } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  shadedRegion: form({
    levels: ['easy'],
    share: 2,
    lines: 5,
    draw: drawParabola,
    answer: rational,
    solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
    ask: drawn => {
      const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
      const region = figure(regionOf(drawn))
      return {
        en: [region, prose`Find the exact area of the shaded region between ${f} and ${g}.`],
        es: [region, prose`Halla el área exacta de la región sombreada entre ${f} e ${g}.`],
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      return !!f && !!g && near(enclosed(f.right, g.right), exact(answer).toNumber(), 1e-6)
    },
  }),

  intersections: form({
    levels: ['easy', 'medium'],
    share: 2,
    lines: 5,
    draw: drawParabola,
    answer: rational,
    solve: ({ upper, lower, a, b }) => areaOf(upper, lower, a, b),
    ask({ curve, straight }) {
      const [f, g] = [named(polynomialOf(curve)), named(polynomialOf(straight))]
      return {
        en: prose`Find the exact area of the region bounded by ${f} and ${g}.`,
        es: prose`Halla el área exacta de la región limitada por ${f} e ${g}.`,
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      return !!f && !!g && near(enclosed(f.right, g.right), exact(answer).toNumber(), 1e-6)
    },
  }),

  setUp: form({
    levels: ['easy', 'medium'],
    lines: 0,
    draw: random =>
      random.until(
        () => drawParabola(random),
        ({ a, b, upper, lower }) => {
          const area = areaOf(upper, lower, a, b)
          const added = areaOf(
            upper,
            lower.map(c => -c),
            a,
            b,
          )
          return a !== 0 && b !== 0 && !added.equals(area) && !areaOf(upper, lower, 0, b).equals(area)
        },
      ),
    answer: formulaChoice,
    solve: ({ upper, lower, a, b }): Value => integral(difference(upper, lower), 'x', [a, b]),
    mistakes: ({ upper, lower, a, b }) => ({
      bottomMinusTop: integral(difference(lower, upper), 'x', [a, b]),
      added: integral(polynomialOf([0, 1, 2].map(i => (upper[i] ?? 0) + (lower[i] ?? 0))), 'x', [a, b]),
      fromZero: integral(difference(upper, lower), 'x', [0, b]),
      squared: integral(power(difference(upper, lower), 2), 'x', [a, b]),
    }),
    ask: drawn => {
      const [f, g] = [named(polynomialOf(drawn.curve)), named(polynomialOf(drawn.straight))]
      const region = figure(regionOf(drawn))
      return {
        en: [region, prose`Which integral gives the area of the shaded region between ${f} and ${g}?`],
        es: [region, prose`¿Qué integral da el área de la región sombreada entre ${f} e ${g}?`],
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      const chosen = expr(answer)
      return !!f && !!g && chosen.kind === 'integral' && near(areaUnder(chosen), enclosed(f.right, g.right), 1e-6)
    },
  }),
})
