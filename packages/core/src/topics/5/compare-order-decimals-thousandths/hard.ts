import {
  decimal,
  equation,
  exact,
  explained,
  type FormMaker,
  inARow,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  numbersInAnyOrder,
  order,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  statements,
  step,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  asWritten,
  type Direction,
  orderSteps,
  shown,
  sorted,
  type Written,
  written,
} from '../../kit/decimals/compared.ts'
import { comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { drawFive } from './five.ts'
import type { levels } from './levels.ts'
import { askOf, drawThings, LETTERS } from './tables.ts'

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const orderFive = (form: FormMaker<typeof levels>, direction: Direction) =>
  form(
    order({
      levels: ['hard'],
      direction,
      draw: random => drawFive(random, random.int(0, 99)).map(shown),
      solution: (_sorted, printed) => orderSteps(printed.map(asWritten), direction),
    }),
  )

/** 4.3□1 > 4.35: what stands before the box, the digit in its place, and what follows in both numbers. */
interface Boxed {
  readonly before: string
  readonly digit: number
  readonly after: string
  readonly otherAfter: string
  readonly sign: '<' | '>'
}
const TAILS = [
  ['tenths', 1, 0],
  ['hundredths', 1, 0],
  ['tenths', 2, 1],
  ['hundredths', 0, 1],
  ['tenths', 1, 2],
] as const
function drawBoxed(random: Random): Boxed {
  const [place, own, other] = random.evenly(TAILS)
  const [a, b, c, d, e] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
  const whole = random.pick([0, a, 10 * a + b])
  return {
    before: place === 'tenths' ? `${whole}.` : `${whole}.${c}`,
    digit: random.int(2, 7),
    after: [d, e].slice(0, own).join(''),
    otherAfter: [e, d].slice(0, other).join(''),
    sign: random.evenly(['>', '<']),
  }
}
const numberOf = (text: string): Ratio => {
  const [whole, rest] = tupleOf(text.split('.'), 2)
  return Ratio.of(Number(whole + rest), 10 ** rest.length)
}
const withDigit = ({ before, after }: Boxed, digit: number) => numberOf(`${before}${digit}${after}`)
const otherOf = ({ before, digit, otherAfter }: Boxed) => numberOf(`${before}${digit}${otherAfter}`)
/** The first digits after the box that differ; where a number has ended, 0 stands there. */
function nextDigits({ after, otherAfter }: Boxed) {
  const length = Math.max(after.length, otherAfter.length)
  const [own, other] = [after.padEnd(length, '0'), otherAfter.padEnd(length, '0')]
  const at = [...own].findIndex((digit, i) => digit !== other[i])
  const [one, two] = [Number(own[at]), Number(other[at])]
  return relation(one, comparisonSigns[comparisonOf(one, two)], two)
}
const fits = (boxed: Boxed, digit: number) => {
  const order = withDigit(boxed, digit).compare(otherOf(boxed))
  return boxed.sign === '>' ? order > 0 : order < 0
}

/** All numbers with three places between two numbers: two to four of them, sometimes over a hundredth. */
interface Between {
  readonly low: Written
  readonly high: Written
}
function drawBetween(random: Random): Between {
  const hundredth =
    10 *
    random.until(
      () => random.int(11, 989),
      value => value % 10 !== 0 && value % 10 !== 9,
    )
  switch (random.evenly(['up to', 'from', 'over'] as const)) {
    case 'up to':
      return { low: written(hundredth - random.int(3, 5), 3), high: written(hundredth, 2) }
    case 'from':
      return { low: written(hundredth, 2), high: written(hundredth + random.int(3, 5), 3) }
    default:
      return { low: written(hundredth - random.int(1, 2), 3), high: written(hundredth + random.int(2, 3), 3) }
  }
}
const thousandths = ({ value }: Written) => value.times(1000).n
const allOf = ({ low, high }: Between) =>
  Array.from({ length: thousandths(high) - thousandths(low) - 1 }, (_, i) =>
    decimal(Ratio.of(thousandths(low) + 1 + i, 1000), 3),
  )

/** A number of tenths, and four others around it; the nearest one does not begin with its digits. */
function drawNearest(random: Random) {
  const target =
    100 *
    random.until(
      () => random.int(11, 89),
      value => value % 10 !== 0,
    )
  const way = random.evenly([-1, -1, 1])
  const off = random.int(2, 5)
  const right = written(target + way * off, 3)
  return {
    target: written(target, 1),
    right,
    all: random.shuffle<Written[]>([
      right,
      written(target - way * 10, 2),
      written(target + 10 * random.int(3, 9), 2),
      written(target + way * (off + random.int(3, 4)), 3),
    ]),
  }
}
const farFrom = (a: Written, b: Written): Ratio => {
  const off = a.value.minus(b.value)
  return off.n < 0 ? off.negated() : off
}

const lettersOf = (values: readonly Written[], isUp: boolean) =>
  sorted(values, isUp ? 'ascending' : 'descending').map(value => itemOf(LETTERS, values.indexOf(value)))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  orderFiveUp: orderFive(form, 'ascending'),
  orderFiveDown: orderFive(form, 'descending'),

  missingDigit: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which digits make the comparison true? Write all of them.`,
      es: prose`¿Qué dígitos hacen verdadera la comparación? Escríbelos todos.`,
    },
    draw: drawBoxed,
    answer: numbersInAnyOrder,
    solve: boxed => TEN.filter(digit => fits(boxed, digit)),
    ask(boxed) {
      const left = `${boxed.before}□${boxed.after}`
      const other = decimal(otherOf(boxed))
      const comparison = relation(words(left, left), boxed.sign, other)
      return { en: prose`${comparison}`, es: prose`${comparison}` }
    },
    solution(boxed, answer) {
      const { digit, sign } = boxed
      const other = otherOf(boxed)
      const tried = (one: number) => {
        const made = withDigit(boxed, one)
        return relation(decimal(made), comparisonSigns[comparisonOf(made, other)], decimal(other))
      }
      const orEqual = answer.includes(digit)
      const next = sign === '>' ? digit + 1 : digit - 1
      const which =
        sign === '>'
          ? orEqual
            ? { en: line`that are ${digit} or greater`, es: line`que son ${digit} o mayores` }
            : { en: line`greater than ${digit}`, es: line`mayores que ${digit}` }
          : orEqual
            ? { en: line`that are ${digit} or less`, es: line`que son ${digit} o menores` }
            : { en: line`less than ${digit}`, es: line`menores que ${digit}` }
      return [
        explained(
          tried(next),
          sign === '>'
            ? line`With a digit greater than ${digit}, the number is greater than ${decimal(other)}; with a lesser digit, it is less.`
            : line`With a digit less than ${digit}, the number is less than ${decimal(other)}; with a greater digit, it is greater.`,
          sign === '>'
            ? line`Con un dígito mayor que ${digit}, el número es mayor que ${decimal(other)}; con uno menor, es menor.`
            : line`Con un dígito menor que ${digit}, el número es menor que ${decimal(other)}; con uno mayor, es mayor.`,
        ),
        explained(
          statements(nextDigits(boxed), tried(digit)),
          answer.includes(digit)
            ? line`If the digit is ${digit}, the digits after it decide: ${digit} works, too.`
            : line`If the digit is ${digit}, the digits after it decide: ${digit} does not work.`,
          answer.includes(digit)
            ? line`Si el dígito es ${digit}, deciden los dígitos que siguen: el ${digit} también sirve.`
            : line`Si el dígito es ${digit}, deciden los dígitos que siguen: el ${digit} no sirve.`,
        ),
        step(list(...answer), because.takeTheDigits, { which }),
      ]
    },
    // Each of the ten digits is right exactly if it is listed.
    check(printed, answer) {
      const { left, sign, right } = printed.one('relation')
      const text = left.kind === 'words' ? left.en : ''
      const bound = exact(right).toNumber()
      const listed = answer.map(value => exact(value).n)
      const isRight = (digit: number) => {
        const value = Number(text.replace('□', String(digit)))
        return sign === '>' ? value > bound : value < bound
      }
      return (
        listed.every(digit => digit >= 0 && digit <= 9) && TEN.every(digit => listed.includes(digit) === isRight(digit))
      )
    },
  }),

  allBetween: form({
    levels: ['hard'],
    draw: drawBetween,
    answer: numbersInAnyOrder,
    solve: allOf,
    ask: ({ low, high }) => ({
      en: prose`Write all numbers with three decimal places that are greater than ${shown(low)} and less than ${shown(high)}.`,
      es: prose`Escribe todos los números con tres cifras decimales que sean mayores que ${shown(low)} y menores que ${shown(high)}.`,
    }),
    solution: ({ low, high }, answer) => [
      ...(low.places === high.places
        ? []
        : [step(statements(decimal(low.value, 3), decimal(high.value, 3)), because.sameDecimalPlaces)]),
      explained(
        equation(minus(decimal(high.value, 3), decimal(low.value, 3)), decimal(high.value.minus(low.value), 3)),
        line`Find how many thousandths apart they are.`,
        line`Halla cuántas milésimas hay entre ellos.`,
      ),
      explained(
        list(...answer),
        line`Count on by thousandths from ${decimal(low.value, 3)}, and stop before ${decimal(high.value, 3)}.`,
        line`Cuenta de milésima en milésima desde ${decimal(low.value, 3)} y detente antes de ${decimal(high.value, 3)}.`,
      ),
    ],
    check(printed, answer) {
      const [low, high] = printed.take(2)
      const found = answer.map(exact)
      const count = high.minus(low).times(1000).n - 1
      return (
        new Set(found.map(String)).size === count &&
        found.every(value => value.times(1000).isInteger && value.compare(low) > 0 && value.compare(high) < 0)
      )
    },
  }),

  nearest: form({
    levels: ['hard'],
    lines: 2,
    draw: drawNearest,
    answer: rational,
    solve: ({ right }) => shown(right),
    ask({ target, all }) {
      const row = inARow(...all.map(shown))
      return {
        en: [prose`Which of these numbers is nearest to ${shown(target)}?`, row],
        es: [prose`¿Cuál de estos números es el más cercano a ${shown(target)}?`, row],
      }
    },
    solution: ({ target, all, right }) => [
      explained(
        statements(
          ...all.map(other => {
            const [great, less] = other.value.compare(target.value) > 0 ? [other, target] : [target, other]
            return equation(minus(shown(great), shown(less)), decimal(farFrom(other, target)))
          }),
        ),
        line`Find how far each number is from ${shown(target)}.`,
        line`Halla a qué distancia de ${shown(target)} está cada número.`,
      ),
      explained(
        inARow(
          ...sorted(
            all.map(other => ({ value: farFrom(other, target), places: 0 })),
            'ascending',
          ).map(shown),
        ),
        line`Put the differences in order: the least comes first.`,
        line`Ordena las diferencias: la menor va primero.`,
      ),
      explained(
        shown(right),
        line`This number is only ${decimal(farFrom(right, target))} away.`,
        line`Este número está a solo ${decimal(farFrom(right, target))}.`,
      ),
    ],
    check(printed, answer) {
      const [target, ...others] = printed.all('number').map(number => exact(number).toNumber())
      if (target === undefined) return false
      const own = exact(answer).toNumber()
      const far = (value: number) => Math.abs(value - target)
      return others.includes(own) && others.every(other => other === own || far(other) > far(own) + 1e-9)
    },
  }),

  orderThings: form({
    levels: ['hard'],
    kind: 'order',
    draw: random =>
      random.until(
        () => ({ ...drawThings(random, 4), isUp: random.evenly([true, false]) }),
        ({ values }) => lettersOf(values, true).join('') !== 'ABCD' && lettersOf(values, false).join('') !== 'ABCD',
      ),
    answer: labelOrder(LETTERS),
    solve: ({ values, isUp }) => lettersOf(values, isUp),
    ask: ({ about, values, isUp }) => askOf(about, values, isUp ? about.upward : about.downward),
    solution: ({ about, values, isUp }, letters) => [
      ...orderSteps(values, isUp ? 'ascending' : 'descending'),
      explained(
        list(...letters.map(letter => symbol(letter))),
        about.isTime
          ? line`The least time is the fastest one. Write the letter of each number.`
          : line`Write the letter of each number.`,
        about.isTime
          ? line`El menor tiempo es el más rápido. Escribe la letra de cada número.`
          : line`Escribe la letra de cada número.`,
      ),
    ],
    // Each number is beyond the one before it, on the side that the words name.
    check(printed, letters) {
      const numbers = printed.take(4)
      const given = letters.map(letter => itemOf(numbers, LETTERS.indexOf(letter)))
      const isUp =
        /from the (?:shortest|fastest|lightest|tank with the least|city with the least)|de la? (?:cuerda más corta|nadadora más rápida|ciudad con menos)|del (?:salto más corto|corredor más rápido|pez más ligero|sendero más corto|tanque con menos)/.test(
          printed.text,
        )
      return given.slice(1).every((value, i) => (isUp ? 1 : -1) * value.compare(itemOf(given, i)) > 0)
    },
  }),
})
