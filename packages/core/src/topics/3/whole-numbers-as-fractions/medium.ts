import {
  answerStep,
  blank,
  both,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  match,
  numberLine,
  numberList,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  ratioOfExact,
  statements,
  step,
  story,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { cutStories } from './cut-stories.ts'
import type { levels } from './levels.ts'
import { partsOfWholes, wholeIs } from './parts.ts'

/** 2 to 6 wholes. */
function drawFact(random: Random, denominators: readonly number[]) {
  const parts = random.evenly(denominators)
  return {
    parts,
    wholes: random.until(
      () => random.int(2, 6),
      wholes => wholes !== parts,
    ),
  }
}

/** The whole numbers after the first one. */
const wholesFrom = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i + 1)

/** All ticks with their fractions, also where a whole number stands: 6/3, 7/3, 8/3. */
const ticksOf = (parts: number, from: number, wholes: number) =>
  Array.from({ length: wholes * parts + 2 }, (_, i) => from * parts + i).map(
    at => [Ratio.of(at, parts), over(at, parts)] as const,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  numerator: form({
    levels: ['medium'],
    share: 2,
    instruction: missingNumber,
    draw: random => drawFact(random, [4, 8, 2, 6, 1]),
    answer: integer,
    solve: ({ parts, wholes }) => parts * wholes,
    ask: ({ parts, wholes }) => both(equation(wholes, over(blank(), parts))),
    solution: ({ parts, wholes }) => partsOfWholes(wholes, parts),
    check: fitsTheGap,
  }),
  toWhole: form({
    levels: ['medium'],
    instruction: { en: prose`Write the whole number.`, es: prose`Escribe el número entero.` },
    draw: random => drawFact(random, [3, 8, 4, 6, 2]),
    answer: integer,
    solve: ({ wholes }) => wholes,
    ask: ({ parts, wholes }) => both(equation(over(parts * wholes, parts), blank())),
    solution: ({ parts, wholes }) => wholeIs(parts * wholes, parts),
    check: fitsTheGap,
  }),
  match: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each fraction with an equal whole number`,
        es: line`cada fracción con un número entero igual`,
      },
      // Fractions of one denominator or numerator stand side by side.
      draw(random) {
        const parts = random.evenly([4, 3, 6, 2])
        const wholes = random.sample([2, 3, 4, 5, 6], 4)
        const [a, b, c, d] = wholes
        const other = parts === 4 ? 2 : parts === 3 ? 6 : parts === 6 ? 3 : 4
        return [
          [over(parts * a, parts), a],
          [over(other * b, other), b],
          [over(parts * c, parts), c],
          [over(other * d, other), d],
        ] as const
      },
      belong: ([left], right) => left !== undefined && valueIn([left]).equals(valueIn(right)),
      solution: (pairs, letters) => [
        step(
          statements(
            ...pairs.map(([left, right]) => {
              const { over: top, under } = left as Extract<Expr, { kind: 'quotient' }>
              return equation(divide(top, under), right as number)
            }),
          ),
          because.explain,
          {
            sentence: {
              en: line`Divide the numerator by the denominator, row by row.`,
              es: line`Divide el numerador entre el denominador, fila por fila.`,
            },
          },
        ),
        step(list(...letters.map(name => symbol(name))), because.explain, {
          sentence: { en: line`Write the letter for each row.`, es: line`Escribe la letra de cada fila.` },
        }),
      ],
    }),
  ),
  wholesOnALine: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the whole number that belongs in each box.`,
      es: prose`Escribe el número entero que va en cada recuadro.`,
    },
    wide: true,
    draw(random) {
      const parts = random.evenly([3, 4, 2, 6])
      return { parts, from: random.int(1, parts === 6 ? 4 : 3), wholes: parts === 2 ? 3 : 2 }
    },
    answer: numberList,
    solve: ({ from, wholes }): readonly Value[] => wholesFrom(from, wholes),
    ask: ({ parts, from, wholes }) =>
      both(
        figure(
          numberLine({
            from,
            to: Ratio.of((from + wholes) * parts + 1, parts),
            step: Ratio.of(1, parts),
            labels: ticksOf(parts, from, wholes),
            blanks: wholesFrom(from, wholes),
          }),
        ),
      ),
    solution: ({ parts, from, wholes }) => [
      ...wholesFrom(from, wholes).map(whole =>
        step(equation(over(whole * parts, parts), whole), because.explain, {
          sentence: {
            en: line`This box comes after ${over(whole * parts - 1, parts)}, and ${equation(divide(whole * parts, parts), whole)}.`,
            es: line`Este recuadro va después de ${over(whole * parts - 1, parts)} y ${equation(divide(whole * parts, parts), whole)}.`,
          },
        }),
      ),
      step(list(...wholesFrom(from, wholes)), because.explain, {
        sentence: {
          en: line`Write the whole numbers in the boxes.`,
          es: line`Escribe los números enteros en los recuadros.`,
        },
      }),
    ],
    check(printed, answers) {
      const boxes = printed.figure('number-line').labels.filter(({ label }) => label.kind === 'blank')
      return (
        boxes.length === answers.length &&
        boxes.every(({ at }, i) => exact(itemOf(answers, i)).equals(ratioOfExact(at)))
      )
    },
  }),
  cutStory: form(
    story({
      levels: ['medium'],
      settings: cutStories,
      draw: (random, { parts, most }) => ({
        wholes: random.int(3, most),
        part: over(1, random.pick(parts)),
      }),
      answer: quantity,
      solve: ({ wholes, part }) => count(exact(wholes).over(evaluate(part)), nouns.piece),
      ask: ({ wholes, part }, { tell }) => tell(wholes, part),
      solution({ wholes, part }, { amount }, { answers }) {
        const parts = Ratio.of(1).over(evaluate(part)).n
        const all = exact(amount).n
        return [
          step(equation(1, over(parts, parts)), because.explain, {
            sentence: {
              en: line`Each whole gives ${parts} pieces.`,
              es: line`De cada entero salen ${parts} pedazos.`,
            },
          }),
          step(equation(times(wholes, parts), all), because.explain, {
            sentence: {
              en: line`There are ${wholes} wholes with ${parts} pieces each: multiply.`,
              es: line`Hay ${wholes} enteros con ${parts} pedazos cada uno: multiplica.`,
            },
          }),
          answerStep(equation(wholes, over(all, parts)), answers(all)),
        ]
      },
      // So many pieces of that size make the wholes.
      check: (numberOf, { amount }) => exact(amount).times(numberOf('part')).equals(numberOf('wholes')),
    }),
  ),
})
