import {
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  formulaChoice,
  join,
  line,
  list,
  match,
  minus,
  percent,
  type Random,
  Ratio,
  simplifiedExpression,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import {
  changed,
  type Drawn,
  drawChange,
  type Form,
  HUNDRED,
  hundredPercent,
  multiplierOf,
  ofHundred,
  paragraphOf,
  partOf,
  rateRole,
  timesLetter,
} from './percents.ts'

const told = (drawn: Drawn) => drawn.of.says(symbol(drawn.of.letter), rateRole(drawn))
const rightOf = (drawn: Drawn): Expr => timesLetter(multiplierOf(drawn), drawn.of.letter)
function wrongOf(drawn: Drawn) {
  const { of, rate } = drawn
  const part = partOf(rate)
  const letter = symbol(of.letter)
  return {
    onlyThePart: timesLetter(part, of.letter),
    wrongWay: timesLetter(Ratio.of(1).minus(part.times(of.way)), of.letter),
    percentAsNumber: of.way > 0 ? sum(letter, decimal(part)) : minus(letter, decimal(part)),
  }
}
export const percentStep = (drawn: Drawn) =>
  explained(
    equation(hundredPercent(drawn), percent(multiplierOf(drawn).times(100))),
    drawn.of.way > 0
      ? line`The original amount is 100%. Add the ${percent(drawn.rate)}.`
      : line`The original amount is 100%. Subtract the ${percent(drawn.rate)}.`,
    drawn.of.way > 0
      ? line`La cantidad original es el 100%. Suma el ${percent(drawn.rate)}.`
      : line`La cantidad original es el 100%. Resta el ${percent(drawn.rate)}.`,
  )

export const easyForms = (form: Form) => ({
  whichMultiplier: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw: (random: Random) => drawChange(random, 'easy', 0, 5),
    answer: formulaChoice,
    solve: rightOf,
    mistakes: wrongOf,
    ask: drawn =>
      paragraphOf(told(drawn), {
        en: ['Which expression gives ', drawn.of.asked.en, '?'],
        es: ['¿Qué expresión da ', drawn.of.asked.es, '?'],
      }),
    solution: drawn => {
      return [
        percentStep(drawn),
        explained(
          rightOf(drawn),
          line`Write ${percent(multiplierOf(drawn).times(100))} as a decimal: ${decimal(multiplierOf(drawn))}.`,
          line`Escribe ${percent(multiplierOf(drawn).times(100))} como decimal: ${decimal(multiplierOf(drawn))}.`,
        ),
      ]
    },
    whyWrong: drawn => {
      const letter = symbol(drawn.of.letter)
      const part = decimal(partOf(drawn.rate))
      return {
        onlyThePart: {
          en: line`It is only ${percent(drawn.rate)} of ${letter}.`,
          es: line`Es solo el ${percent(drawn.rate)} de ${letter}.`,
        },
        wrongWay:
          drawn.of.way > 0
            ? {
                en: line`It is ${percent(100 - drawn.rate)} of ${letter}: a decrease.`,
                es: line`Es el ${percent(100 - drawn.rate)} de ${letter}: una disminución.`,
              }
            : {
                en: line`It is ${percent(100 + drawn.rate)} of ${letter}: an increase.`,
                es: line`Es el ${percent(100 + drawn.rate)} de ${letter}: un aumento.`,
              },
        percentAsNumber:
          drawn.of.way > 0
            ? {
                en: line`It adds the number ${part}, not a part of ${letter}.`,
                es: line`Suma el número ${part}, no una parte de ${letter}.`,
              }
            : {
                en: line`It subtracts the number ${part}, not a part of ${letter}.`,
                es: line`Resta el número ${part}, no una parte de ${letter}.`,
              },
      }
    },
    // Of an amount of 100, the expression gives 100 with the percent.
    check: (printed, answer) => {
      return evaluate(expr(answer), HUNDRED).equals(ofHundred(printed))
    },
  }),

  oneNumberTimes: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw: (random: Random) => drawChange(random, 'easy', 5, 10),
    answer: simplifiedExpression,
    solve: rightOf,
    ask: drawn => {
      const letter = symbol(drawn.of.letter)
      return paragraphOf(told(drawn), {
        en: [
          'An expression for ',
          drawn.of.asked.en,
          ' is ',
          changed(drawn),
          '. Simplify it: write it as one number times ',
          letter,
          '.',
        ],
        es: [
          'Una expresión para ',
          drawn.of.asked.es,
          ' es ',
          changed(drawn),
          '. Simplifícala: escríbela como un solo número por ',
          letter,
          '.',
        ],
      })
    },
    solution: drawn => {
      const letter = drawn.of.letter
      const part = partOf(drawn.rate)
      const factor = drawn.of.way > 0 ? sum(1, decimal(part)) : minus(1, decimal(part))
      return [
        explained(
          equation(changed(drawn), join(bracketed(factor), symbol(letter))),
          line`Both terms have ${symbol(letter)}, and ${symbol(letter)} alone is 1 times ${symbol(letter)}: factor out ${symbol(letter)}.`,
          line`Los dos términos tienen ${symbol(letter)}, y ${symbol(letter)} sola es 1 por ${symbol(letter)}: saca el factor común ${symbol(letter)}.`,
        ),
        explained(
          rightOf(drawn),
          drawn.of.way > 0
            ? line`Add the coefficients: ${sum(1, decimal(part))}.`
            : line`Subtract the coefficients: ${minus(1, decimal(part))}.`,
          drawn.of.way > 0
            ? line`Suma los coeficientes: ${sum(1, decimal(part))}.`
            : line`Resta los coeficientes: ${minus(1, decimal(part))}.`,
        ),
      ]
    },
    check: (printed, answer) => {
      return evaluate(answer, HUNDRED).equals(ofHundred(printed))
    },
  }),

  matchMeanings: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each amount with its expression, where p dollars is a price`,
        es: line`cada cantidad con su expresión, donde p dólares es un precio`,
      },
      draw(random) {
        const [rate, other] = random.pick(RATES)
        const [a, b] = [partOf(rate), partOf(other)]
        return random.shuffle([
          [
            words(`the price with ${rate}% tax`, `el precio con un impuesto del ${rate}%`),
            timesLetter(Ratio.of(1).plus(a), 'p'),
          ],
          [
            words(`the price with ${rate}% off`, `el precio con un ${rate}% de descuento`),
            timesLetter(Ratio.of(1).minus(a), 'p'),
          ],
          [words(`only the tax of ${rate}%`, `solo el impuesto del ${rate}%`), timesLetter(a, 'p')],
          [
            words(`the price with ${other}% off`, `el precio con un ${other}% de descuento`),
            timesLetter(Ratio.of(1).minus(b), 'p'),
          ],
        ] as const)
      },
      belong([left], [right]) {
        const said = (left as Extract<Expr, { kind: 'words' }>).en
        const rate = Number(/\d+/.exec(said)?.[0])
        const ofHundred = said.includes('only') ? rate : said.includes('off') ? 100 - rate : 100 + rate
        return evaluate(right as Expr, { p: 100 }).equals(ofHundred)
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) => {
          const said = (left as Extract<Expr, { kind: 'words' }>).en
          const rate = Number(/\d+/.exec(said)?.[0])
          const of = right as Expr
          return said.includes('only')
            ? explained(of, line`Row ${i + 1}: ${percent(rate)} alone.`, line`Fila ${i + 1}: solo el ${percent(rate)}.`)
            : said.includes('off')
              ? explained(
                  of,
                  line`Row ${i + 1}: ${minus(percent(100), percent(rate))} is ${percent(100 - rate)}.`,
                  line`Fila ${i + 1}: ${minus(percent(100), percent(rate))} es ${percent(100 - rate)}.`,
                )
              : explained(
                  of,
                  line`Row ${i + 1}: ${sum(percent(100), percent(rate))} is ${percent(100 + rate)}.`,
                  line`Fila ${i + 1}: ${sum(percent(100), percent(rate))} es ${percent(100 + rate)}.`,
                )
        }),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters in order.`,
          line`Escribe las letras en orden.`,
        ),
      ],
    }),
  ),
})

const RATES = [
  [5, 50],
  [10, 40],
  [5, 25],
  [10, 30],
  [5, 35],
  [10, 60],
  [5, 45],
  [10, 20],
  [5, 20],
  [10, 25],
  [10, 35],
  [5, 15],
] as const
