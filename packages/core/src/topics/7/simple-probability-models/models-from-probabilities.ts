import {
  answerStep,
  blank,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  Ratio,
  statements,
  step,
  symbol,
  table,
  times,
  tupleOf,
  type WhyWrong,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { LETTERS, spinnerOf } from './probability-models.ts'

/** The probabilities are known, the spinner is looked for. */
export const modelForms = (form: FormMaker<typeof levels>) => ({
  build: form({
    levels: ['hard'],
    draw(random) {
      const parts = random.evenly([
        [1, 2, 5],
        [1, 3, 4],
        [2, 3, 3],
        [2, 2, 4],
        [1, 4, 5],
        [2, 3, 5],
        [1, 3, 8],
        [2, 4, 6],
        [3, 4, 5],
        [4, 2, 6],
        [6, 3, 1],
        [2, 6, 4],
      ])
      const counts = random.until(
        () => random.shuffle(parts),
        ([red, blue]) => red !== blue,
      )
      return { counts, total: counts.reduce((sum, count) => sum + count, 0) }
    },
    answer: numberList,
    solve: ({ counts }) => counts,
    ask({ counts, total }) {
      const [a, b] = counts.map(count => Ratio.of(count, total)) as [Ratio, Ratio]
      const gap = blank(2)
      return {
        en: [
          prose`A spinner with ${total} equal sections is to have the probabilities ${a} for red and ${b} for blue. All other sections are green. How many sections of each color are there?`,
          prose`red: ${gap}`,
          prose`blue: ${gap}`,
          prose`green: ${gap}`,
        ],
        es: [
          prose`Una ruleta con ${total} secciones iguales debe tener las probabilidades ${a} para el rojo y ${b} para el azul. Las demás secciones son verdes. ¿Cuántas secciones hay de cada color?`,
          prose`rojas: ${gap}`,
          prose`azules: ${gap}`,
          prose`verdes: ${gap}`,
        ],
      }
    },
    solution({ counts, total }) {
      const [red, blue, green] = tupleOf(counts, 3)
      return [
        step(
          statements(
            equation(times(Ratio.of(red, total), total), red),
            equation(times(Ratio.of(blue, total), total), blue),
          ),
          because.probabilityTimesSections,
        ),
        step(equation(minus(minus(total, red), blue), green), because.restOfSections),
        step(list(red, blue, green), because.writeHowManyOfEachColor),
      ]
    },
    check(printed, answers) {
      const [total, a, b] = tupleOf(printed.numbers, 3)
      const [r, s, t] = answers.map(exact)
      if (!r || !s || !t) return false
      return r.over(total).equals(a) && s.over(total).equals(b) && r.plus(s).plus(t).equals(total)
    },
  }),

  chooseModel: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const sizes = random.shuffle(
        random.pick([
          [6, 4, 2],
          [1, 3, 8],
          [6, 5, 1],
          [3, 7, 2],
          [8, 3, 1],
          [4, 7, 1],
        ]),
      )
      return { sizes, pointer: random.int(0, 35) * 10 + 5 }
    },
    answer: figureChoice,
    solve: ({ sizes, pointer }): Figure => spinnerOf(sizes, pointer),
    mistakes: ({ sizes: [a, b, c], pointer }) => ({
      firstTwoSwapped: spinnerOf([b!, a!, c!], pointer) as Figure,
      lastTwoSwapped: spinnerOf([a!, c!, b!], pointer) as Figure,
      endsSwapped: spinnerOf([c!, b!, a!], pointer) as Figure,
    }),
    ask({ sizes }) {
      const shown = table({
        head: [words('Section', 'Sección'), ...sizes.map((_, i) => symbol(itemOf(LETTERS, i)))],
        rows: [[words('Probability', 'Probabilidad'), ...sizes.map(size => Ratio.of(size, 12))]],
        rowHeads: true,
      })
      return {
        en: [prose`Which spinner has these probabilities?`, shown],
        es: [prose`¿Qué ruleta tiene estas probabilidades?`, shown],
      }
    },
    solution: ({ sizes, pointer }) => [
      step(
        statements(...sizes.map(size => equation(times(Ratio.of(size, 12), degrees(360)), degrees(30 * size)))),
        because.anglesOfSections,
      ),
      answerStep(figure(spinnerOf(sizes, pointer)), {
        en: line`This spinner has these angles at these letters.`,
        es: line`Esta ruleta tiene esos ángulos en esas letras.`,
      }),
    ],
    whyWrong: () => {
      const switched = (i: number, j: number): WhyWrong => {
        const [one, other] = [symbol(itemOf(LETTERS, i)), symbol(itemOf(LETTERS, j))]
        return {
          en: line`The sections of ${one} and ${other} are switched.`,
          es: line`Las secciones de ${one} y ${other} están intercambiadas.`,
        }
      }
      return { firstTwoSwapped: switched(0, 1), lastTwoSwapped: switched(1, 2), endsSwapped: switched(0, 2) }
    },
    // Every section is as large a part of the spinner as the table says.
    check(printed, answer) {
      const { head, rows } = printed.block('table')
      const letters = (head ?? []).slice(1).map(([item]) => (item as Expr).kind === 'symbol' && (item as Expr))
      const parts = itemOf(rows, 0)
        .slice(1)
        .map(([item]) => evaluate(item as Expr))
      if (answer.kind !== 'spinner') return false
      const total = answer.sectors.reduce((sum, { size }) => sum + size, 0)
      return letters.every((letter, i) => {
        const sector = answer.sectors.find(({ label }) => JSON.stringify(label) === JSON.stringify(letter))
        return sector !== undefined && itemOf(parts, i).equals(Ratio.of(sector.size, total))
      })
    },
  }),
})
