import {
  type Block,
  both,
  box,
  equation,
  exact,
  explained,
  type FormMaker,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Random,
  relation,
  step,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import type { levels } from './levels.ts'

/** 4□,618 > 46,700: the digits before the box, the digit below it, and what follows in both numbers. */
interface Boxed {
  readonly before: number
  readonly digit: number
  readonly after: number
  readonly otherAfter: number
  readonly isGreater: boolean
}
const wide = (after: number) => (after > 999 ? 10_000 : 1000)
const withDigit = ({ before, after }: Boxed, digit: number) => (10 * before + digit) * wide(after) + after
const otherOf = ({ before, digit, otherAfter }: Boxed) => (10 * before + digit) * wide(otherAfter) + otherAfter

function drawBoxed(random: Random): Boxed {
  const [least, most, first, last] = random.evenly([
    [100, 999, 1, 9],
    [1000, 9999, 1, 9],
    [100, 999, 11, 99],
  ])
  const after = random.int(least, most)
  return {
    before: random.int(first, last),
    digit: random.int(2, 7),
    after,
    otherAfter: random.intExcept(least, most, after),
    isGreater: random.evenly([true, false]),
  }
}

const fits = (boxed: Boxed, digit: number) =>
  boxed.isGreater ? withDigit(boxed, digit) > otherOf(boxed) : withDigit(boxed, digit) < otherOf(boxed)
/** The box stands before the comma, or two digits before it. */
function asked(boxed: Boxed): Block {
  const { before, after, isGreater } = boxed
  const other = otherOf(boxed)
  if (after > 999)
    return isGreater ? prose`${before}${box(1)}${after} > ${other}` : prose`${before}${box(1)}${after} < ${other}`
  return isGreater ? prose`${before}${box(1)},${after} > ${other}` : prose`${before}${box(1)},${after} < ${other}`
}

export const missingDigit = (form: FormMaker<typeof levels>) =>
  form({
    levels: ['hard'],
    instruction: {
      en: prose`Which digits make the comparison true? Write all of them.`,
      es: prose`¿Qué dígitos hacen verdadera la comparación? Escríbelos todos.`,
    },
    draw: drawBoxed,
    answer: numbersInAnyOrder,
    solve: boxed => wholes(0, 9).filter(digit => fits(boxed, digit)),
    ask: boxed => both(asked(boxed)),
    solution(boxed, answer) {
      const { before, digit, after, otherAfter, isGreater } = boxed
      const orEqual = answer.includes(digit)
      const which = isGreater
        ? orEqual
          ? { en: line`from ${digit} on`, es: line`desde el ${digit} en adelante` }
          : { en: line`greater than ${digit}`, es: line`mayores que ${digit}` }
        : orEqual
          ? { en: line`up to ${digit}`, es: line`hasta el ${digit}` }
          : { en: line`less than ${digit}`, es: line`menores que ${digit}` }
      return [
        explained(
          equation(before, before),
          isGreater
            ? line`Before the box, the numbers are alike. A digit greater than ${digit} makes the first number greater, and a lesser digit makes it less.`
            : line`Before the box, the numbers are alike. A digit less than ${digit} makes the first number less, and a greater digit makes it greater.`,
          isGreater
            ? line`Antes del recuadro, los números son iguales. Con un dígito mayor que ${digit}, el primer número es mayor; con uno menor, es menor.`
            : line`Antes del recuadro, los números son iguales. Con un dígito menor que ${digit}, el primer número es menor; con uno mayor, es mayor.`,
        ),
        explained(
          relation(after, comparisonSigns[comparisonOf(after, otherAfter)], otherAfter),
          orEqual
            ? line`With ${digit} in the box, the digits after it decide: ${digit} works, too.`
            : line`With ${digit} in the box, the digits after it decide: ${digit} does not work.`,
          orEqual
            ? line`Con ${digit} en el recuadro, deciden los dígitos que siguen: el ${digit} también sirve.`
            : line`Con ${digit} en el recuadro, deciden los dígitos que siguen: el ${digit} no sirve.`,
        ),
        step(list(...answer), because.takeTheDigits, { which }),
      ]
    },
    // Each of the ten digits is right exactly if it is listed.
    check(printed, answer) {
      const [before, after, other] = printed.take(3).map(String)
      const listed = answer.map(value => exact(value).n)
      const isRight = (digit: number) => {
        const difference = Number(`${before}${digit}${after}`) - Number(other)
        return printed.text.includes('>') ? difference > 0 : difference < 0
      }
      return listed.every(digit => digit <= 9) && wholes(0, 9).every(digit => listed.includes(digit) === isRight(digit))
    },
  })
