import {
  areaGrid,
  both,
  coinsAndBills,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  line,
  numberList,
  prose,
  statements,
  step,
  sum,
  times,
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countedIn, many } from '../../kit/measures/coins.ts'
import { asMixed, hundredths, hundredthsIn, someHundredths, someTenths, tenths, toHundredths } from './hundredths.ts'
import type { levels } from './levels.ts'

const EACH_TENTH = {
  en: line`Each tenth is 10 hundredths: multiply by 10.`,
  es: line`Cada décima son 10 centésimas: multiplica por 10.`,
}
const tensOf = (count: number) => explained(equation(times(count, 10), 10 * count), EACH_TENTH.en, EACH_TENTH.es)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toHundredths: form({
    levels: ['easy'],
    instruction: { en: prose`Write the missing numerator.`, es: prose`Escribe el numerador que falta.` },
    share: 2,
    draw: (random, { least, most }) => ({
      way: random.evenly(['to hundredths', 'to tenths'] as const),
      count: random.until(
        () => random.int(least, most),
        value => value % 10 !== 0,
      ),
    }),
    answer: integer,
    solve: ({ way, count }) => (way === 'to hundredths' ? 10 * count : count),
    ask: ({ way, count }) =>
      both(
        way === 'to hundredths'
          ? equation(tenths(count), someHundredths)
          : equation(hundredths(10 * count), someTenths),
      ),
    solution: ({ way, count }) =>
      way === 'to hundredths'
        ? [
            tensOf(count),
            explained(
              equation(tenths(count), hundredths(10 * count)),
              line`The missing numerator is ${10 * count}.`,
              line`El numerador que falta es ${10 * count}.`,
            ),
          ]
        : [
            explained(
              equation(divide(10 * count, 10), count),
              line`10 hundredths make 1 tenth: divide by 10.`,
              line`10 centésimas forman 1 décima: divide entre 10.`,
            ),
            explained(
              equation(hundredths(10 * count), tenths(count)),
              line`The missing numerator is ${count}.`,
              line`El numerador que falta es ${count}.`,
            ),
          ],
    check(printed, answer) {
      const [given] = hundredthsIn(printed)
      const { right } = printed.one('relation')
      const under = right.kind === 'quotient' ? evaluate(right.under) : null
      return under !== null && given !== undefined && exact(answer).over(under).times(100).equals(given)
    },
  }),

  grid: form({
    levels: ['easy'],
    draw: random => ({ count: random.int(1, 9) }),
    answer: numberList,
    solve: ({ count }) => [count, 10 * count],
    key: ({ count }) => both(equation(tenths(count), hundredths(10 * count))),
    ask: ({ count }) => {
      const grid = figure(areaGrid({ rows: 10, columns: 10, shaded: 10 * count }))
      const blanks = equation(someTenths, someHundredths)
      return {
        en: [prose`What part of the grid is shaded? Write it in tenths and in hundredths.`, grid, blanks],
        es: [prose`¿Qué parte de la cuadrícula está sombreada? Escríbela en décimas y en centésimas.`, grid, blanks],
      }
    },
    solution: ({ count }) => [
      step(tenths(count), because.explain, {
        sentence: {
          en: line`Each column is 1 tenth. Count the shaded columns.`,
          es: line`Cada columna es 1 décima. Cuenta las columnas sombreadas.`,
        },
      }),
      explained(
        equation(times(count, 10), 10 * count),
        line`Each column has 10 squares. Each square is 1 hundredth.`,
        line`Cada columna tiene 10 cuadrados. Cada cuadrado es 1 centésima.`,
      ),
      explained(
        equation(tenths(count), hundredths(10 * count)),
        line`Both fractions name the shaded part.`,
        line`Las dos fracciones nombran la parte sombreada.`,
      ),
    ],
    // Counts the shaded squares.
    check(printed, answers) {
      const counted = printed.figure('area-grid').shaded.length
      const [inTenths, inHundredths] = tupleOf(answers, 2)
      return exact(inHundredths).equals(counted) && exact(inTenths).times(10).equals(counted)
    },
  }),

  mixedToHundredths: form({
    levels: ['easy'],
    instruction: { en: prose`Write the missing numerator.`, es: prose`Escribe el numerador que falta.` },
    // In lowest terms these tenths stay tenths.
    draw: random => ({ whole: random.int(1, 3), count: random.pick([1, 3, 7, 9]) }),
    answer: integer,
    solve: ({ whole, count }) => 100 * whole + 10 * count,
    ask: ({ whole, count }) => both(equation(asMixed(100 * whole + 10 * count), someHundredths)),
    solution: ({ whole, count }) => [
      explained(
        statements(equation(whole, hundredths(100 * whole)), equation(tenths(count), hundredths(10 * count))),
        line`Write the whole number and the tenths as hundredths.`,
        line`Escribe el entero y las décimas como centésimas.`,
      ),
      step(equation(sum(100 * whole, 10 * count), 100 * whole + 10 * count), because.addNumerators),
      step(equation(asMixed(100 * whole + 10 * count), hundredths(100 * whole + 10 * count)), because.keepDenominator),
    ],
    // So many hundredths are worth the mixed number.
    check: (printed, answer) => evaluate(printed.one('relation').left).times(100).equals(exact(answer)),
  }),

  dimes: form({
    levels: ['easy'],
    draw: random => ({ count: random.evenly([2, 8, 4, 6]) }),
    answer: numberList,
    solve: ({ count }) => [count, 10 * count],
    key: ({ count }) => both(equation(tenths(count), hundredths(10 * count))),
    ask: ({ count }) => {
      const coins = figure(coinsAndBills([many(10, count)]))
      const blanks = equation(someTenths, someHundredths)
      return {
        en: [prose`Write this money as tenths of a dollar, then as hundredths of a dollar.`, coins, blanks],
        es: [prose`Escribe este dinero en décimas de dólar y luego en centésimas de dólar.`, coins, blanks],
      }
    },
    solution: ({ count }) => [
      explained(
        tenths(count),
        line`10 dimes make 1 dollar: each dime is 1 tenth of a dollar.`,
        line`10 monedas de diez centavos forman 1 dólar: cada una es 1 décima de dólar.`,
      ),
      explained(
        equation(times(count, 10), 10 * count),
        line`Each dime is 10 cents. Each cent is 1 hundredth of a dollar.`,
        line`Cada moneda vale 10 centavos. Cada centavo es 1 centésima de dólar.`,
      ),
      explained(
        equation(tenths(count), hundredths(10 * count)),
        line`Both fractions name the same part of a dollar.`,
        line`Las dos fracciones nombran la misma parte de un dólar.`,
      ),
    ],
    check(printed, answers) {
      const cents = countedIn(printed.figure('money'))
      const [inTenths, inHundredths] = tupleOf(answers, 2)
      return exact(inHundredths).equals(cents) && exact(inTenths).times(10).equals(cents)
    },
  }),

  whichIsEqual: form({
    levels: ['easy'],
    draw: random => ({ isTenths: random.evenly([true, false]), count: random.pick([3, 5, 7, 9]) }),
    answer: formulaChoice,
    solve: ({ isTenths, count }) => (isTenths ? hundredths(10 * count) : tenths(count)),
    mistakes: ({ isTenths, count }) =>
      isTenths
        ? { sameNumerator: hundredths(count), sameDenominator: tenths(10 * count), tenAdded: hundredths(10 + count) }
        : { sameNumerator: tenths(10 * count), sameDenominator: hundredths(count), tenLess: tenths(10 * count - 10) },
    ask: ({ isTenths, count }) => {
      const given = isTenths ? tenths(count) : hundredths(10 * count)
      return {
        en: prose`Which fraction is equal to ${given}?`,
        es: prose`¿Qué fracción es equivalente a ${given}?`,
      }
    },
    solution: ({ isTenths, count }) =>
      isTenths
        ? [tensOf(count), toHundredths(count)]
        : [
            explained(
              equation(times(count, 10), 10 * count),
              line`10 hundredths make 1 tenth: ${10 * count} hundredths are ${count} tenths.`,
              line`10 centésimas forman 1 décima: ${10 * count} centésimas son ${count} décimas.`,
            ),
            step(equation(hundredths(10 * count), tenths(count)), because.divideBothTerms, { value: 10 }),
          ],
    whyWrong: ({ isTenths, count }): Readonly<Record<string, WhyWrong>> =>
      isTenths
        ? {
            sameNumerator: {
              en: line`Only the denominator was multiplied by 10.`,
              es: line`Solo se multiplicó por 10 el denominador.`,
            },
            sameDenominator: {
              en: line`Only the numerator was multiplied by 10.`,
              es: line`Solo se multiplicó por 10 el numerador.`,
            },
            tenAdded: {
              en: line`10 was added to ${count}. The numerator must be 10 times ${count}.`,
              es: line`Se sumó 10 a ${count}. El numerador debe ser 10 veces ${count}.`,
            },
          }
        : {
            sameNumerator: {
              en: line`Only the denominator was divided by 10.`,
              es: line`Solo se dividió entre 10 el denominador.`,
            },
            sameDenominator: {
              en: line`Only the numerator was divided by 10.`,
              es: line`Solo se dividió entre 10 el numerador.`,
            },
            tenLess: {
              en: line`10 was subtracted from ${10 * count}. The numerator must be ${10 * count} divided by 10.`,
              es: line`Se restó 10 de ${10 * count}. El numerador debe ser ${10 * count} dividido entre 10.`,
            },
          },
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('quotient'))),
  }),
})
