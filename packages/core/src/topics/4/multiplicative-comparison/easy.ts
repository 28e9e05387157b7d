import {
  answerStep,
  blank,
  both,
  box,
  count,
  counters,
  divide,
  type Expr,
  equation,
  equationAsWritten,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  type Icon,
  iconNoun,
  integer,
  isTrue,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  role,
  step,
  sum,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { UNDO } from './drawn-pair.ts'
import type { levels } from './levels.ts'

const FACTORS = [3, 4, 5, 6, 7, 8, 9] as const
/** A product of two different numbers. */
const drawFact = (random: Random, smalls: readonly number[] = FACTORS) => {
  const small = random.pick(smalls)
  const k = random.pick(FACTORS.filter(factor => factor !== small))
  return { small, times: k, large: small * k }
}
const PICTURED: readonly Icon[] = ['star', 'apple', 'shell', 'balloon', 'flower', 'leaf', 'heart', 'cookie']

export const easyForms = (form: FormMaker<typeof levels>) => ({
  numberOfAComparison: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the comparison.`, es: prose`Completa la comparación.` },
    share: 2,
    draw: random => ({ missing: random.evenly(['large', 'small'] as const), ...drawFact(random, [3, 4, 5, 7]) }),
    answer: integer,
    solve: ({ missing, small, large }) => (missing === 'large' ? large : small),
    ask({ missing, small, times: k, large }) {
      const [low, times, high] = [role('small', small), role('times', k), role('large', large)]
      return missing === 'large'
        ? { en: prose`____ is ${times} times as great as ${low}.`, es: prose`____ es ${times} veces ${low}.` }
        : { en: prose`${high} is ${times} times as great as ____.`, es: prose`${high} es ${times} veces ____.` }
    },
    solution: ({ missing, small, times: k, large }) =>
      missing === 'large'
        ? [
            step(times(k, small), because.explain, {
              sentence: {
                en: line`${k} times as great as ${small} is ${k} groups of ${small}.`,
                es: line`${k} veces ${small} son ${k} grupos de ${small}.`,
              },
            }),
            step(equation(times(k, small), large), because.multiply),
          ]
        : [
            step(equation(large, times(k, box())), because.explain, {
              sentence: {
                en: line`${large} is ${k} times the number that is missing.`,
                es: line`${large} es ${k} veces el número que falta.`,
              },
            }),
            step(equation(divide(large, k), small), because.explain, { sentence: UNDO }),
          ],
    // As many groups of the smaller number as the sentence says make the larger one.
    check(printed, answer) {
      const knowsSmall = printed.terms('role').some(({ name }) => name === 'small')
      const size = knowsSmall ? printed.role('small').n : exact(answer).n
      const made = Array.from({ length: printed.role('times').n }, () => size).reduce((all, one) => all + one, 0)
      return made === (knowsSmall ? exact(answer).n : printed.role('large').n)
    },
  }),

  equationInWords: form({
    levels: ['easy'],
    draw: random => drawFact(random),
    answer: numberList,
    solve: ({ small, times: k }) => [small, k],
    ask({ small, times: k, large }) {
      const fact = equation(large, times(k, small))
      const [high, one, other] = [role('large', large), role('one', k), role('other', small)]
      return {
        en: [
          prose`Read ${fact} as two comparisons.`,
          prose`${high} is ${one} times as great as ____.`,
          prose`${high} is ${other} times as great as ____.`,
        ],
        es: [
          prose`Lee ${fact} como dos comparaciones.`,
          prose`${high} es ${one} veces ____.`,
          prose`${high} es ${other} veces ____.`,
        ],
      }
    },
    key: ({ small, times: k, large }) => ({
      en: prose`${large} is ${k} times as great as ${small}, and ${small} times as great as ${k}`,
      es: prose`${large} es ${k} veces ${small} y ${small} veces ${k}`,
    }),
    solution: ({ small, times: k, large }, answer) => [
      step(equation(large, times(k, small)), because.explain, {
        sentence: {
          en: line`${k} groups of ${small} make ${large}: it is ${k} times as great as ${small}.`,
          es: line`${k} grupos de ${small} son ${large}: es ${k} veces ${small}.`,
        },
      }),
      step(equation(large, times(small, k)), because.explain, {
        sentence: {
          en: line`${small} groups of ${k} make ${large} too: it is ${small} times as great as ${k}.`,
          es: line`${small} grupos de ${k} también son ${large}: es ${small} veces ${k}.`,
        },
      }),
      answerStep(list(...answer), {
        en: line`The blanks are ${small} and ${k}.`,
        es: line`En los espacios van ${small} y ${k}.`,
      }),
    ],
    check(printed, answers) {
      const [first, second] = tupleOf(answers, 2)
      const large = printed.role('large')
      return (
        large.over(exact(first)).equals(printed.role('one')) && large.over(exact(second)).equals(printed.role('other'))
      )
    },
  }),

  writeTheEquation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write a multiplication equation for the sentence.`,
      es: prose`Escribe una ecuación de multiplicación para la oración.`,
    },
    lines: 1,
    draw: random => drawFact(random),
    answer: equationAsWritten,
    solve: ({ small, times: k, large }) => equation(large, times(k, small)),
    ask({ small, times: k, large }) {
      const [low, factor, high] = [role('small', small), role('times', k), role('large', large)]
      const shape = equation(blank(2), times(blank(2), blank(2)))
      return {
        en: [prose`${high} is ${factor} times as great as ${low}.`, shape],
        es: [prose`${high} es ${factor} veces ${low}.`, shape],
      }
    },
    key: () => ({
      en: prose`The factors may change places.`,
      es: prose`Los factores pueden cambiar de lugar.`,
    }),
    solution: ({ small, times: k }, answer) => [
      step(times(k, small), because.explain, {
        sentence: {
          en: line`“${k} times as great as ${small}” is ${k} groups of ${small}: multiply.`,
          es: line`“${k} veces ${small}” son ${k} grupos de ${small}: multiplica.`,
        },
      }),
      step(answer, because.writeEquation),
    ],
    check(printed, answer) {
      const [one, other] = [printed.role('small'), printed.role('times')]
      return (
        isTrue(answer) &&
        [equation(printed.role('large'), times(other, one)), equation(printed.role('large'), times(one, other))].some(
          right => JSON.stringify(right) === JSON.stringify(answer),
        )
      )
    },
  }),

  whichEquation: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawFact(random, [6, 8, 9]),
        ({ small, times: k }) => small > k && small !== 2 * k,
      ),
    answer: formulaChoice,
    solve: ({ small, times: k }): Expr => equation(box(), times(k, small)),
    mistakes: ({ small, times: k }) => ({
      adds: equation(box(), sum(small, k)),
      timesTheUnknown: equation(small, times(k, box())),
      subtracts: equation(box(), minus(small, k)),
    }),
    ask({ small, times: k }) {
      const [low, times] = [role('small', small), role('times', k)]
      return {
        en: prose`A number is ${times} times as great as ${low}. Which equation says this? ${box()} is the number.`,
        es: prose`Un número es ${times} veces ${low}. ¿Qué ecuación dice esto? ${box()} es el número.`,
      }
    },
    solution: ({ small, times: k }, answer) => [
      step(times(k, small), because.explain, {
        sentence: {
          en: line`“${k} times as great as ${small}” means ${k} groups of ${small}.`,
          es: line`“${k} veces ${small}” significa ${k} grupos de ${small}.`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`The number is equal to that product.`,
          es: line`El número es igual a ese producto.`,
        },
      }),
    ],
    whyWrong: ({ small, times: k }) => ({
      adds: { en: line`This says ${k} more than ${small}.`, es: line`Esto dice ${k} más que ${small}.` },
      timesTheUnknown: {
        en: line`This says that ${small} is ${k} times as great as the number.`,
        es: line`Esto dice que ${small} es ${k} veces el número.`,
      },
      subtracts: { en: line`This says ${k} less than ${small}.`, es: line`Esto dice ${k} menos que ${small}.` },
    }),
    check: (printed, answer) => isTrue(filled(expr(answer), printed.role('small').times(printed.role('times')))),
  }),

  rowsOfPictures: form({
    levels: ['easy'],
    draw: random => ({ icon: random.evenly(PICTURED), small: random.int(2, 4), times: random.int(3, 5) }),
    answer: integer,
    solve: ({ times: k }) => k,
    ask({ icon, small, times: k }) {
      const items = things(iconNoun(icon))
      const rows = figure(
        counters(
          [
            { icon, count: small, perRow: 20, label: expr(1) },
            { icon, count: small * k, perRow: 20, label: expr(2) },
          ],
          'down',
        ),
      )
      const en = prose`Row 2 has ____ times as many ${items} as row 1.`
      const es =
        iconNoun(icon).gender === 'f'
          ? prose`La fila 2 tiene ____ veces tantas ${items} como la fila 1.`
          : prose`La fila 2 tiene ____ veces tantos ${items} como la fila 1.`
      return { en: [rows, en], es: [rows, es] }
    },
    solution: ({ icon, small, times: k }) => [
      step(both(prose`${count(small, iconNoun(icon))}; ${count(small * k, iconNoun(icon))}`), because.explain, {
        sentence: { en: line`Count both rows.`, es: line`Cuenta las dos filas.` },
      }),
      step(equation(times(k, small), small * k), because.explain, {
        sentence: {
          en: line`Find how many groups of ${small} there are in row 2.`,
          es: line`Halla cuántos grupos de ${small} hay en la fila 2.`,
        },
      }),
      step(expr(k), because.explain, {
        sentence: {
          en: line`Row 2 has ${k} times as many ${things(iconNoun(icon))} as row 1.`,
          es: line`La fila 2 tiene ${k} veces lo que tiene la fila 1.`,
        },
      }),
    ],
    check(printed, answer) {
      const [first, second] = tupleOf(printed.figure('counters').groups, 2)
      return exact(answer).times(first.items.length).equals(second.items.length)
    },
  }),
})
