import {
  absolute,
  bracketed,
  decimal,
  decimalNumber,
  decimalPlaces,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  itemOf,
  join,
  line,
  m,
  minus,
  over,
  power,
  prose,
  Ratio,
  rational,
  relation,
  root,
  sentenceChoice,
  shownValue,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { furtherRegressions } from './further-regressions.ts'
import {
  COLUMNS,
  coefficients,
  coefficientsIn,
  correlation,
  drawNearby,
  drawOutput,
  fitted,
  lineOf,
  lineStep,
  MEAN_X,
  MEAN_Y,
  outputOf,
  R_SQUARED,
  residualSteps,
  saying,
  spreadOf,
  unitOf,
  valueAt,
  writeTheLine,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { lineEquation, named, pairs, tenths } from './regressions.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromData: form({
    levels: ['hard'],
    share: 3,
    lines: 7,
    wide: true,
    draw(random) {
      const pair = random.evenly(pairs)
      const xs = random.pick(pair.isFromOne === true ? COLUMNS.filter(([first]) => first > 0) : COLUMNS)
      const slope = random.int(1, 3) * (pair.isFalling ? -1 : 1)
      const start = pair.isFalling ? 12 - slope * 8 : random.int(1, 12)
      const ys = random.until(
        () => xs.map(x => start + slope * x + random.int(-3, 3)),
        ys => {
          // What is counted is not negative, and a factor 1 would leave no product to print.
          const r = Math.abs(correlation(xs, ys))
          if (r <= 0.4 || r >= 0.98 || ys.some(y => y < 2)) return false
          const { a, b } = fitted(xs, ys)
          const isExact = [a, b].every(({ d }) => (decimalPlaces(d) ?? 9) <= 3)
          return isExact && a.n !== 0 && b.n !== 0 && !b.power(2).equals(1)
        },
      )
      return { pair, xs, ys }
    },
    answer: coefficients,
    solve({ xs, ys }) {
      const { a, b } = fitted(xs, ys)
      return [plain(a), plain(b)]
    },
    solution({ xs, ys }, answer) {
      const [a, b] = tupleOf(answer, 2)
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
      const [meanX, meanY] = [Ratio.of(total(xs), xs.length), Ratio.of(total(ys), ys.length)]
      const deviations = xs.map(x => x - meanX.toNumber())
      const products = total(deviations.map((deviation, i) => deviation * itemOf(ys, i)))
      const squares = total(deviations.map(deviation => deviation ** 2))
      const slope = Ratio.of(products, squares)
      return [
        explained(
          statements(
            equation(equation(MEAN_X, over(total(xs), xs.length)), shownValue(meanX)),
            equation(equation(MEAN_Y, over(total(ys), ys.length)), shownValue(meanY)),
          ),
          line`Find both means: add the values, and divide by how many there are.`,
          line`Halla las dos medias: suma los valores y divide entre cuántos hay.`,
        ),
        step(
          equation(
            sum(
              ...deviations.map((deviation, i) =>
                join(deviation < 0 ? bracketed(deviation) : deviation, itemOf(ys, i)),
              ),
            ),
            products,
          ),
          because.productsWithDeviations,
        ),
        step(equation(sum(...deviations.map(deviation => deviation ** 2)), squares), because.squaresOfXDeviations),
        step(equation(equation(symbol('b'), over(products, squares)), b), because.slopeFromSums),
        step(
          equation(
            equation(
              symbol('a'),
              minus(shownValue(meanY), join(slope.n < 0 ? bracketed(b) : expr(b), shownValue(meanX))),
            ),
            a,
          ),
          because.throughTheMeans,
        ),
        lineStep(answer),
      ]
    },
    ask({ pair, xs, ys }) {
      const shown = table({
        rowHeads: true,
        rows: [
          [pair.x, ...xs],
          [pair.y, ...ys],
        ],
      })
      return {
        en: [
          prose`The first row of the table is ${symbol('x')}, and the second row is ${symbol('y')}.`,
          shown,
          writeTheLine.en,
        ],
        es: [
          prose`La primera fila de la tabla es ${symbol('x')} y la segunda es ${symbol('y')}.`,
          shown,
          writeTheLine.es,
        ],
      }
    },
    // Normal equations: the residuals add up to 0, and so do their products with x.
    check(printed, answer) {
      const right = lineOf(tupleOf(answer, 2))
      const [xs, ys] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr))),
        2,
      )
      const residuals = xs.map((x, i) => itemOf(ys, i).minus(valueAt(right, x)))
      const all = (values: readonly Ratio[]) => values.reduce((sum, value) => sum.plus(value), Ratio.of(0))
      return all(residuals).equals(0) && all(residuals.map((value, i) => value.times(itemOf(xs, i)))).equals(0)
    },
  }),

  outputCorrelation: form({
    levels: ['hard'],
    lines: 2,
    wide: true,
    draw: random => drawOutput(random, furtherRegressions),
    answer: { ...decimalNumber, requires: 'decimal-places-2' },
    solution({ r, b }, answer) {
      const share = Ratio.of(Math.round((r * r) / 10), 1000)
      const isSquare = (r * r) % 10 === 0
      return [
        step(equation(R_SQUARED, plain(share)), because.readTable, {
          what: { en: line`R-Sq as a decimal`, es: line`R-cuad. como decimal` },
        }),
        step(
          relation(
            equation(absolute(symbol('r')), root(plain(share))),
            isSquare ? '=' : '≈',
            decimal(Ratio.of(r, 100), 2),
          ),
          because.explain,
          {
            sentence: {
              en: line`Take the square root of ${power(symbol('r'), 2)}: the absolute value of ${symbol('r')}.`,
              es: line`Saca la raíz cuadrada de ${power(symbol('r'), 2)}: el valor absoluto de ${symbol('r')}.`,
            },
          },
        ),
        step(
          relation(symbol('r'), isSquare ? '=' : '≈', answer),
          because.explain,
          b < 0
            ? {
                sentence: {
                  en: line`The slope ${tenths(b)} is negative, so ${symbol('r')} is negative.`,
                  es: line`La pendiente ${tenths(b)} es negativa, así que ${symbol('r')} es negativa.`,
                },
              }
            : {
                sentence: {
                  en: line`The slope ${tenths(b)} is positive, so ${symbol('r')} is positive.`,
                  es: line`La pendiente ${tenths(b)} es positiva, así que ${symbol('r')} es positiva.`,
                },
              },
        ),
      ]
    },
    solve: ({ r, b }) => decimal(Ratio.of(b < 0 ? -r : r, 100), 2),
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`Find the correlation ${symbol('r')} to the nearest hundredth.`,
        es: prose`Halla la correlación ${symbol('r')} a la centésima más cercana.`,
      }),
    check(printed, answer) {
      const share = evaluate(printed.one('percent')).toNumber()
      const [, b] = coefficientsIn(printed)
      const r = exact(answer)
      return Math.abs(Math.abs(r.toNumber()) - Math.sqrt(share)) < 0.005 && r.n < 0 === b!.n < 0
    },
  }),

  outputResidual: form({
    levels: ['hard'],
    wide: true,
    draw: random => {
      const facts = drawOutput(random, startingAt(furtherRegressions, 3))
      return { ...facts, ...drawNearby(random, facts) }
    },
    answer: rational,
    solve: ({ a, b, x, y }) => tenths(10 * y - (a + b * x)),
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`One data point has ${equation(symbol('x'), facts.x)} and ${equation(symbol('y'), facts.y)}. Find its residual, in ${unitOf(facts.setting)}.`,
        es: prose`Uno de los datos tiene ${equation(symbol('x'), facts.x)} con ${equation(symbol('y'), facts.y)}. Halla su residuo, en ${unitOf(facts.setting)}.`,
      }),
    solution: ({ setting, a, b, x, y }, answer) => [
      step(lineEquation(tenths(a), tenths(b)), because.readTable, {
        what: { en: line`the two coefficients`, es: line`los dos coeficientes` },
      }),
      ...residualSteps(setting, [a, b], x, y, answer),
    ],
    // The line raised by the residual goes through the point.
    check(printed, answer) {
      const [a, b] = tupleOf(coefficientsIn(printed), 2)
      const [x, y] = tupleOf(
        printed
          .all('relation')
          .slice(-2)
          .map(({ right }) => evaluate(right)),
        2,
      )
      return a.plus(b.times(x)).plus(exact(answer)).equals(y)
    },
  }),

  interpretSpread: form({
    levels: ['hard'],
    wide: true,
    draw: random => drawOutput(random, startingAt(furtherRegressions, 5)),
    answer: sentenceChoice,
    solve: facts => spreadSentences(facts).typicalError,
    mistakes: facts => {
      const { typicalError: _, ...wrong } = spreadSentences(facts)
      return wrong
    },
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`Which sentence interprets ${symbol('S')} correctly?`,
        es: prose`¿Qué oración interpreta bien ${symbol('S')}?`,
      }),
    solution: (facts, { says }) => [
      step(equation(symbol('S'), spreadOf(facts)), because.readTable, {
        what: { en: line`the standard deviation of the residuals`, es: line`la desviación estándar de los residuos` },
      }),
      step(says, because.explain, {
        sentence: {
          en: line`It tells how far actual values typically are from the line, in the unit of ${symbol('y')}.`,
          es: line`Dice a qué distancia de la recta suelen estar los valores reales, en la unidad de ${symbol('y')}.`,
        },
      }),
    ],
    whyWrong: () => ({
      allWithin: {
        en: line`It is a typical distance; some values are farther away.`,
        es: line`Es una distancia típica; algunos valores están más lejos.`,
      },
      slope: { en: line`That would be the slope.`, es: line`Eso sería la pendiente.` },
      percent: { en: line`That would be ${m`r^2`}.`, es: line`Eso sería ${m`r^2`}.` },
    }),
    check: (printed, { key }) =>
      key ===
      `typical ${evaluate(printed.all('relation').find(({ left }) => left.kind === 'symbol')?.right ?? symbol('S'))}`,
  }),
})

