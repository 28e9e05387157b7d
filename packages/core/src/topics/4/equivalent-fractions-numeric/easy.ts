import {
  both,
  box,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  integer,
  isTrue,
  itemOf,
  line,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  times,
  type Value,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { areEqual, type Parts, partsOf, scaled, shown } from '../../kit/fractions/parts.ts'
import type { levels } from './levels.ts'

/** A fraction and the factor of both terms. */
type Fact = readonly [n: number, d: number, k: number]
const FACTS: readonly Fact[] = [
  [2, 3, 2],
  [3, 4, 3],
  [4, 5, 2],
  [1, 2, 4],
  [5, 6, 2],
  [2, 3, 4],
  [1, 4, 3],
  [3, 5, 2],
  [1, 3, 4],
  [3, 4, 2],
  [1, 6, 2],
  [2, 5, 2],
  [1, 2, 3],
  [1, 3, 2],
  [1, 5, 2],
  [1, 4, 2],
  [2, 4, 2],
  [1, 2, 5],
  [2, 6, 2],
  [3, 6, 2],
  [1, 2, 6],
  [2, 4, 3],
  [4, 6, 2],
  [1, 2, 2],
]
/** No fact stands in two of the four forms. */
const drawFact = (group: 0 | 1 | 2 | 3) => (random: Random) => random.evenly(FACTS.filter((_, i) => i % 4 === group))
const partsIn = ([n, d]: Fact): Parts => [n, d]
const result = (fact: Fact) => scaled(partsIn(fact), fact[2])
const multiplied = ([n, d]: Fact, k: Value) => over(times(n, k), times(d, k))

const eachTerm = (fact: Fact): readonly [Step, Step] => {
  const [[n, d, k], [top, bottom]] = [fact, result(fact)]
  return [
    explained(
      equation(times(n, k), top),
      line`Multiply the numerator by ${k}.`,
      line`Multiplica el numerador por ${k}.`,
    ),
    explained(
      equation(times(d, k), bottom),
      line`Multiply the denominator by the same number, ${k}.`,
      line`Multiplica el denominador por el mismo número, ${k}.`,
    ),
  ]
}
const missingIs = (fact: Fact, value: number): Step =>
  explained(
    equation(shown(partsIn(fact)), shown(result(fact))),
    line`The missing number is ${value}.`,
    line`El número que falta es ${value}.`,
  )

/** The whole line is true with the number in its place. */
const lineIsTrue = (printed: Printed, answer: Value) => isTrue(filled(printed.one('relation'), answer))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  factorShown: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumber,
    draw: random => ({ fact: drawFact(0)(random), hides: random.evenly(['top', 'bottom'] as const) }),
    answer: integer,
    solve: ({ fact, hides }) => itemOf(result(fact), hides === 'top' ? 0 : 1),
    ask({ fact, hides }) {
      const [top, bottom] = result(fact)
      const last = hides === 'top' ? over(box(), bottom) : over(top, box())
      return both(equation(equation(shown(partsIn(fact)), multiplied(fact, fact[2])), last))
    },
    solution: ({ fact, hides }) => {
      const [top, bottom] = eachTerm(fact)
      return [hides === 'top' ? top : bottom, missingIs(fact, itemOf(result(fact), hides === 'top' ? 0 : 1))]
    },
    check: lineIsTrue,
  }),

  bars: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ fact: drawFact(1)(random) }),
    answer: integer,
    solve: ({ fact }) => result(fact)[0],
    ask({ fact }) {
      const [n, d, k] = fact
      const drawn = figure(fractionBar({ parts: d, shaded: n, wholes: 1 }, { parts: d * k, shaded: 0, wholes: 1 }))
      const gap = equation(shown(partsIn(fact)), over(box(), d * k))
      return {
        en: [prose`The bars are the same size. Use the second bar to find the missing number: ${gap}`, drawn],
        es: [
          prose`Las barras son del mismo tamaño. Usa la segunda barra para hallar el número que falta: ${gap}`,
          drawn,
        ],
      }
    },
    solution({ fact }) {
      const [n, d, k] = fact
      return [
        explained(
          equation(divide(d * k, d), k),
          line`1 part in the first bar is as large as ${k} parts in the second bar.`,
          line`1 parte en la primera barra es tan grande como ${k} partes en la segunda barra.`,
        ),
        explained(
          equation(times(n, k), n * k),
          line`Multiply the number of shaded parts by ${k}.`,
          line`Multiplica el número de partes sombreadas por ${k}.`,
        ),
        missingIs(fact, n * k),
      ]
    },
    check(printed, answer) {
      const [one, other] = printed
        .figure('fraction-bar')
        .rows.map(
          ({ wholes }): Parts => [wholes.flat().filter(({ fill }) => fill === 'gray').length, wholes.flat().length],
        )
      if (!one || !other) return false
      return areEqual(one, [exact(answer).n, other[1]]) && fitsTheGap(printed, answer)
    },
  }),

  factorHidden: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the same number in both boxes.`,
      es: prose`Escribe el mismo número en los dos recuadros.`,
    },
    draw: random => ({ fact: drawFact(2)(random) }),
    answer: integer,
    solve: ({ fact }) => fact[2],
    ask: ({ fact }) => both(equation(equation(shown(partsIn(fact)), multiplied(fact, box())), shown(result(fact)))),
    solution: ({ fact }) => {
      const [[n, d, k], [top, bottom]] = [fact, result(fact)]
      return [
        explained(
          equation(times(n, k), top),
          line`Find the number that gives the numerator ${top}.`,
          line`Halla el número con que se obtiene el numerador ${top}.`,
        ),
        explained(
          equation(times(d, k), bottom),
          line`Check it with the denominator: the number is ${k}.`,
          line`Compruébalo con el denominador: el número es ${k}.`,
        ),
      ]
    },
    // The last fraction has so many times as many parts as the first.
    check(printed, answer) {
      const [first, , last] = printed.all('quotient')
      if (!first || !last) return false
      const [[n, d], [top, bottom], k] = [partsOf(first), partsOf(last), exact(answer)]
      return k.equals(Ratio.of(top, n)) && k.equals(Ratio.of(bottom, d))
    },
  }),

  whatYouGet: form({
    levels: ['easy'],
    draw: random => ({ fact: drawFact(3)(random) }),
    answer: formulaChoice,
    solve: ({ fact }) => shown(result(fact)),
    mistakes: ({ fact: [n, d, k] }) => ({
      added: over(n + k, d + k),
      numeratorOnly: over(n * k, d),
      denominatorOnly: over(n, d * k),
    }),
    ask: ({ fact: [n, d, k] }) => ({
      en: prose`Multiply the numerator and the denominator of ${over(n, d)} by ${k}. Which equivalent fraction do you get?`,
      es: prose`Multiplica el numerador y el denominador de ${over(n, d)} por ${k}. ¿Qué fracción equivalente obtienes?`,
    }),
    solution: ({ fact }, answer) => {
      const [n, d, k] = fact
      return [
        ...eachTerm(fact),
        explained(
          expr(answer),
          line`${over(n, d)} and ${over(n * k, d * k)} are equivalent.`,
          line`${over(n, d)} y ${over(n * k, d * k)} son equivalentes.`,
        ),
      ]
    },
    whyWrong: ({ fact: [, , k] }) => ({
      added: {
        en: line`Here ${k} was added, not multiplied.`,
        es: line`Aquí se sumó ${k} en vez de multiplicar.`,
      },
      numeratorOnly: {
        en: line`Only the numerator was multiplied.`,
        es: line`Solo se multiplicó el numerador.`,
      },
      denominatorOnly: {
        en: line`Only the denominator was multiplied.`,
        es: line`Solo se multiplicó el denominador.`,
      },
    }),
    check(printed, answer) {
      const [asked] = printed.all('quotient')
      return asked !== undefined && evaluate(asked).equals(exact(answer))
    },
  }),
})
