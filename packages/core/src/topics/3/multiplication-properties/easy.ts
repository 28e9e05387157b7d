import {
  array,
  type Both,
  blank,
  both,
  type Content,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  type Icon,
  iconNoun,
  integer,
  line,
  numberList,
  prose,
  sideBySide,
  step,
  sum,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { drawPair, type levels, type Pair } from './numbers.ts'

const PICTURES: readonly Icon[] = ['star', 'apple', 'shell', 'heart', 'leaf', 'ball', 'flower', 'balloon']

/** Which of the four factors of a × b = b × a is missing. */
const PLACES = [3, 0, 2, 1] as const

/** What is multiplied by 1 or by 0, and what is missing. */
const ONE_OR_ZERO = [
  { by: 1, isFirst: true, missing: 'product' },
  { by: 0, isFirst: false, missing: 'product' },
  { by: 1, isFirst: false, missing: 'factor' },
  { by: 0, isFirst: true, missing: 'product' },
  { by: 1, isFirst: false, missing: 'product' },
  { by: 0, isFirst: false, missing: 'factor' },
] as const

const inGroups = (groups: number, each: number): Both<Content> => ({
  en: prose`${count(groups, nouns.group)} of ${each}`,
  es: prose`${count(groups, nouns.group)} de ${each}`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  turnAround: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumber,
    draw: random => ({ pair: drawPair(random, 0), place: random.evenly(PLACES) }),
    answer: integer,
    solve: ({ pair: [a, b], place }) => (place === 0 || place === 3 ? a : b),
    ask({ pair: [a, b], place }) {
      const [first, second, third, fourth] = tupleOf(
        [a, b, b, a].map((factor, i): Value => (i === place ? blank(2) : factor)),
        4,
      )
      return both(equation(times(first, second), times(third, fourth)))
    },
    solution({ pair: [a, b], place }, answer) {
      const isLeft = place < 2
      return [
        explained(
          isLeft ? times(b, a) : times(a, b),
          isLeft
            ? line`The right side has the factors ${b} and ${a}.`
            : line`The left side has the factors ${a} and ${b}.`,
          isLeft
            ? line`El lado derecho tiene los factores ${b} y ${a}.`
            : line`El lado izquierdo tiene los factores ${a} y ${b}.`,
        ),
        explained(
          equation(times(a, b), times(b, a)),
          isLeft
            ? line`The left side has the same factors in a different order. The missing number is ${answer}.`
            : line`The right side has the same factors in a different order. The missing number is ${answer}.`,
          isLeft
            ? line`El lado izquierdo tiene los mismos factores en otro orden. El número que falta es ${answer}.`
            : line`El lado derecho tiene los mismos factores en otro orden. El número que falta es ${answer}.`,
        ),
      ]
    },
    check: fitsTheGap,
  }),

  knownProduct: form({
    levels: ['easy'],
    draw: random => drawPair(random, 5),
    answer: integer,
    solve: ([a, b]) => a * b,
    ask([a, b]) {
      const known = equation(times(a, b), a * b)
      const asked = equation(times(b, a), blank(2))
      return { en: prose`You know that ${known}. So ${asked}.`, es: prose`Sabes que ${known}. Entonces, ${asked}.` }
    },
    solution: ([a, b]) => [
      explained(
        equation(times(b, a), times(a, b)),
        line`Only the order of the factors changes. The product stays the same.`,
        line`Solo cambia el orden de los factores. El producto es el mismo.`,
      ),
      explained(
        equation(times(b, a), a * b),
        line`${times(a, b)} is ${a * b}, so ${times(b, a)} is ${a * b} too.`,
        line`${times(a, b)} es ${a * b}, así que ${times(b, a)} también es ${a * b}.`,
      ),
    ],
    check(printed, answer) {
      const [, second] = printed.all('product')
      return second !== undefined && evaluate(second).equals(exact(answer))
    },
  }),

  oneOrZero: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw: random => ({ kind: random.evenly(ONE_OR_ZERO), number: random.int(3, 10) }),
    answer: integer,
    solve: ({ kind: { by, missing }, number }) => (missing === 'factor' ? by : by * number),
    ask({ kind: { by, isFirst, missing }, number }) {
      const factor: Value = missing === 'factor' ? blank(2) : by
      return both(
        equation(
          isFirst ? times(factor, number) : times(number, factor),
          missing === 'product' ? blank(2) : by * number,
        ),
      )
    },
    solution({ kind: { by, isFirst }, number }) {
      const [groups, each] = isFirst ? [by, number] : [number, by]
      return [
        step(inGroups(groups, each), because.thinkOfGroups),
        by === 1
          ? explained(
              equation(times(groups, each), groups * each),
              line`Any number times 1 is the same number.`,
              line`Cualquier número por 1 es el mismo número.`,
            )
          : explained(
              equation(times(groups, each), groups * each),
              line`Any number times 0 is 0.`,
              line`Cualquier número por 0 es 0.`,
            ),
      ]
    },
    check: fitsTheGap,
  }),

  turnedArray: form({
    levels: ['easy'],
    instruction: {
      en: prose`The second array is the first array turned. Write the missing numbers, the number of rows first.`,
      es: prose`El segundo arreglo es el primero girado. Escribe los números que faltan, primero el número de filas.`,
    },
    draw: random => ({
      pair: random.until(
        (): Pair => [random.int(2, 5), random.int(3, 8)],
        ([rows, columns]) => rows !== columns,
      ),
      icon: random.evenly(PICTURES),
      isTall: random.evenly([false, true]),
    }),
    answer: numberList,
    solve: ({ pair: [rows, columns], isTall }) => (isTall ? [rows, columns] : [columns, rows]),
    ask({ pair, icon, isTall }): Both<Content> {
      const [rows, columns] = isTall ? [pair[1], pair[0]] : pair
      return both([
        sideBySide(
          figure(array(rows, columns, { icon, fill: 'white' })),
          figure(array(columns, rows, { icon, fill: 'white' })),
        ),
        equation(times(rows, columns), times(blank(2), blank(2))),
      ])
    },
    key: ({ pair: [rows, columns], isTall }) =>
      both(
        isTall
          ? equation(times(columns, rows), times(rows, columns))
          : equation(times(rows, columns), times(columns, rows)),
      ),
    solution({ pair, icon, isTall }) {
      const [rows, columns] = isTall ? [pair[1], pair[0]] : pair
      const of = things(iconNoun(icon))
      return [
        explained(
          times(rows, columns),
          line`The first array has ${rows} rows of ${columns} ${of}.`,
          line`El primer arreglo tiene ${rows} filas de ${columns} ${of}.`,
        ),
        explained(
          times(columns, rows),
          line`The second array has ${columns} rows of ${rows} ${of}.`,
          line`El segundo arreglo tiene ${columns} filas de ${rows} ${of}.`,
        ),
        explained(
          equation(times(rows, columns), times(columns, rows)),
          line`The number of ${of} is the same. The missing numbers are ${columns} and ${rows}.`,
          line`El número de ${of} es el mismo. Los números que faltan son ${columns} y ${rows}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [rows, columns] = tupleOf(answers.map(exact), 2)
      const [first, second] = tupleOf(printed.figures('array'), 2)
      return (
        rows.equals(second.rows) &&
        columns.equals(second.columns) &&
        evaluate(printed.one('product')).equals(first.rows * first.columns)
      )
    },
  }),

  whichSame: form({
    levels: ['easy'],
    draw: random => drawPair(random, 25),
    answer: formulaChoice,
    solve: ([a, b]) => times(b, a),
    mistakes: ([a, b]): Record<string, Value> => ({
      adds: sum(b, a),
      oneMore: times(b, a + 1),
      oneLess: times(b - 1, a),
    }),
    ask: ([a, b]) => ({
      en: prose`Which expression has the same value as ${times(a, b)}?`,
      es: prose`¿Qué expresión tiene el mismo valor que ${times(a, b)}?`,
    }),
    solution: ([a, b], answer) => [
      explained(
        times(a, b),
        line`Look for a multiplication with the factors ${a} and ${b}.`,
        line`Busca una multiplicación con los factores ${a} y ${b}.`,
      ),
      explained(
        expr(answer),
        line`Only the order of the factors is different, so the product is the same.`,
        line`Solo cambia el orden de los factores, así que el producto es el mismo.`,
      ),
    ],
    whyWrong: ([a, b]) => ({
      adds: { en: line`It adds ${b} and ${a}.`, es: line`Suma ${b} y ${a}.` },
      oneMore: { en: line`The factor ${a} is now ${a + 1}.`, es: line`El factor ${a} ahora es ${a + 1}.` },
      oneLess: { en: line`The factor ${b} is now ${b - 1}.`, es: line`El factor ${b} ahora es ${b - 1}.` },
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('product'))),
  }),
})
