import {
  answerStep,
  type Block,
  type Both,
  both,
  count,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  itemOf,
  line,
  minus,
  name,
  people,
  prose,
  quantity,
  type Random,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  story,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { twoNumbers } from '../../kit/facts/two-numbers.ts'
import { judged, verdict } from '../../kit/rounding/judged.ts'
import { rounded } from '../../kit/rounding/rounding.ts'
import { aboutShares, twoStepStories } from './about-stories.ts'
import {
  drawFactors,
  drawLikely,
  estimateOf,
  estimateSteps,
  type Factors,
  factorsIn,
  greatestPlace,
  isEstimate,
  numberNear,
  numbersInARow,
  roundedFactors,
  roundedStep,
  toGreatestPlace,
} from './estimates.ts'
import type { levels } from './levels.ts'

const COMPATIBLE: Readonly<Record<10 | 100, Both<Block>>> = {
  10: {
    en: prose`To estimate, keep the divisor. Change the dividend to the nearest number that gives a multiple of 10 as the quotient.`,
    es: prose`Para estimar, deja igual el divisor. Cambia el dividendo por el número más cercano que dé como cociente un múltiplo de 10.`,
  },
  100: {
    en: prose`To estimate, keep the divisor. Change the dividend to the nearest number that gives a multiple of 100 as the quotient.`,
    es: prose`Para estimar, deja igual el divisor. Cambia el dividendo por el número más cercano que dé como cociente un múltiplo de 100.`,
  },
}

interface Quotient {
  readonly dividend: number
  readonly divisor: number
  readonly unit: 10 | 100
}
/** A dividend near a basic fact with zeros, but not so near that rounding it alone gives that fact. */
function drawQuotient(random: Random, unit: 10 | 100, divisor: number, fact: number): Quotient {
  const near = divisor * fact * unit
  const most = Math.floor((unit * divisor * 2) / 5)
  const dividend = random.until(
    () => near + random.sign() * random.int(Math.ceil(most / 8), most),
    value => value % divisor !== 0 && value % 10 !== 0,
  )
  return { dividend, divisor, unit }
}
const compatible = ({ dividend, divisor, unit }: Quotient) => rounded(dividend, unit * divisor)

/** The facts before and after the dividend, the nearer one, and its quotient. */
function quotientSteps(quotient: Quotient): readonly Step[] {
  const { dividend, divisor, unit } = quotient
  const low = dividend - (dividend % (unit * divisor))
  const high = low + unit * divisor
  const near = compatible(quotient)
  const place = unit === 100 ? nouns.hundred : nouns.ten
  const fact = (value: number) => {
    const [all, each] = [value / unit, value / unit / divisor]
    return [count(all, place), ` ÷ ${divisor} = `, count(each, place)] as const
  }
  return [
    explained(
      statements(equation(divide(low, divisor), low / divisor), equation(divide(high, divisor), high / divisor)),
      [...fact(low), ' and ', ...fact(high), ...line`. The number ${dividend} is between ${low} and ${high}.`],
      [...fact(low), ' y ', ...fact(high), ...line`. El número ${dividend} está entre ${low} y ${high}.`],
    ),
    explained(
      statements(equation(minus(dividend, low), dividend - low), equation(minus(high, dividend), high - dividend)),
      line`${dividend} is nearer to ${near}.`,
      line`${dividend} está más cerca de ${near}.`,
    ),
  ]
}
const isNearestFact = (dividend: number, divisor: number, unit: number, found: number) =>
  found % unit === 0 && Math.abs(dividend - found * divisor) * 2 < unit * divisor

/** Whether the exact product is above or below the estimate, and how both factors were rounded. */
type Reason = 'less up' | 'greater up' | 'greater down' | 'less down'
const REASONS: readonly Reason[] = ['less up', 'greater up', 'greater down', 'less down']
function compared(reason: Reason, estimate: number): Sentence {
  const says = {
    'less up': {
      en: prose`The exact product is less than ${estimate} because both factors were rounded up.`,
      es: prose`El producto exacto es menor que ${estimate} porque los dos factores se redondearon hacia arriba.`,
    },
    'greater up': {
      en: prose`The exact product is greater than ${estimate} because both factors were rounded up.`,
      es: prose`El producto exacto es mayor que ${estimate} porque los dos factores se redondearon hacia arriba.`,
    },
    'greater down': {
      en: prose`The exact product is greater than ${estimate} because both factors were rounded down.`,
      es: prose`El producto exacto es mayor que ${estimate} porque los dos factores se redondearon hacia abajo.`,
    },
    'less down': {
      en: prose`The exact product is less than ${estimate} because both factors were rounded down.`,
      es: prose`El producto exacto es menor que ${estimate} porque los dos factores se redondearon hacia abajo.`,
    },
  }[reason]
  return { key: reason, says }
}

/** The second partial product without its zero, or ten times the product. */
type Slip = 'zero lost' | 'zero too many'
const claimedBy = ({ a, b }: Factors, slip: Slip) =>
  slip === 'zero lost' ? a * (Math.floor(b / 10) + (b % 10)) : 10 * a * b

/** Rounded the other way. */
const wronglyRounded = (value: number) => {
  const unit = greatestPlace(value)
  const right = rounded(value, unit)
  return right > value ? right - unit : right + unit
}
const wrongWork = ({ a, b }: Factors, isFirst: boolean) => {
  const [left, right] = isFirst ? [wronglyRounded(a), toGreatestPlace(b)] : [toGreatestPlace(a), wronglyRounded(b)]
  return equation(times(left, right), left * right)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  quotientInTens: form({
    levels: ['hard'],
    instruction: COMPATIBLE[10],
    draw: random => drawQuotient(random, 10, random.evenly([7, 4, 8, 6, 9, 3]), random.int(3, 9)),
    answer: numbersInARow,
    solve: (quotient): readonly Value[] => quotientParts(quotient),
    ask: askQuotient,
    namedAnswer: quotient => both(keyOf(quotient)),
    solution: quotient => [...quotientSteps(quotient), writeParts(quotient)],
    check: (printed, answers) => {
      const [dividend, divisor] = quotientIn(printed.one('quotient'))
      const [near, kept, found] = tupleOf(
        answers.map(value => exact(value).n),
        3,
      )
      return kept === divisor && near === kept * found && isNearestFact(dividend, divisor, 10, found)
    },
  }),

  quotientInHundreds: form({
    levels: ['hard'],
    instruction: COMPATIBLE[100],
    draw: random => drawQuotient(random, 100, random.evenly([6, 8, 3, 7, 9, 4]), random.int(3, 9)),
    answer: numbersInARow,
    solve: (quotient): readonly Value[] => quotientParts(quotient),
    ask: askQuotient,
    namedAnswer: quotient => both(keyOf(quotient)),
    solution: quotient => [...quotientSteps(quotient), writeParts(quotient)],
    check: (printed, answers) => {
      const [dividend, divisor] = quotientIn(printed.one('quotient'))
      const [near, kept, found] = tupleOf(
        answers.map(value => exact(value).n),
        3,
      )
      return kept === divisor && near === kept * found && isNearestFact(dividend, divisor, 100, found)
    },
  }),

  aboutShare: form(
    story({
      levels: ['hard'],
      instruction: COMPATIBLE[10],
      settings: aboutShares,
      draw(random, { groups, each }) {
        const { dividend, divisor } = drawQuotient(random, 10, random.int(...groups), random.int(...each))
        return { total: dividend, groups: divisor }
      },
      answer: quantity,
      solve: ({ total, groups }, { noun }) =>
        count(compatible({ dividend: total, divisor: groups, unit: 10 }) / groups, noun),
      ask: ({ total, groups }, { tell }) => tell(total, groups),
      solution: ({ total, groups }, found, { ends }) => [
        ...quotientSteps({ dividend: total, divisor: groups, unit: 10 }),
        explained(prose`${found}`, ends(found).en, ends(found).es),
      ],
      check: (numberOf, { amount }) => isNearestFact(numberOf('total').n, numberOf('groups').n, 10, exact(amount).n),
    }),
  ),

  twoSteps: form(
    story({
      levels: ['hard'],
      lines: 4,
      settings: twoStepStories,
      draw: (random, { groups, each, other }) =>
        random.until(
          () => ({
            groups: drawLikely(random, groups),
            each: drawLikely(random, each),
            other: drawLikely(random, other),
          }),
          drawn => new Set(Object.values(drawn)).size === 3,
        ),
      answer: quantity,
      solve: ({ groups, each, other }, { sign, noun }) =>
        count(estimateOf({ a: groups, b: each }) + (sign === '+' ? 1 : -1) * toGreatestPlace(other), noun),
      ask: ({ groups, each, other }, { tell }) => tell(groups, each, other),
      solution({ groups, each, other }, found, { sign, ends }) {
        const [product, near] = [estimateOf({ a: groups, b: each }), toGreatestPlace(other)]
        return [
          ...estimateSteps({ a: groups, b: each }),
          roundedStep(other),
          explained(
            equation(sign === '+' ? sum(product, near) : minus(product, near), exact(found.amount)),
            sign === '+' ? line`Add the rounded number.` : line`Subtract the rounded number.`,
            sign === '+' ? line`Suma el número redondeado.` : line`Resta el número redondeado.`,
          ),
          explained(prose`${found}`, ends(found).en, ends(found).es),
        ]
      },
      // What is left without the rounded third number is an estimate of the product.
      check(numberOf, { amount }) {
        const other = numberOf('other').n
        const near = 100 * Math.round(other / 100)
        const total = exact(amount).n
        const [a, b] = [numberOf('groups').n, numberOf('each').n]
        return isEstimate(a, b, total - near) !== isEstimate(a, b, total + near)
      },
    }),
  ),

  overOrUnder: form({
    levels: ['hard'],
    draw(random) {
      const way = random.evenly(['down', 'up'] as const)
      const [first, second] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
      const unit = random.evenly([10, 100])
      return {
        who: random.pick(people),
        way,
        a: numberNear(random, unit * first, way),
        b: numberNear(random, 10 * second, way),
      }
    },
    answer: sentenceChoice,
    solve: ({ way, a, b }) => compared(way === 'up' ? 'less up' : 'greater down', estimateOf({ a, b })),
    mistakes: ({ way, a, b }) =>
      Object.fromEntries(
        REASONS.filter(reason => reason !== (way === 'up' ? 'less up' : 'greater down')).map(reason => [
          reason,
          compared(reason, estimateOf({ a, b })),
        ]),
      ),
    ask({ who, a, b }) {
      const near = equation(roundedFactors({ a, b }), estimateOf({ a, b }))
      return {
        en: prose`To estimate ${times(a, b)}, ${name(who)} writes ${near}. Which sentence is true?`,
        es: prose`Para estimar ${times(a, b)}, ${name(who)} escribe ${near}. ¿Qué oración es verdadera?`,
      }
    },
    solution({ way, a, b }) {
      const sign = way === 'up' ? '<' : '>'
      return [
        explained(
          statements(relation(a, sign, toGreatestPlace(a)), relation(b, sign, toGreatestPlace(b))),
          way === 'up' ? line`Both factors were rounded up.` : line`Both factors were rounded down.`,
          way === 'up'
            ? line`Los dos factores se redondearon hacia arriba.`
            : line`Los dos factores se redondearon hacia abajo.`,
        ),
        explained(
          relation(times(a, b), sign, estimateOf({ a, b })),
          way === 'up'
            ? line`Each factor is less, so the product is less.`
            : line`Each factor is greater, so the product is greater.`,
          way === 'up'
            ? line`Cada factor es menor; el producto también.`
            : line`Cada factor es mayor; el producto también.`,
        ),
      ]
    },
    whyWrong({ way }) {
      const otherWay = {
        en: way === 'up' ? line`The factors were not rounded down.` : line`The factors were not rounded up.`,
        es:
          way === 'up'
            ? line`Los factores no se redondearon hacia abajo.`
            : line`Los factores no se redondearon hacia arriba.`,
      }
      const turned = {
        en:
          way === 'up'
            ? line`Factors that are rounded up make the estimate too great.`
            : line`Factors that are rounded down make the estimate too small.`,
        es:
          way === 'up'
            ? line`Con factores redondeados hacia arriba, la estimación es demasiado grande.`
            : line`Con factores redondeados hacia abajo, la estimación es demasiado pequeña.`,
      }
      const bothWrong = {
        en:
          way === 'up'
            ? line`This reverses both: the factors were rounded up, so the product is less.`
            : line`This reverses both: the factors were rounded down, so the product is greater.`,
        es:
          way === 'up'
            ? line`Esto invierte las dos cosas: los factores se redondearon hacia arriba y el producto es menor.`
            : line`Esto invierte las dos cosas: los factores se redondearon hacia abajo y el producto es mayor.`,
      }
      const reversed: Reason = way === 'up' ? 'greater down' : 'less up'
      return Object.fromEntries(
        REASONS.map(reason => [reason, reason === reversed ? bothWrong : reason.endsWith(way) ? turned : otherWay]),
      )
    },
    check(printed, { key }) {
      const [exactly, near] = printed.all('product').map(factorsIn)
      if (!exactly || !near) return false
      return key === (exactly.a * exactly.b < near.a * near.b ? 'less up' : 'greater down')
    },
  }),

  reasonable: form({
    levels: ['hard'],
    draw(random) {
      const [isReasonable, slip] = random.evenly([
        [true, 'zero lost'],
        [false, 'zero lost'],
        [true, 'zero too many'],
        [false, 'zero too many'],
      ] as const)
      const factors = random.until(
        () => drawFactors(random, 'two by two'),
        drawn =>
          Math.abs(estimateOf(drawn) - drawn.a * drawn.b) <= 0.12 * drawn.a * drawn.b &&
          Math.abs(claimedBy(drawn, slip) - drawn.a * drawn.b) >= 0.5 * drawn.a * drawn.b,
      )
      const claimed = isReasonable ? factors.a * factors.b : claimedBy(factors, slip)
      return { who: random.pick(people), ...factors, isReasonable, claimed }
    },
    answer: judged,
    solve: ({ a, b, isReasonable }) => ({ estimate: estimateOf({ a, b }), isReasonable }),
    ask({ who, a, b, claimed }) {
      const said = equation(times(a, b), claimed)
      return {
        en: [
          prose`${name(who)} says that ${said}. To estimate, round each factor to its greatest place value.`,
          prose`Estimate: ____`,
          prose`Is ${claimed} reasonable? Write yes or no: ____`,
        ],
        es: [
          prose`${name(who)} dice que ${said}. Para estimar, redondea cada factor a su mayor valor posicional.`,
          prose`Estimación: ____`,
          prose`¿Es razonable ${claimed}? Escribe sí o no: ____`,
        ],
      }
    },
    namedAnswer: ({ a, b, isReasonable }) => ({
      en: prose`Estimate: ${estimateOf({ a, b })}; reasonable: ${verdict(isReasonable)}`,
      es: prose`Estimación: ${estimateOf({ a, b })}; razonable: ${verdict(isReasonable)}`,
    }),
    solution({ a, b, claimed, isReasonable }) {
      const estimate = estimateOf({ a, b })
      return [
        ...estimateSteps({ a, b }),
        answerStep(
          both(prose`${estimate}; ${verdict(isReasonable)}`),
          isReasonable
            ? { en: line`${claimed} is close to ${estimate}.`, es: line`${claimed} está cerca de ${estimate}.` }
            : { en: line`${claimed} is far from ${estimate}.`, es: line`${claimed} está lejos de ${estimate}.` },
        ),
      ]
    },
    check(printed, { estimate, isReasonable }) {
      const { a, b } = factorsIn(printed.one('product'))
      const claimed = exact(printed.one('relation').right).n
      return isEstimate(a, b, estimate) && isReasonable === (claimed === a * b)
    },
  }),

  wrongRounding: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const isFirst = random.evenly([true, false])
      const factors = drawFactors(random, random.evenly(['two by two', 'three by two'] as const))
      return { who: random.pick(people), ...factors, isFirst, wrong: isFirst ? factors.a : factors.b }
    },
    answer: twoNumbers,
    solve: ({ wrong, a, b }): readonly Value[] => [wrong, estimateOf({ a, b })],
    ask({ who, a, b, isFirst }) {
      const near = wrongWork({ a, b }, isFirst)
      return {
        en: [
          prose`${name(who)} rounds each factor to its greatest place value to estimate ${times(a, b)}. ${name(who)} writes ${near}.`,
          prose`Factor of ${times(a, b)} that is rounded incorrectly: ____`,
          prose`Correct estimate: ____`,
        ],
        es: [
          prose`${name(who)} redondea cada factor a su mayor valor posicional para estimar ${times(a, b)}. ${name(who)} escribe ${near}.`,
          prose`Factor de ${times(a, b)} mal redondeado: ____`,
          prose`Estimación correcta: ____`,
        ],
      }
    },
    solution({ a, b, isFirst, wrong }, answer) {
      const other = isFirst ? b : a
      return [
        roundedStep(other),
        roundedStep(wrong),
        explained(
          equation(roundedFactors({ a, b }), estimateOf({ a, b })),
          line`Correct the estimate.`,
          line`Corrige la estimación.`,
        ),
        answerStep(both(prose`${itemOf(answer, 0)}; ${itemOf(answer, 1)}`), {
          en: line`${wrong} was rounded incorrectly.`,
          es: line`${wrong} estaba mal redondeado.`,
        }),
      ]
    },
    check(printed, answers) {
      const [wrong, estimate] = tupleOf(
        answers.map(value => exact(value).n),
        2,
      )
      const [exactly, near] = printed.all('product').map(factorsIn)
      if (!exactly || !near) return false
      const isOff = (value: number, shown: number) => Math.abs(value - shown) * 2 > greatestPlace(value)
      const slips = [...(isOff(exactly.a, near.a) ? [exactly.a] : []), ...(isOff(exactly.b, near.b) ? [exactly.b] : [])]
      return slips.length === 1 && slips[0] === wrong && isEstimate(exactly.a, exactly.b, estimate)
    },
  }),
})

function quotientParts(quotient: Quotient): readonly [number, number, number] {
  const near = compatible(quotient)
  return [near, quotient.divisor, near / quotient.divisor]
}
function keyOf(quotient: Quotient) {
  const [near, divisor, found] = quotientParts(quotient)
  return equation(divide(near, divisor), found)
}
const askQuotient = ({ dividend, divisor }: Quotient) => ({
  en: prose`${divide(dividend, divisor)} is about ____ ÷ ____ = ____`,
  es: prose`${divide(dividend, divisor)} es aproximadamente ____ ÷ ____ = ____`,
})
/** Dividend and divisor as printed. */
const quotientIn = (quotient: Expr): readonly [number, number] =>
  quotient.kind === 'quotient' ? [exact(quotient.over).n, exact(quotient.under).n] : failed('No quotient is printed')
const writeParts = (quotient: Quotient) =>
  explained(
    numbersInARow.show(quotientParts(quotient)),
    line`Write the new dividend, the divisor, and the quotient.`,
    line`Escribe el nuevo dividendo, el divisor y el cociente.`,
  )
