import {
  areaGrid,
  both,
  count,
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
  list,
  match,
  name,
  numberList,
  people,
  prose,
  role,
  sideBySide,
  statements,
  step,
  story,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { ended } from '../../kit/stories/endings.ts'
import {
  addedHundredths,
  drawHundredths,
  hundredths,
  hundredthsIn,
  inHundredths,
  someHundredths,
  someTenths,
  tenths,
  toHundredths,
  totalOf,
} from './hundredths.ts'
import type { levels } from './levels.ts'
import { sentenceBlock, togetherStories } from './stories.ts'

const PLACES = [
  { en: line`in a purse`, es: line`en un monedero` },
  { en: line`in a jar`, es: line`en un frasco` },
  { en: line`in a drawer`, es: line`en un cajón` },
  { en: line`in a backpack`, es: line`en una mochila` },
  { en: line`under the sofa`, es: line`debajo del sofá` },
  { en: line`in a coat`, es: line`en un abrigo` },
  { en: line`in an old box`, es: line`en una caja vieja` },
  { en: line`in a toy bank`, es: line`en una alcancía` },
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  sum: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Add. Write the sum in hundredths.`, es: prose`Suma. Escribe el resultado en centésimas.` },
    draw: (random, { least, most }) => {
      const isTenthsFirst = random.evenly([true, false])
      const [a, b] = random.until(
        () => [random.int(least, most), drawHundredths(random, 11, 79)] as const,
        ([a, b]) => 10 * a + b < 100,
      )
      return { isTenthsFirst, a, b }
    },
    answer: integer,
    solve: ({ a, b }) => 10 * a + b,
    ask: ({ isTenthsFirst, a, b }) =>
      both(equation(isTenthsFirst ? sum(tenths(a), hundredths(b)) : sum(hundredths(b), tenths(a)), someHundredths)),
    solution: ({ isTenthsFirst, a, b }) => [
      toHundredths(a),
      ...addedHundredths(...(isTenthsFirst ? [10 * a, b] : [b, 10 * a])),
    ],
    check: (printed, answer) => exact(answer).equals(totalOf(hundredthsIn(printed))),
  }),

  twoGrids: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({ a: random.int(1, 8), b: drawHundredths(random, 11, 79) }),
        ({ a, b }) => 10 * a + b < 100,
      ),
    answer: numberList,
    solve: ({ a, b }) => [a, b, 10 * a + b],
    key: ({ a, b }) => both(equation(sum(tenths(a), hundredths(b)), hundredths(10 * a + b))),
    ask: ({ a, b }) => {
      const grids = sideBySide(
        figure(areaGrid({ rows: 1, columns: 10, rowSizes: [10], shaded: a })),
        figure(areaGrid({ rows: 10, columns: 10, shaded: b })),
      )
      const blanks = equation(sum(someTenths, someHundredths), someHundredths)
      return {
        en: [prose`The two squares have the same size. Write the shaded parts and add them.`, grids, blanks],
        es: [prose`Los dos cuadrados tienen el mismo tamaño. Escribe las partes sombreadas y súmalas.`, grids, blanks],
      }
    },
    solution: ({ a, b }) => [
      explained(
        statements(tenths(a), hundredths(b)),
        line`The first square has 10 equal parts, the second one 100. Count the shaded parts.`,
        line`El primer cuadrado tiene 10 partes iguales y el segundo 100. Cuenta las partes sombreadas.`,
      ),
      toHundredths(a),
      step(equation(sum(10 * a, b), 10 * a + b), because.addNumerators),
      step(equation(sum(tenths(a), hundredths(b)), hundredths(10 * a + b)), because.keepDenominator),
    ],
    // Counts the shaded parts of each square.
    check(printed, answers) {
      const [first, second] = tupleOf(
        printed.figures('area-grid').map(({ shaded }) => shaded.length),
        2,
      )
      const [a, b, total] = tupleOf(answers, 3)
      return exact(a).equals(first) && exact(b).equals(second) && exact(total).minus(second).over(10).equals(first)
    },
  }),

  dimesAndPennies: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => ({
      where: random.evenly(PLACES),
      who: random.pick(people),
      ...random.until(
        () => ({ dimes: random.int(2, 8), pennies: drawHundredths(random, 11, 38) }),
        ({ dimes, pennies }) => 10 * dimes + pennies < 100,
      ),
    }),
    answer: integer,
    solve: ({ dimes, pennies }) => 10 * dimes + pennies,
    ask({ where, who, dimes, pennies }) {
      const [tens, ones] = [role('dimes', count(dimes, nouns.dime)), role('pennies', count(pennies, nouns.penny))]
      return {
        en: [
          {
            kind: 'paragraph',
            content: [name(who), ' finds ', tens, ' and ', ones, ' ', ...where.en, '. What part of a dollar is this?'],
          },
          prose`${someHundredths} of a dollar`,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              name(who),
              ' encuentra ',
              tens,
              ' y ',
              ones,
              ' ',
              ...where.es,
              '. ¿Qué parte de un dólar es este dinero?',
            ],
          },
          prose`${someHundredths} de dólar`,
        ],
      }
    },
    solution: ({ dimes, pennies }) => [
      explained(
        statements(tenths(dimes), hundredths(pennies)),
        line`A dime is 1 tenth of a dollar. A penny is 1 hundredth of a dollar.`,
        line`Una moneda de diez centavos es 1 décima de dólar. Una moneda de un centavo es 1 centésima de dólar.`,
      ),
      toHundredths(dimes),
      ...addedHundredths(10 * dimes, pennies),
    ],
    // Counts the cents.
    check: (printed, answer) => printed.role('dimes').times(10).plus(printed.role('pennies')).equals(exact(answer)),
  }),

  whichSum: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({ tens: random.int(2, 8), ones: random.int(2, 9) }),
        ({ tens, ones }) => tens !== ones,
      ),
    answer: formulaChoice,
    solve: ({ tens, ones }) => sum(tenths(tens), hundredths(ones)),
    mistakes: ({ tens, ones }) => ({
      placesExchanged: sum(tenths(ones), hundredths(tens)),
      tensOverTen: sum(tenths(10 * tens), hundredths(ones)),
      onesOverTen: sum(hundredths(10 * tens), tenths(ones)),
    }),
    ask({ tens, ones }) {
      const total = hundredths(10 * tens + ones)
      return { en: prose`Which sum is equal to ${total}?`, es: prose`¿Qué suma es igual a ${total}?` }
    },
    solution: ({ tens, ones }) => [
      explained(
        equation(sum(10 * tens, ones), 10 * tens + ones),
        line`Separate the hundredths: ${10 * tens} and ${ones}.`,
        line`Separa las centésimas: ${10 * tens} y ${ones}.`,
      ),
      explained(
        equation(hundredths(10 * tens), tenths(tens)),
        line`10 hundredths make 1 tenth.`,
        line`10 centésimas forman 1 décima.`,
      ),
      explained(
        equation(sum(tenths(tens), hundredths(ones)), hundredths(10 * tens + ones)),
        line`Add the tenths and the other hundredths.`,
        line`Suma las décimas y las otras centésimas.`,
      ),
    ],
    whyWrong: ({ tens, ones }) => ({
      placesExchanged: {
        en: line`Here the tenths and the hundredths are switched: this is ${hundredths(10 * ones + tens)}.`,
        es: line`Aquí se intercambiaron las décimas y las centésimas: son ${hundredths(10 * ones + tens)}.`,
      },
      tensOverTen: explained(
        equation(tenths(10 * tens), hundredths(100 * tens)),
        line`These are ${10 * tens} tenths, not ${10 * tens} hundredths.`,
        line`Son ${10 * tens} décimas, no ${10 * tens} centésimas.`,
      ),
      onesOverTen: explained(
        equation(tenths(ones), hundredths(10 * ones)),
        line`These are ${ones} tenths, not ${ones} hundredths.`,
        line`Son ${ones} décimas, no ${ones} centésimas.`,
      ),
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('quotient'))),
  }),

  match: form(
    match({
      levels: ['medium'],
      what: { en: line`each sum with its value`, es: line`cada suma con su valor` },
      draw(random) {
        const [a, b] = random.until(
          () => [random.int(2, 7), random.int(2, 7)] as const,
          ([a, b]) => a !== b && a + b < 10,
        )
        const one = random.intExcept(1, 9, a, b)
        const pairs = [
          [sum(tenths(a), hundredths(b)), hundredths(10 * a + b)],
          [sum(hundredths(a), tenths(b)), hundredths(10 * b + a)],
          [sum(tenths(a), tenths(b)), hundredths(10 * (a + b))],
          [sum(tenths(a), hundredths(10 * b + one)), hundredths(10 * (a + b) + one)],
        ] as const
        return random.shuffle<(typeof pairs)[number][]>([...pairs])
      },
      belong: ([left], [right]) =>
        left !== undefined && right !== undefined && valueIn([left]).equals(valueIn([right])),
      solution: (pairs, letters) => [
        explained(
          statements(
            ...pairs.map(([left]) => equation(inHundredths(formulaIn(left)), hundredths(valueIn(left).times(100).n))),
          ),
          line`Row by row, write the tenths as hundredths and add.`,
          line`Fila por fila, escribe las décimas como centésimas y suma.`,
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters in order, starting with row 1.`,
          line`Escribe las letras en orden, desde la fila 1.`,
        ),
      ],
    }),
  ),

  story: form(
    story({
      levels: ['medium'],
      share: 2,
      settings: togetherStories,
      draw(random) {
        const isTenthsFirst = random.evenly([true, false])
        const [a, b] = random.until(
          () => [random.int(2, 6), drawHundredths(random, 13, 58)] as const,
          ([a, b]) => 10 * a + b < 96,
        )
        const [one, other] = [tenths(a), hundredths(b)]
        return isTenthsFirst ? { a: one, b: other } : { a: other, b: one }
      },
      answer: integer,
      solve: ({ a, b }) => exact(a).plus(exact(b)).times(100).n,
      ask: ({ a, b }, { tell, total }) => {
        const [first, second] = [tell(a, b), sentenceBlock(total(someHundredths))]
        return { en: [first.en, second.en], es: [first.es, second.es] }
      },
      solution({ a, b }, answer, { total }) {
        const counts = [a, b].map(part => exact(part).times(100).n)
        const inTenths = counts.filter(count => count % 10 === 0).map(count => count / 10)
        const { en, es } = total(hundredths(exact(answer).n))
        return [toHundredths(...inTenths), ...addedHundredths(...counts), ended(hundredths(exact(answer).n), en, es)]
      },
      check: (numberOf, answer) => numberOf('a').plus(numberOf('b')).times(100).equals(exact(answer)),
    }),
  ),
})
