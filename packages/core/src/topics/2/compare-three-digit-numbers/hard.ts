import {
  asWritten,
  both,
  box,
  count,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  integer,
  line,
  list,
  numbersInAnyOrder,
  order,
  orderByDigits,
  prose,
  relation,
  type Step,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { ALL_DIGITS, DIGITS, drawList, HUNDREDS, sorted } from './parts.ts'

/** The place that decides, and what is the same before it. */
function decided(value: number, answer: keyof typeof comparisonSigns, other: number): Step {
  const shown = relation(value, comparisonSigns[answer], other)
  if (value === other) return explained(shown, line`It is the same number.`, line`Es el mismo número.`)
  const greater = Math.max(value, other)
  if (Math.floor(value / 100) !== Math.floor(other / 100))
    return explained(
      shown,
      line`${greater} has more hundreds: it is greater.`,
      line`${greater} tiene más centenas: es mayor.`,
    )
  return Math.floor(value / 10) !== Math.floor(other / 10)
    ? explained(
        shown,
        line`The hundreds are the same. ${greater} has more tens: it is greater.`,
        line`Las centenas son iguales. ${greater} tiene más decenas: es mayor.`,
      )
    : explained(
        shown,
        line`The hundreds and the tens are the same. ${greater} has more ones: it is greater.`,
        line`Las centenas y las decenas son iguales. ${greater} tiene más unidades: es mayor.`,
      )
}

const numberOf = (digits: readonly number[]) => digits.reduce((value, digit) => value * 10 + digit, 0)

/** The three of the digits that make a number as great or as small as can be; a 0 does not stand first. */
function bestOrder(digits: readonly number[], goal: 'greatest' | 'least'): readonly number[] {
  const up = [...digits].sort((a, b) => a - b)
  if (goal === 'greatest') return up.reverse().slice(0, 3)
  const [first, second, third] = tupleOf(up, 3)
  return first === 0 ? [second, first, third] : [first, second, third]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fourInOrder: form(
    order({
      levels: ['hard'],
      draw: drawList,
      solution: values => orderByDigits(sorted(values), 'ascending'),
    }),
  ),
  digits: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Which digits make the comparison true? Write all of them.`,
      es: prose`¿Qué dígitos hacen verdadera la comparación? Escríbelos todos.`,
    },
    draw(random) {
      const [hundreds, tens, ones] = [random.int(1, 9), random.int(2, 7), random.int(1, 8)]
      return {
        hundreds,
        tens,
        ones: random.intExcept(0, 9, ones),
        isGreater: random.evenly([true, false]),
        other: hundreds * 100 + tens * 10 + ones,
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ hundreds, ones, isGreater, other }) =>
      ALL_DIGITS.filter(digit => {
        const value = hundreds * 100 + digit * 10 + ones
        return isGreater ? value > other : value < other
      }),
    ask: ({ hundreds, ones, isGreater, other }) =>
      both(isGreater ? prose`${hundreds}${box(1)}${ones} > ${other}` : prose`${hundreds}${box(1)}${ones} < ${other}`),
    solution({ hundreds, tens, ones, isGreater, other }, answer) {
      const same = hundreds * 100 + tens * 10 + ones
      const fits = answer.includes(tens)
      return [
        step(equation(hundreds, hundreds), because.comparePlace, { place: HUNDREDS }),
        explainedBy(relation(same, comparisonSigns[comparisonOf(same, other)], other), {
          en: fits
            ? line`With ${tens} tens, compare the ones: ${tens} fits.`
            : line`With ${tens} tens, compare the ones: ${tens} does not fit.`,
          es: fits
            ? line`Con ${tens} decenas, compara las unidades: el ${tens} sirve.`
            : line`Con ${tens} decenas, compara las unidades: el ${tens} no sirve.`,
        }),
        explainedBy(
          list(...answer),
          isGreater
            ? {
                en: line`With more than ${tens} tens, the number is greater. With fewer, it is less.`,
                es: line`Con más de ${tens} decenas, el número es mayor. Con menos, es menor.`,
              }
            : {
                en: line`With fewer than ${tens} tens, the number is less. With more, it is greater.`,
                es: line`Con menos de ${tens} decenas, el número es menor. Con más, es mayor.`,
              },
        ),
      ]
    },
    // Each of the ten digits is right exactly if it is listed.
    check(printed, answer) {
      const [hundreds, ones, other] = tupleOf(
        printed.take(3).map(({ n }) => n),
        3,
      )
      const listed = answer.map(value => exact(value).n)
      const isRight = (digit: number) => {
        const difference = Number(`${hundreds}${digit}${ones}`) - other
        return printed.text.includes('>') ? difference > 0 : difference < 0
      }
      return (
        listed.length > 0 &&
        listed.length < 10 &&
        listed.every(digit => digit <= 9) &&
        ALL_DIGITS.every(digit => listed.includes(digit) === isRight(digit))
      )
    },
  }),
  makeTheNumber: form({
    levels: ['hard'],
    lines: 1,
    draw(random) {
      const goal = random.evenly(['greatest', 'least'])
      const hasZero = random.chance(0.5)
      const digits = hasZero ? [0, ...random.sample(DIGITS, 3)] : random.sample(DIGITS, 4)
      return {
        goal,
        digits: random.until(
          () => random.shuffle<readonly number[]>(digits),
          shuffled => numberOf(shuffled.slice(0, 3)) !== numberOf(bestOrder(digits, goal)),
        ),
      }
    },
    answer: integer,
    solve: ({ goal, digits }) => numberOf(bestOrder(digits, goal)),
    ask({ goal, digits }) {
      const [a, b, c, d] = tupleOf(digits, 4)
      return goal === 'greatest'
        ? {
            en: prose`Choose three of the digits ${a}, ${b}, ${c}, and ${d}. Use each of the three once. Write the greatest three-digit number.`,
            es: prose`Elige tres de los dígitos ${a}, ${b}, ${c} y ${d}. Usa cada uno de los tres una vez. Escribe el mayor número de tres dígitos.`,
          }
        : {
            en: prose`Choose three of the digits ${a}, ${b}, ${c}, and ${d}. Use each of the three once. Write the least three-digit number.`,
            es: prose`Elige tres de los dígitos ${a}, ${b}, ${c} y ${d}. Usa cada uno de los tres una vez. Escribe el menor número de tres dígitos.`,
          }
    },
    solution({ goal, digits }, answer) {
      const up = [...digits].sort((a, b) => a - b)
      const best = bestOrder(digits, goal)
      const isMoved = goal === 'least' && up[0] === 0
      return [
        goal === 'greatest'
          ? explained(
              list(...best),
              line`Take the three greatest digits: the greatest is in the hundreds place, the next in the tens place.`,
              line`Toma los tres dígitos mayores: el mayor va en las centenas y el que le sigue, en las decenas.`,
            )
          : explained(
              list(...up.slice(0, 3)),
              line`Take the three least digits.`,
              line`Toma los tres dígitos menores.`,
            ),
        ...(isMoved ? [step(list(...best), because.doesNotBeginWithZero)] : []),
        step(asWritten(answer), because.writeDigitsInOrder),
      ]
    },
    // Of all numbers with three digits that use these, none is beyond the answer.
    check(printed, answer) {
      const given = printed.take(4).map(({ n }) => String(n))
      const fitting = Array.from({ length: 900 }, (_, i) => 100 + i).filter(value => {
        const used = [...String(value)]
        return new Set(used).size === 3 && used.every(digit => given.includes(digit))
      })
      const isGreatest = /greatest|mayor/.test(printed.text)
      return exact(answer).equals(isGreatest ? Math.max(...fitting) : Math.min(...fitting))
    },
  }),
  mixedForms: form({
    levels: ['hard'],
    share: 2,
    instruction: compare,
    draw(random) {
      const [hundreds, tens] = [random.int(2, 7), random.int(11, 19)]
      const value = hundreds * 100 + tens * 10
      const away = random.evenly([0, 1, -1]) * random.pick([1, 5, 10, 12, 100])
      return { hundreds, tens, other: value + away }
    },
    answer: comparison,
    solve: ({ hundreds, tens, other }) => comparisonOf(hundreds * 100 + tens * 10, other),
    ask: ({ hundreds, tens, other }) =>
      both(prose`${count(hundreds, nouns.hundred)} ${count(tens, nouns.ten)} ____ ${other}`),
    solution({ hundreds, tens, other }, answer) {
      const [hundred, rest] = [count(1, nouns.hundred), count(tens - 10, nouns.ten)]
      const value = hundreds * 100 + tens * 10
      return [
        step(equation(tens * 10, sum(100, tens * 10 - 100)), because.regroup, {
          from: count(tens, nouns.ten),
          as: { en: line`${hundred} and ${rest}`, es: line`${hundred} y ${rest}` },
        }),
        step(equation(sum(hundreds * 100, tens * 10), value), because.joinPlaces),
        decided(value, answer, other),
      ]
    },
    check(printed, answer) {
      const [hundreds, tens, other] = printed.take(3)
      const rest = other.minus(tens.times(10)).minus(hundreds.times(100)).n
      return answer === (rest > 0 ? 'less' : rest < 0 ? 'greater' : 'equal')
    },
  }),
})
