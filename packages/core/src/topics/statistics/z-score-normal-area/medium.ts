import {
  answerStep,
  apply,
  bracketed,
  count,
  decimalNumber,
  drawing,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  join,
  lastOf,
  line,
  m,
  minus,
  normalCurve,
  prose,
  Ratio,
  relation,
  standardizeStep,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import { below } from '../../kit/statistics/normal.ts'
import type { levels } from './levels.ts'
import { between, drawContext, drawZ, howMany, joined, listed, nextContext, some, valueAt } from './parts.ts'

const isNear = (value: number, given: number, places: number) => Math.abs(value - given) <= 0.5000001 * 10 ** -places

const shareOf = (way: 'below' | 'above' | 'between', z: number, other: number) =>
  way === 'below' ? below(z / 100) : way === 'above' ? 1 - below(z / 100) : below(other / 100) - below(z / 100)

/** The z-score of a value that is a whole number of half deviations from the mean. */
const halves = (value: number, mean: number, deviation: number) =>
  plain(Ratio.of(Math.round((2 * (value - mean)) / deviation), 2))
const zExpr = (z: number) => plain(Ratio.of(z, 100))
const areaOf = (z: number) => shownFloat(below(z / 100), 4)
const areaBelow = (z: number) => relation(apply('P', relation(symbol('Z'), '<', zExpr(z))), '≈', areaOf(z))

/** A table of areas to 4 places leads to the same share. */
function isSameByTable(way: 'below' | 'above' | 'between', z: number, other: number): boolean {
  const entry = (at: number) => Math.round(below(at / 100) * 1e4)
  return way !== 'between' || entry(other) - entry(z) === Math.round(shareOf(way, z, other) * 1e4)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  proportion: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const [context, way] = [nextContext(random, 'medium'), random.evenly(['below', 'above', 'between'])]
      return random.until(
        () => {
          const { mean, deviation } = drawContext(random, context)
          const z = drawZ(random, deviation, -2.5, 2)
          return {
            context,
            mean,
            deviation,
            way,
            z,
            other: z + (deviation === 20 || deviation === 10 ? 100 : 60),
            isShaded: random.chance(0.5),
          }
        },
        ({ way, z, other, deviation }) =>
          isSafe(shareOf(way, z, other), 4) && isSameByTable(way, z, other) && (other * deviation) % 100 === 0,
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-4' },
    solve: ({ way, z, other }) => shownFloat(shareOf(way, z, other), 4),
    solution({ context: { things, unit }, mean, deviation, way, z, other, isShaded }, answer) {
      const [low, high] = [valueAt(mean, deviation, z), valueAt(mean, deviation, other)]
      const [from, to] = [count(low, unit), count(high, unit)]
      const bounds = way === 'between' ? [z, other] : [z]
      const asked = isShaded
        ? words(`proportion of ${things.en}`, `proporción de ${things.es}`)
        : words('probability of a value', 'probabilidad de un valor')
      const share = {
        below: m`X < ${low}`,
        above: m`X > ${low}`,
        between: m`${low} < X < ${high}`,
      }[way]
      return [
        ...bounds.map(at => standardizeStep(valueAt(mean, deviation, at), mean, deviation)),
        way === 'between'
          ? step(statements(...bounds.map(areaBelow)), because.areasBelowBoth)
          : step(areaBelow(z), because.areaBelowZ, { z: zExpr(z) }),
        ...(way === 'above' ? [step(equation(minus(1, areaOf(z)), answer), because.areaAbove)] : []),
        ...(way === 'between' ? [step(equation(minus(areaOf(other), areaOf(z)), answer), because.areaBetween)] : []),
        answerStep(
          relation(apply('P', share), '≈', answer),
          {
            below: {
              en: line`The ${asked} below ${from} is about ${answer}.`,
              es: line`La ${asked} por debajo de ${from} es aproximadamente ${answer}.`,
            },
            above: {
              en: line`The ${asked} above ${from} is about ${answer}.`,
              es: line`La ${asked} por encima de ${from} es aproximadamente ${answer}.`,
            },
            between: {
              en: line`The ${asked} between ${low} and ${to} is about ${answer}.`,
              es: line`La ${asked} entre ${low} y ${to} es aproximadamente ${answer}.`,
            },
          }[way],
        ),
      ]
    },
    ask({ context, mean, deviation, way, z, other, isShaded }) {
      const [low, high] = [valueAt(mean, deviation, z), valueAt(mean, deviation, other)]
      const told = context.says(mean, deviation)
      if (isShaded) {
        const shaded = way === 'below' ? { to: low } : way === 'above' ? { from: low } : { from: low, to: high }
        const drawn = figure(
          normalCurve({ mean, deviation, shaded: [shaded], values: way === 'between' ? [low, high] : [low] }),
        )
        const ends =
          way === 'between'
            ? {
                en: prose`The shaded region goes from ${low} to ${high}.`,
                es: prose`La región sombreada va de ${low} a ${high}.`,
              }
            : way === 'below'
              ? {
                  en: prose`The region below ${low} is shaded.`,
                  es: prose`Está sombreada la región por debajo de ${low}.`,
                }
              : {
                  en: prose`The region above ${low} is shaded.`,
                  es: prose`Está sombreada la región por encima de ${low}.`,
                }
        return {
          en: [drawn, told.en, ends.en, prose`Find the shaded proportion to 4 decimal places.`],
          es: [drawn, told.es, ends.es, prose`Halla la proporción sombreada con 4 cifras decimales.`],
        }
      }
      return joined(
        told,
        {
          below: {
            en: prose`Find the probability of a value less than ${low}, to 4 decimal places.`,
            es: prose`Halla la probabilidad de un valor menor que ${low}, con 4 cifras decimales.`,
          },
          above: {
            en: prose`Find the probability of a value greater than ${low}, to 4 decimal places.`,
            es: prose`Halla la probabilidad de un valor mayor que ${low}, con 4 cifras decimales.`,
          },
          between: {
            en: prose`Find the probability of a value between ${low} and ${high}, to 4 decimal places.`,
            es: prose`Halla la probabilidad de un valor entre ${low} y ${high}, con 4 cifras decimales.`,
          },
        }[way],
      )
    },
    check(printed, answer) {
      const numbers = printed.numbers.map(value => value.toNumber())
      const [mean, deviation] = tupleOf(numbers, 2)
      const ends = numbers
        .slice(2)
        .filter(value => value > 4)
        .map(value => (value - mean) / deviation)
      const [a, b] = [itemOf(ends, 0), ends[1]]
      const isAbove = /above|greater|encima|mayor/.test(printed.text)
      const share = b !== undefined ? between(a, b) : isAbove ? between(a, 8) : between(-8, a)
      return isNear(share, exact(answer).toNumber(), 4)
    },
  }),

  shade: form({
    levels: ['medium'],
    draw: random => {
      const { context, mean, deviation } = drawContext(random, nextContext(random, 'medium', 1))
      const [low, high] = tupleOf(
        random.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 2).sort((a, b) => a - b),
        2,
      )
      return { context, mean, deviation, way: random.evenly(['below', 'above', 'between'] as const), low, high }
    },
    answer: drawing<{
      readonly mean: number
      readonly deviation: number
      readonly from: number | null
      readonly to: number | null
    }>(
      ({ mean, deviation, from, to }) =>
        normalCurve({
          mean,
          deviation,
          shaded: [{ ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }],
        }),
      ({ mean, deviation, from, to }) => [
        { mean, deviation, from: to, to: from },
        { mean, deviation, from: from === null ? null : from + deviation, to: to === null ? null : to + deviation },
      ],
    ),
    solve: ({ mean, deviation, way, low, high }) => ({
      mean,
      deviation,
      from: way === 'below' ? null : mean + (low * deviation) / 2,
      to: way === 'above' ? null : mean + ((way === 'below' ? low : high) * deviation) / 2,
    }),
    solution({ way }, { mean, deviation, from, to }) {
      const shaded = [{ ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }]
      const ends = [from, to].flatMap(end =>
        end === null
          ? []
          : [
              equation(
                sum(
                  mean,
                  join(end < mean ? bracketed(halves(end, mean, deviation)) : halves(end, mean, deviation), deviation),
                ),
                plain(Ratio.of(2 * end, 2)),
              ),
            ],
      )
      return [
        step(statements(...ends), because.explain, {
          sentence: {
            en: line`A value is the mean plus its z-score times the standard deviation.`,
            es: line`Un valor es la media más su puntaje z por la desviación estándar.`,
          },
        }),
        step(figure(normalCurve({ mean, deviation, shaded })), because.explain, {
          sentence: {
            below: {
              en: line`Mark the value on the axis. Shade to its left, under the curve.`,
              es: line`Marca el valor en el eje. Sombrea a su izquierda, bajo la curva.`,
            },
            above: {
              en: line`Mark the value on the axis. Shade to its right, under the curve.`,
              es: line`Marca el valor en el eje. Sombrea a su derecha, bajo la curva.`,
            },
            between: {
              en: line`Mark both values on the axis. Shade between them, under the curve.`,
              es: line`Marca los dos valores en el eje. Sombrea entre ellos, bajo la curva.`,
            },
          }[way],
        }),
      ]
    },
    ask({ context, mean, deviation, way, low, high }) {
      const [a, b] = [plain(Ratio.of(low, 2)), plain(Ratio.of(high, 2))]
      const Z = symbol('Z')
      const event = {
        below: relation(Z, '<', a),
        above: relation(Z, '>', a),
        between: relation(relation(a, '<', Z), '<', b),
      }[way]
      const [drawn, told] = [figure(normalCurve({ mean, deviation })), context.says(mean, deviation)]
      return {
        en: [told.en, drawn, prose`${Z} is the z-score of a value. Shade the region for ${apply('P', event)}.`],
        es: [told.es, drawn, prose`${Z} es el puntaje z de un valor. Sombrea la región de ${apply('P', event)}.`],
      }
    },
    check(printed, { from, to }) {
      const event = lastOf(printed.all('relation'))
      const [mean, deviation] = tupleOf(printed.numbers, 2)
      const isAt = (place: number | null, end: Ratio) => place !== null && end.times(deviation).plus(mean).equals(place)
      if (event.left.kind === 'relation')
        return isAt(from, evaluate(event.left.left)) && isAt(to, evaluate(event.right))
      const end = evaluate(event.right)
      return event.sign === '<' ? from === null && isAt(to, end) : to === null && isAt(from, end)
    },
  }),

  expectedNumber: form({
    levels: ['medium'],
    draw: random => {
      const [context, isBelow] = [nextContext(random, 'medium', 3), random.evenly([true, false])]
      return random.until(
        () => {
          const { mean, deviation } = drawContext(random, context)
          return {
            context,
            mean,
            deviation,
            z: drawZ(random, deviation, -1.5, 1.5),
            n: 100 * random.int(2, 20),
            isBelow,
          }
        },
        ({ z, n, isBelow }) => {
          const share = isBelow ? below(z / 100) : 1 - below(z / 100)
          return isSafe(n * share, 0) && Math.round(n * share) === Math.round((n * Math.round(share * 1e4)) / 1e4)
        },
      )
    },
    answer: integer,
    solve: ({ z, n, isBelow }) => Math.round(n * (isBelow ? below(z / 100) : 1 - below(z / 100))),
    solution({ context, mean, deviation, z, n, isBelow }, answer) {
      const { things, unit } = context
      const limit = count(valueAt(mean, deviation, z), unit)
      const share = isBelow ? areaOf(z) : shownFloat(1 - below(z / 100), 4)
      return [
        standardizeStep(valueAt(mean, deviation, z), mean, deviation),
        step(areaBelow(z), because.areaBelowZ, { z: zExpr(z) }),
        ...(isBelow ? [] : [step(equation(minus(1, areaOf(z)), share), because.areaAbove)]),
        step(relation(join(n, share), '≈', answer), because.explain, {
          sentence: {
            en: line`Multiply the proportion by ${n} and round.`,
            es: line`Multiplica la proporción por ${n} y redondea.`,
          },
        }),
        answerStep(expr(answer), {
          en: isBelow
            ? line`About ${answer} of the ${n} ${things} are expected to be below ${limit}.`
            : line`About ${answer} of the ${n} ${things} are expected to be above ${limit}.`,
          es: isBelow
            ? line`De ${n} ${listed(context)}, se espera que ${some(context)} ${answer} estén por debajo de ${limit}.`
            : line`De ${n} ${listed(context)}, se espera que ${some(context)} ${answer} estén por encima de ${limit}.`,
        }),
      ]
    },
    ask: ({ context, mean, deviation, z, n, isBelow }) =>
      joined(
        context.says(mean, deviation),
        isBelow
          ? {
              en: prose`Out of ${n} ${listed(context)}, ${howMany(context)} are expected to be less than ${count(valueAt(mean, deviation, z), context.unit)}? Round to the nearest whole number.`,
              es: prose`De ${n} ${listed(context)}, ¿${howMany(context)} se espera que sean menores que ${count(valueAt(mean, deviation, z), context.unit)}? Redondea al número entero más cercano.`,
            }
          : {
              en: prose`Out of ${n} ${listed(context)}, ${howMany(context)} are expected to be more than ${count(valueAt(mean, deviation, z), context.unit)}? Round to the nearest whole number.`,
              es: prose`De ${n} ${listed(context)}, ¿${howMany(context)} se espera que sean mayores que ${count(valueAt(mean, deviation, z), context.unit)}? Redondea al número entero más cercano.`,
            },
      ),
    check(printed, answer) {
      const [mean, deviation, n, value] = tupleOf(
        printed.numbers.map(number => number.toNumber()),
        4,
      )
      const z = (value - mean) / deviation
      const share = /less than|menores/.test(printed.text) ? between(-8, z) : between(z, 8)
      return isNear(n * share, exact(answer).toNumber(), 0)
    },
  }),
})
