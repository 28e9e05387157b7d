import {
  type Both,
  blank,
  both,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  type Inline,
  isSameContent,
  itemOf,
  line,
  list,
  name,
  numberLine,
  numbersInAnyOrder,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  asDecimal,
  asFraction,
  type Decimal,
  drawOwnHundredths,
  drawTwoDigits,
  givenIn,
  OWN_DIGITS,
} from './decimals.ts'
import type { levels } from './levels.ts'
import { askPoints, decimalsOfPoints, namesValue, sameAsDrawn, wordsChoice } from './medium.ts'

const hundredth = (count: number): Expr => decimal(Ratio.of(count, 100), 2)
const tenth = (count: number): Expr => decimal(Ratio.of(count, 10), 1)

/** Places of a number out of order, one of them with 0. */
function drawPlaces(random: Random) {
  const missing = random.evenly(['tenths', 'ones', 'none'] as const)
  const [tens, ones, tenths, hundredths] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const parts = [
    { worth: 1000 * tens, as: expr(10 * tens) },
    ...(missing === 'ones' ? [] : [{ worth: 100 * ones, as: expr(ones) }]),
    ...(missing === 'tenths' ? [] : [{ worth: 10 * tenths, as: over(tenths, 10) }]),
    { worth: hundredths, as: over(hundredths, 100) },
  ]
  const shuffled = random.until(
    () => random.shuffle<typeof parts>(parts),
    drawn => drawn.some((part, i) => part !== parts[i]) && itemOf(drawn, 0).worth < 1000,
  )
  return { parts, shuffled, missing }
}

/** Fractions whose numerator is greater than the denominator. */
function drawLarge(random: Random) {
  const kind = random.evenly(['hundredths', 'no tenths', 'tenths'] as const)
  if (kind === 'tenths') return { top: 10 * random.int(11, 38) + random.int(1, 9), under: 10 } as const
  const rest = kind === 'no tenths' ? random.int(1, 9) : drawTwoDigits(random)
  return { top: 100 * random.int(2, 9) + rest, under: 100 } as const
}

/** Ways to write so many tenths, and others that look like them. */
function waysOf(whole: number, digit: number) {
  const n = 10 * whole + digit
  const equal = [
    hundredth(10 * n),
    over(n, 10),
    over(10 * n, 100),
    whole > 0 ? sum(whole, over(digit, 10)) : sum(over(digit - 1, 10), over(10, 100)),
    ...(whole > 0 ? [sum(whole, over(10 * digit, 100))] : []),
  ]
  const other = [
    hundredth(100 * whole + digit),
    over(100 * whole + digit, 100),
    over(10 * n, 10),
    whole > 0 ? sum(whole, over(digit, 100)) : sum(over(digit - 1, 10), over(1, 100)),
    whole > 0 ? over(n, 100) : tenth(10 * digit),
  ]
  return { equal, other }
}
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
function drawWays(random: Random) {
  const right = random.evenly([2, 3, 4] as const)
  const [whole, digit] = [random.evenly([0, 1, 2, 3]), random.int(2, 9)]
  const { equal, other } = waysOf(whole, digit)
  const items = random.shuffle<{ way: Expr; isEqual: boolean }[]>([
    ...random.sample(equal, right).map(way => ({ way, isEqual: true })),
    ...random.sample(other, 6 - right).map(way => ({ way, isEqual: false })),
  ])
  return { target: tenth(10 * whole + digit), items }
}
const lettersWhere = (items: readonly boolean[]): readonly Value[] =>
  items.flatMap((isEqual, i) => (isEqual ? [symbol(itemOf(LETTERS, i))] : []))

/** A value in words, and words for others that look like it. */
function drawWords(random: Random): { readonly number: Decimal; readonly wrong: readonly Sentence[] } {
  const kind = random.evenly(['wholes, no tenths', 'wholes and hundredths'] as const)
  const [whole, digit] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  if (kind === 'wholes and hundredths') {
    const count = drawTwoDigits(random)
    return {
      number: { whole, count, under: 100 },
      wrong: [
        wordsChoice('tenths', { whole, count, under: 10 }),
        wordsChoice('joined', { whole: 0, count: 100 * whole + count, under: 10 }),
        wordsChoice('exchanged', { whole, count: 10 * (count % 10) + Math.floor(count / 10), under: 100 }),
      ],
    }
  }
  return {
    number: { whole, count: digit, under: 100 },
    wrong: [
      wordsChoice('tenths', { whole, count: digit, under: 10 }),
      wordsChoice('zeroBehind', { whole, count: 10 * digit, under: 100 }),
      wordsChoice('joined', { whole: 0, count: 10 * whole + digit, under: 100 }),
    ],
  }
}