/** What S says, and what pupils take it for. */
function spreadSentences(facts: ReturnType<typeof drawOutput>) {
  const [{ unit }, { quantity, actual, forecast }] = [facts.setting, named(facts.setting)]
  const size = spreadOf(facts)
  return {
    typicalError: {
      key: `typical ${evaluate(size)}`,
      says: {
        en: prose`The ${actual} typically differs from its prediction by about ${size} ${unit}.`,
        es: prose`Por lo general, ${actual} difiere de lo previsto en aproximadamente ${size} ${unit}.`,
      },
    },
    allWithin: {
      key: 'all within',
      says: {
        en: prose`Every ${actual} is within ${size} ${unit} of its prediction.`,
        es: prose`En cada caso, ${actual} está a menos de ${size} ${unit} de lo previsto.`,
      },
    },
    slope: {
      key: 'slope',
      says: {
        en: prose`The ${forecast} changes by about ${size} ${unit} when x goes up by 1.`,
        es: prose`Cuando x aumenta 1, ${forecast} cambia aproximadamente ${size} ${unit}.`,
      },
    },
    percent: {
      key: 'percent',
      says: {
        en: prose`About ${size} percent of the variation in the ${quantity} is explained by the line.`,
        es: prose`La recta explica cerca del ${size} por ciento de la variación en ${quantity}.`,
      },
    },
  }
}
