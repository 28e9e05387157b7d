import { decimalNumber, exact, type FormMaker, integer, option, prose, Ratio } from '../../../author.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import { drawContext, drawZ, joined, valueAt } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  zScore: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw(random) {
      const { context, mean, deviation } = drawContext(random)
      return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
    },
    answer: decimalNumber,
    solve: ({ z }) => plain(Ratio.of(z, 100)),
    ask: ({ context, mean, deviation, z }) =>
      joined(context.says(mean, deviation), {
        en: prose`Find the z-score of the value ${valueAt(mean, deviation, z)}.`,
        es: prose`Halla el puntaje z del valor ${valueAt(mean, deviation, z)}.`,
      }),
    check(printed, answer) {
      const [mean, deviation, value] = printed.numbers
      return !!mean && !!deviation && !!value && exact(answer).times(deviation).plus(mean).equals(value)
    },
  }),

  valueFromZ: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const { context, mean, deviation } = drawContext(random)
      return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
    },
    answer: integer,
    solve: ({ mean, deviation, z }) => valueAt(mean, deviation, z),
    ask: ({ context, mean, deviation, z }) =>
      joined(context.says(mean, deviation), {
        en: prose`Find the value with z-score ${plain(Ratio.of(z, 100))}.`,
        es: prose`Halla el valor cuyo puntaje z es ${plain(Ratio.of(z, 100))}.`,
      }),
    check(printed, answer) {
      const [mean, deviation, z] = printed.numbers
      return !!mean && !!deviation && !!z && exact(answer).minus(mean).over(deviation).equals(z)
    },
  }),

  compare: form({
    levels: ['easy'],
    lines: 3,
    draw: random =>
      random.until(
        () => ({
          m1: random.int(60, 80),
          s1: random.int(4, 12),
          v1: random.int(65, 99),
          m2: random.int(18, 24),
          s2: random.int(3, 6),
          v2: random.int(20, 35),
        }),
        ({ m1, s1, v1, m2, s2, v2 }) => {
          const [a, b] = [(v1 - m1) / s1, (v2 - m2) / s2]
          return Math.abs(a - b) >= 0.1 && Math.abs(a) < 2.9 && Math.abs(b) < 2.9
        },
      ),
    answer: option({
      first: { en: prose`the history test`, es: prose`la prueba de historia` },
      second: { en: prose`the science test`, es: prose`la prueba de ciencias` },
    }),
    solve: ({ m1, s1, v1, m2, s2, v2 }) => ((v1 - m1) / s1 > (v2 - m2) / s2 ? 'first' : 'second'),
    ask: ({ m1, s1, v1, m2, s2, v2 }) => ({
      en: prose`On a history test with mean ${m1} and standard deviation ${s1}, a student scored ${v1}. On a science test with mean ${m2} and standard deviation ${s2}, the student scored ${v2}. On which test was the score relatively higher?`,
      es: prose`En una prueba de historia con media ${m1} y desviación estándar ${s1}, un estudiante obtuvo ${v1}. En una de ciencias con media ${m2} y desviación estándar ${s2}, obtuvo ${v2}. ¿En cuál prueba fue relativamente más alto su puntaje?`,
    }),
    // Puts the first score on the scale of the second test.
    check(printed, answer) {
      const [m1 = 0, s1 = 1, v1 = 0, m2 = 0, s2 = 1, v2 = 0] = printed.numbers.map(value => value.toNumber())
      return answer === (m2 + ((v1 - m1) * s2) / s1 > v2 ? 'first' : 'second')
    },
  }),
})