/** How a number was written incorrectly as a decimal. */
const SLIPS = {
  moved: {
    en: prose`The 0 in the tenths place was left out.`,
    es: prose`Se omitió el 0 de la posición de las décimas.`,
  },
  movedBack: {
    en: prose`A 0 that does not belong was written in the tenths place.`,
    es: prose`Se escribió en la posición de las décimas un 0 que no va ahí.`,
  },
  exchanged: {
    en: prose`Two digits that are not 0 were switched.`,
    es: prose`Se intercambiaron dos dígitos que no son 0.`,
  },
  wholeLost: { en: prose`The whole number was left out.`, es: prose`Se omitió el número entero.` },
} as const
type Slip = keyof typeof SLIPS
const slipNamed = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip] })
const ALL_SLIPS: readonly Slip[] = ['moved', 'movedBack', 'exchanged', 'wholeLost']

function drawSlip(random: Random): {
  readonly slip: Slip
  readonly number: Decimal
  readonly claim: Expr
  readonly who: Person
} {
  const slip = random.evenly(['moved', 'exchanged', 'movedBack'] as const)
  const [whole, who] = [random.int(2, 9), random.pick(people)]
  if (slip === 'moved') {
    const count = random.until(
      () => random.pick(OWN_DIGITS),
      digit => digit !== whole,
    )
    return { slip, who, number: { whole, count, under: 100 }, claim: tenth(10 * whole + count) }
  }
  if (slip === 'movedBack') {
    const count = random.pick(OWN_DIGITS)
    return { slip, who, number: { whole, count, under: 10 }, claim: hundredth(100 * whole + count) }
  }
  const count = drawOwnHundredths(random)
  const exchanged = 10 * (count % 10) + Math.floor(count / 10)
  return {
    slip,
    who,
    number: { whole, count, under: 100 },
    claim: hundredth(100 * whole + exchanged),
  }
}
function slipSaid(slip: Slip, { count, whole, under }: Decimal): Both<readonly Inline[]> {
  const parts = over(count, under)
  switch (slip) {
    case 'moved':
      return {
        en: line`${parts} has 0 tenths, so a 0 belongs in the tenths place`,
        es: line`${parts} tiene 0 décimas, así que va un 0 en la posición de las décimas`,
      }
    case 'movedBack':
      return {
        en: line`${parts} belongs in the tenths place, without a 0 before it`,
        es: line`${parts} va en la posición de las décimas, sin un 0 antes`,
      }
    case 'exchanged':
      return {
        en: line`in ${parts}, the digit of the tenths is ${Math.floor(count / 10)}, and the digit of the hundredths is ${count % 10}`,
        es: line`en ${parts}, el dígito de las décimas es ${Math.floor(count / 10)} y el de las centésimas es ${count % 10}`,
      }
    case 'wholeLost':
      return {
        en: line`the whole number ${whole} belongs before the decimal point`,
        es: line`el número entero ${whole} va antes del punto decimal`,
      }
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  lineInHundredths: form({
    levels: ['hard'],
    wide: true,
    draw: (random, { wholes }) => {
      const [one, other] = random.sample([1, 2, 3, 4, 6, 7, 8, 9], 2)
      const [first, second] = [Math.min(one, other), Math.max(one, other)]
      const start = random.until(
        () => random.int(11, 10 * wholes - 1),
        value => value % 10 !== 0 && value % 10 !== 9,
      )
      return { start, first, second }
    },
    answer: decimalsOfPoints,
    solve: ({ start, first, second }) => [hundredth(10 * start + first), hundredth(10 * start + second)],
    ask: ({ start, first, second }) =>
      askPoints(
        numberLine({
          from: Ratio.of(start, 10),
          to: Ratio.of(start + 1, 10),
          step: Ratio.of(1, 100),
          labels: [
            [Ratio.of(start, 10), tenth(start)],
            [Ratio.of(start + 1, 10), tenth(start + 1)],
          ],
          points: [
            [Ratio.of(10 * start + first, 100), 'A'],
            [Ratio.of(10 * start + second, 100), 'B'],
          ],
        }),
      ),
    solution: ({ start, first, second }) => [
      explained(
        statements(
          equation(tenth(start), hundredth(10 * start)),
          equation(tenth(start + 1), hundredth(10 * start + 10)),
        ),
        line`The line shows 1 tenth in 10 equal parts: each part is 1 hundredth.`,
        line`La recta muestra 1 décima en 10 partes iguales: cada parte es 1 centésima.`,
      ),
      explained(
        equation(symbol('A'), hundredth(10 * start + first)),
        line`Count the parts from ${tenth(start)} to A: ${first}.`,
        line`Cuenta las partes de ${tenth(start)} a A: ${first}.`,
      ),
      explained(
        equation(symbol('B'), hundredth(10 * start + second)),
        line`Count the parts from ${tenth(start)} to B: ${second}.`,
        line`Cuenta las partes de ${tenth(start)} a B: ${second}.`,
      ),
    ],
    check: (printed, answers) => sameAsDrawn(printed.figure('number-line'), answers),
  }),

  expandedForm: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write the sum as a decimal.`, es: prose`Escribe la suma como decimal.` },
    draw: drawPlaces,
    answer: decimalInDigits,
    solve: ({ parts }) => hundredth(parts.reduce((all, { worth }) => all + worth, 0)),
    ask: ({ shuffled }) => both(equation(sum(...shuffled.map(({ as }) => as)), blank(3))),
    solution: ({ parts, missing }, answer) => [
      explained(
        sum(...parts.map(({ as }) => as)),
        line`Put the places in order: tens, ones, tenths, hundredths.`,
        line`Ordena las posiciones: decenas, unidades, décimas, centésimas.`,
      ),
      missing === 'none'
        ? explained(
            expr(answer),
            line`Write the digits. The decimal point goes after the ones.`,
            line`Escribe los dígitos. El punto decimal va después de las unidades.`,
          )
        : missing === 'tenths'
          ? explained(
              expr(answer),
              line`Write the digits. There are no tenths: write 0 in the tenths place.`,
              line`Escribe los dígitos. No hay décimas: escribe 0 en la posición de las décimas.`,
            )
          : explained(
              expr(answer),
              line`Write the digits. There are no ones: write 0 in the ones place.`,
              line`Escribe los dígitos. No hay unidades: escribe 0 en la posición de las unidades.`,
            ),
    ],
    check: (printed, answer) =>
      printed
        .one('sum')
        .terms.reduce((left, term) => left.minus(evaluate(term)), exact(answer))
        .equals(0),
  }),

  improperToDecimal: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Write the fraction as a decimal.`, es: prose`Escribe la fracción como decimal.` },
    draw: drawLarge,
    answer: decimalInDigits,
    solve: ({ top, under }) => decimal(Ratio.of(top, under)),
    ask: ({ top, under }) => both(equation(over(top, under), blank(3))),
    solution: ({ top, under }, answer) => {
      const [whole, rest] = [Math.floor(top / under), top % under]
      return [
        explained(
          equation(over(top, under), sum(whole, over(rest, under))),
          under === 10
            ? line`${10} tenths make 1 whole: ${top} tenths are ${whole} wholes and ${rest} more.`
            : line`${100} hundredths make 1 whole: ${top} hundredths are ${whole} wholes and ${rest} more.`,
          under === 10
            ? line`${10} décimas forman 1 entero: ${top} décimas son ${whole} enteros y ${rest} más.`
            : line`${100} centésimas forman 1 entero: ${top} centésimas son ${whole} enteros y ${rest} más.`,
        ),
        explained(
          expr(answer),
          under === 10
            ? line`Tenths fill one place after the decimal point.`
            : rest < 10
              ? line`Hundredths fill two places. There are fewer than 10: write 0 in the tenths place.`
              : line`Hundredths fill two places after the decimal point.`,
          under === 10
            ? line`Las décimas ocupan una posición después del punto decimal.`
            : rest < 10
              ? line`Las centésimas ocupan dos posiciones. Son menos de 10: escribe 0 en la posición de las décimas.`
              : line`Las centésimas ocupan dos posiciones después del punto decimal.`,
        ),
      ]
    },
    check: (printed, answer) => {
      const { over: top, under } = printed.one('quotient')
      return exact(answer).times(evaluate(under)).equals(evaluate(top))
    },
  }),

  allEqual: form({
    levels: ['hard'],
    wide: true,
    draw: drawWays,
    answer: numbersInAnyOrder,
    solve: ({ items }) => lettersWhere(items.map(({ isEqual }) => isEqual)),
    ask({ target, items }) {
      const shown = table({ head: LETTERS.map(letter => symbol(letter)), rows: [items.map(({ way }) => way)] })
      return {
        en: [prose`Which of these are equal to ${target}? Write all the letters.`, shown],
        es: [prose`¿Cuáles de estos son iguales a ${target}? Escribe todas las letras.`, shown],
      }
    },
    solution: ({ target, items }, answer) => [
      explained(
        statements(...items.filter(({ isEqual }) => isEqual).map(({ way }) => equation(way, target))),
        line`10 hundredths make 1 tenth, and 10 tenths make 1 whole. A 0 at the end of a decimal does not change its value. So these are equal.`,
        line`10 centésimas forman 1 décima y 10 décimas forman 1 entero. Un 0 al final de un decimal no cambia su valor. Así que estos son iguales.`,
      ),
      explained(
        statements(
          ...items
            .filter(({ isEqual }) => !isEqual)
            .map(({ way }) =>
              way.kind === 'number' ? relation(way, '≠', target) : equation(way, decimal(evaluate(way))),
            ),
        ),
        line`These have another value.`,
        line`Estos tienen otro valor.`,
      ),
      explained(
        list(...answer),
        line`Write the letters of the equal ones.`,
        line`Escribe las letras de los que son iguales.`,
      ),
    ],
    check(printed, answer) {
      const target = givenIn(printed)
      const [row] = tupleOf(printed.block('table').rows, 1)
      const values = row.map(([item]) => item)
      const right = values.map(
        item => typeof item === 'object' && 'kind' in item && evaluate(item as Expr).equals(target),
      )
      return right.length === LETTERS.length && isSameContent(answer, lettersWhere(right))
    },
  }),

  namedInWords: form({
    levels: ['hard'],
    draw: drawWords,
    answer: sentenceChoice,
    solve: ({ number }) => wordsChoice('right', number),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(sentence => [sentence.key, sentence])),
    ask: ({ number }) => ({
      en: prose`Which words name ${asDecimal(number)}?`,
      es: prose`¿Qué palabras nombran el número ${asDecimal(number)}?`,
    }),
    solution: ({ number: { whole, count, under } }, { says }) => [
      explained(
        sum(whole, over(count, under)),
        line`The last digit is in the hundredths place, so the parts are hundredths.`,
        line`El último dígito está en la posición de las centésimas, así que las partes son centésimas.`,
      ),
      explained(
        says,
        line`Say the whole number, the word “and,” and the number of hundredths.`,
        line`Di los enteros, la palabra “y” y el número de centésimas.`,
      ),
    ],
    whyWrong: ({ number: { whole, count } }) => ({
      tenths: { en: line`The last place is hundredths.`, es: line`La última posición es la de las centésimas.` },
      zeroBehind: {
        en: line`There are ${count} hundredths, not ${10 * count}.`,
        es: line`Hay ${count} centésimas, no ${10 * count}.`,
      },
      joined: {
        en: line`The whole number ${whole} must be said on its own.`,
        es: line`El ${whole}, la parte entera, se dice aparte.`,
      },
      exchanged: {
        en: line`The tenths and the hundredths are exchanged.`,
        es: line`Las décimas y las centésimas están intercambiadas.`,
      },
    }),
    check: (printed, answer) => namesValue(answer, givenIn(printed)),
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: drawSlip,
    answer: sentenceChoice,
    solve: ({ slip }) => slipNamed(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(ALL_SLIPS.filter(other => other !== slip).map(other => [other, slipNamed(other)])),
    ask({ who, number, claim }) {
      const [value, said] = [role('value', asFraction(number)), role('said', claim)]
      return {
        en: prose`${name(who)} writes ${value} as the decimal ${said}. What is the mistake?`,
        es: prose`${name(who)} escribe ${value} como el decimal ${said}. ¿Cuál es el error?`,
      }
    },
    key: ({ number }) => ({
      en: prose`The correct decimal is ${asDecimal(number)}.`,
      es: prose`El decimal correcto es ${asDecimal(number)}.`,
    }),
    solution: ({ slip, number, claim }) => [
      step(relation(asFraction(number), '≠', claim), because.mistakeIs, { what: slipSaid(slip, number) }),
      explained(
        equation(asFraction(number), asDecimal(number)),
        line`Write the correct decimal.`,
        line`Escribe el decimal correcto.`,
      ),
    ],
    whyWrong: ({ number, claim }) => ({
      moved: {
        en: line`The correct decimal, ${asDecimal(number)}, has no 0 in the tenths place.`,
        es: line`El decimal correcto, ${asDecimal(number)}, no tiene 0 en la posición de las décimas.`,
      },
      movedBack: {
        en: line`The decimal ${claim} has no 0 in the tenths place.`,
        es: line`El decimal ${claim} no tiene 0 en la posición de las décimas.`,
      },
      exchanged: {
        en: line`Only the digit ${number.count} is in another place.`,
        es: line`Solo el dígito ${number.count} está en otra posición.`,
      },
      wholeLost: {
        en: line`The whole number ${number.whole} is there.`,
        es: line`El número entero ${number.whole} sí está.`,
      },
    }),
    // Which digits of the claim stand elsewhere.
    check(printed, { key: answer }) {
      const [value, said] = [printed.role('value').times(100).n, printed.role('said').times(100).n]
      if (said < 100) return answer === 'wholeLost' && value % 100 === said
      const [parts, claimed] = [value % 100, said % 100]
      if (claimed === 10 * parts) return answer === 'moved'
      if (parts === 10 * claimed) return answer === 'movedBack'
      return answer === 'exchanged' && claimed === 10 * (parts % 10) + Math.floor(parts / 10)
    },
  }),
})
