import {
  answerStep,
  exact,
  expr,
  type FormMaker,
  integer,
  line,
  list,
  prose,
  statements,
  step,
  trueOrFalse,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import type { levels } from './levels.ts'
import { asProduct, primesBetween, windowsWith } from './parts.ts'
import { hasTwoFactors, isPrime, range, statements as truths } from './prime-statements.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  howManyPrimes: form({
    levels: ['medium'],
    draw: random => random.pick(windowsWith(random.evenly([2, 5, 3, 4, 1]))),
    answer: integer,
    solve: ({ from, to }) => primesBetween(from, to).length,
    ask: ({ from, to }) => ({
      en: prose`How many prime numbers are there between ${from} and ${to}?`,
      es: prose`¿Cuántos números primos hay entre ${from} y ${to}?`,
    }),
    solution({ from, to }, answer) {
      const odd = range.filter(n => n > from && n < to && n % 2 > 0 && n % 5 > 0)
      const composite = odd.filter(n => !isPrime(n))
      const found = odd.filter(isPrime)
      return [
        step(list(...odd), because.explain, {
          sentence: {
            en: line`Even numbers and numbers that end in 5 are composite here. These are left.`,
            es: line`Aquí los números pares y los que terminan en 5 son compuestos. Quedan estos.`,
          },
        }),
        ...(composite.length > 0
          ? [
              step(statements(...composite.map(asProduct)), because.explain, {
                sentence:
                  composite.length === 1
                    ? {
                        en: line`Try 3 and 7 (11 × 11 = 121 is more than ${to}): this number is composite.`,
                        es: line`Prueba con 3 y con 7 (11 × 11 = 121 es más que ${to}): este número es compuesto.`,
                      }
                    : {
                        en: line`Try 3 and 7 (11 × 11 = 121 is more than ${to}): these numbers are composite.`,
                        es: line`Prueba con 3 y con 7 (11 × 11 = 121 es más que ${to}): estos números son compuestos.`,
                      },
              }),
            ]
          : []),
        ...(found.length > 0 && composite.length > 0
          ? [
              step(list(...found), because.explain, {
                sentence:
                  found.length === 1
                    ? {
                        en: line`Neither 3 nor 7 is a factor of the number that is left: it is prime.`,
                        es: line`Ni el 3 ni el 7 son factores del número que queda: es primo.`,
                      }
                    : {
                        en: line`Neither 3 nor 7 is a factor of the numbers that are left: they are prime.`,
                        es: line`Ni el 3 ni el 7 son factores de los números que quedan: son primos.`,
                      },
              }),
            ]
          : []),
        answerStep(expr(answer), { en: line`Count the prime numbers.`, es: line`Cuenta los números primos.` }),
      ]
    },
    check(printed, answer) {
      const [{ n: from }, { n: to }] = printed.take(2)
      return exact(answer).equals(range.filter(n => n > from && n < to && hasTwoFactors(n)).length)
    },
  }),

  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isTrue = random.evenly([true, false])
      return random.pick(truths.filter(statement => statement.isTrue === isTrue))
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ says }) => says,
    solution: ({ because: { work, en, es }, isTrue }) => [
      step(work, because.explain, { sentence: { en, es } }),
      isTrue
        ? answerStep(words('true', 'verdadero'), {
            en: line`A prime number has exactly 2 factors, and a composite number has more: the statement is true.`,
            es: line`Un número primo tiene exactamente 2 factores y uno compuesto tiene más: la afirmación es verdadera.`,
          })
        : answerStep(words('false', 'falso'), {
            en: line`One case against the statement is enough: it is false.`,
            es: line`Basta un caso en contra de la afirmación: es falsa.`,
          }),
    ],
    check(printed, answer) {
      const said = printedOf(truths, printed)
      return said !== undefined && answer === String(said.holds(hasTwoFactors))
    },
  }),
})
