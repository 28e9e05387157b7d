import {
  blank,
  both,
  divide,
  divideFractions,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  fractionBar,
  fractionInLowestTerms,
  integer,
  line,
  number,
  over,
  prose,
  Ratio,
  type Step,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { dividesBack, draw, pieces } from './parts.ts'
import { ribbons } from './settings.ts'

const divideIt = {
  en: prose`Divide. Write the quotient as a fraction in lowest terms.`,
  es: prose`Divide. Escribe el cociente como fracción en su mínima expresión.`,
}

/** The division up to an improper fraction. */
const asFraction = (dividend: Ratio, divisor: Ratio): readonly Step[] =>
  divideFractions(dividend, divisor).filter(({ reason }) => reason !== 'to-mixed-number')

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: divideIt,
    lines: 3,
    draw,
    answer: fractionInLowestTerms,
    solve: ({ quotient }) => quotient,
    ask: ({ dividend, divisor }) => both(equation(divide(dividend, divisor), blank(3))),
    solution: ({ dividend, divisor }) => asFraction(dividend, divisor),
    check: (printed, answer) => dividesBack(printed.one('relation').left, answer),
  }),
  story: pieces(form, 'easy', ribbons),
  model: form({
    levels: ['easy'],
    share: 2,
    draw: random =>
      random.until(
        () => {
          const [b, times] = [random.int(2, 6), random.int(2, 3)]
          return { a: random.int(1, b - 1), b, c: random.int(1, 3), d: b * times }
        },
        ({ a, b, c, d }) => (a * d) % (b * c) === 0 && (a * d) / (b * c) >= 2 && Ratio.of(a, b).d === b && c < d,
      ),
    answer: integer,
    solve: ({ a, b, c, d }) => (a * d) / (b * c),
    ask({ a, b, c, d }) {
      const bars = figure(fractionBar({ parts: b, shaded: a }, { parts: d, shaded: c }))
      const [whole, part] = [
        number(Ratio.of(a, b)),
        { kind: 'quotient', over: number(c), under: number(d), sign: false } as const,
      ]
      return {
        en: [prose`How many times does ${part} fit into ${whole}? Use the bars.`, bars],
        es: [prose`¿Cuántas veces cabe ${part} en ${whole}? Usa las barras.`, bars],
      }
    },
    solution: ({ a, b, c, d }) => [
      explained(
        equation(over(a, b), over((a * d) / b, d)),
        line`Each part of the first bar is as long as ${d / b} parts of the second bar.`,
        line`Cada parte de la primera barra mide lo mismo que ${d / b} partes de la segunda.`,
      ),
      c === 1
        ? explained(
            equation(divide((a * d) / b, c), (a * d) / (b * c)),
            line`The second bar has 1 shaded part. It fits ${(a * d) / (b * c)} times.`,
            line`La segunda barra tiene 1 parte sombreada. Cabe ${(a * d) / (b * c)} veces.`,
          )
        : explained(
            equation(divide((a * d) / b, c), (a * d) / (b * c)),
            line`The second bar has ${c} shaded parts: make groups of ${c}. They fit ${(a * d) / (b * c)} times.`,
            line`La segunda barra tiene ${c} partes sombreadas: forma grupos de ${c}. Caben ${(a * d) / (b * c)} veces.`,
          ),
    ],
    // The shaded part of the lower bar, so many times, is as long as that of the upper bar.
    check(printed, answer) {
      const [one, two] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
        const parts = wholes.flat()
        return Ratio.of(parts.filter(({ fill }) => fill !== 'white').length, parts.length)
      })
      if (!one || !two) return false
      return two.times(exact(answer)).equals(one)
    },
  }),
})
