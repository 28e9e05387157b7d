import {
  both,
  box,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  findMistake,
  fraction,
  integer,
  line,
  list,
  minus,
  numberList,
  over,
  prose,
  type Random,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { areEqualWhenFilled } from '../../kit/fractions/equal-when-filled.ts'
import { areEqual, isLowest, lowestOf, type Parts, partsOf, shown } from '../../kit/fractions/parts.ts'
import { DENOMINATORS, drawApart, LARGE_FAMILIES } from './families.ts'
import type { levels } from './levels.ts'
import { type Gap, gapShown, gapSteps, hiddenIn, SIDES, TERMS, wayTo, withGap } from './steps.ts'

/** 10/6 = (10 ÷ 2)/(6 ÷ 2) = 5/3; a fraction that cannot be divided stands beside itself. */
const toLowest = (parts: Parts, low: Parts) => {
  const [[n, d], common] = [parts, parts[0] / low[0]]
  return common === 1
    ? equation(shown(parts), shown(low))
    : equation(equation(shown(parts), over(divide(n, common), divide(d, common))), shown(low))
}

/** The same number is added to both terms, and in lowest terms that shows. */
const ADDED: readonly (readonly [Parts, Parts])[] = [
  [
    [4, 6],
    [6, 8],
  ],
  [
    [8, 10],
    [10, 12],
  ],
  [
    [2, 8],
    [4, 10],
  ],
  [
    [6, 8],
    [8, 10],
  ],
  [
    [4, 10],
    [6, 12],
  ],
  [
    [6, 4],
    [10, 8],
  ],
  [
    [6, 10],
    [8, 12],
  ],
  [
    [10, 6],
    [14, 10],
  ],
  [
    [4, 6],
    [8, 10],
  ],
  [
    [10, 8],
    [14, 12],
  ],
]

type Verdict = 'equal' | 'apart' | 'added' | 'noFactor' | 'denominators'
function sentenceOf(key: Verdict, a: Parts, b: Parts): Sentence {
  const [low, other] = [shown(lowestOf(a)), shown(lowestOf(b))]
  const says = {
    equal: {
      en: prose`Yes, because in lowest terms both are ${low}.`,
      es: prose`Sí, porque en su mínima expresión las dos son ${low}.`,
    },
    apart: {
      en: prose`No, because in lowest terms they are ${low} and ${other}.`,
      es: prose`No, porque en su mínima expresión son ${low} y ${other}.`,
    },
    added: {
      en: prose`Yes, because the same number is added to the numerator and the denominator.`,
      es: prose`Sí, porque al numerador y al denominador se les suma el mismo número.`,
    },
    noFactor: {
      en: prose`No, because no whole number times ${Math.min(a[0], b[0])} is ${Math.max(a[0], b[0])}.`,
      es: prose`No, porque ningún número entero por ${Math.min(a[0], b[0])} da ${Math.max(a[0], b[0])}.`,
    },
    denominators: {
      en: prose`No, because fractions with different denominators are never equivalent.`,
      es: prose`No, porque las fracciones con denominadores distintos nunca son equivalentes.`,
    },
  }[key]
  return { key, says }
}

/** So near in size that it must be worked out. */
const isRival = ([a, b]: Parts, [c, d]: Parts) => Math.abs(a / b - c / d) < Math.max(0.2, (0.15 * c) / d)

/** A name that is not in lowest terms, and two others: one number of each is hidden. */
interface Chain {
  readonly names: readonly [Parts, Parts, Parts]
  readonly terms: readonly [Gap['term'], Gap['term']]
}
const drawChain = (random: Random): Chain => {
  const [first, other] = drawApart(random, 2)
  const terms = random.evenly([
    ['bottom', 'top'],
    ['top', 'bottom'],
  ] as const)
  return { names: [first, ...random.shuffle([other, lowestOf(first)])], terms }
}

/** A pupil writes a fraction with another denominator, over lowest terms. */
interface Renamed {
  readonly from: Parts
  readonly lowest: Parts
  readonly to: Parts
}
const fractionsOf = ({ from, lowest, to }: Renamed) => {
  const [down, up] = [from[1] / lowest[1], to[1] / lowest[1]]
  return { down, up }
}
const renaming = (facts: Renamed) => {
  const { from, lowest, to } = facts
  const { down, up } = fractionsOf(facts)
  return [
    shown(from),
    over(divide(from[0], down), divide(from[1], down)),
    shown(lowest),
    over(times(lowest[0], up), times(lowest[1], up)),
    shown(to),
  ] as const
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  overLowest: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw(random): Gap {
      const [left, right] = drawApart(random, 0)
      return { left, right, term: random.evenly(TERMS), side: random.evenly(SIDES) }
    },
    answer: integer,
    solve: hiddenIn,
    ask: gap => both(gapShown(gap, box())),
    solution: gapSteps,
    check: fitsTheGap,
  }),

  chain: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the missing numbers from left to right.`,
      es: prose`Escribe los números que faltan, de izquierda a derecha.`,
    },
    draw: drawChain,
    answer: numberList,
    solve: ({ names: [, second, third], terms: [a, b] }): readonly Value[] => [
      second[a === 'top' ? 0 : 1],
      third[b === 'top' ? 0 : 1],
    ],
    ask: ({ names: [first, second, third], terms: [a, b] }) =>
      both(equation(equation(shown(first), withGap(second, a, box())), withGap(third, b, box()))),
    key: ({ names: [first, second, third] }) => both(equation(equation(shown(first), shown(second)), shown(third))),
    solution({ names: [first, second, third] }) {
      return isLowest(second)
        ? [wayTo(first, second), wayTo(second, third)]
        : [wayTo(first, third), wayTo(third, second)]
    },
    // Each fraction is worth the first.
    check: (printed, answers) => answers.length === 2 && areEqualWhenFilled(printed, answers),
  }),

  equalOrNot: form({
    levels: ['hard'],
    draw(random) {
      const isEqual = random.evenly([true, false])
      return { isEqual, pair: isEqual ? drawApart(random, 3) : random.evenly(ADDED) }
    },
    answer: sentenceChoice,
    solve: ({ isEqual, pair: [a, b] }) => sentenceOf(isEqual ? 'equal' : 'apart', a, b),
    mistakes: ({ isEqual, pair: [a, b] }) => ({
      added: sentenceOf('added', a, b),
      ...(isEqual ? { noFactor: sentenceOf('noFactor', a, b) } : { equal: sentenceOf('equal', a, b) }),
      denominators: sentenceOf('denominators', a, b),
    }),
    ask: ({ pair: [a, b] }) => ({
      en: prose`Are ${shown(a)} and ${shown(b)} equivalent?`,
      es: prose`¿Son equivalentes ${shown(a)} y ${shown(b)}?`,
    }),
    solution({ isEqual, pair: [a, b] }, { says }) {
      const [low, other] = [lowestOf(a), lowestOf(b)]
      return [
        explained(
          statements(toLowest(a, low), toLowest(b, other)),
          line`Write both fractions in lowest terms: divide.`,
          line`Escribe las dos fracciones en su mínima expresión: divide.`,
        ),
        ...(isEqual
          ? []
          : [
              explained(
                relation(shown(a), '≠', shown(b)),
                line`Adding ${b[0] - a[0]} to the numerator and the denominator changes the amount.`,
                line`Sumar ${b[0] - a[0]} al numerador y al denominador cambia la cantidad.`,
              ),
            ]),
        explained(
          says,
          isEqual
            ? line`Equal in lowest terms: the fractions are equivalent.`
            : line`Not equal in lowest terms: the fractions are not equivalent.`,
          isEqual
            ? line`Son iguales en su mínima expresión: las fracciones son equivalentes.`
            : line`No son iguales en su mínima expresión: las fracciones no son equivalentes.`,
        ),
      ]
    },
    whyWrong: ({ pair: [a, b] }) => ({
      added:
        b[0] - a[0] === b[1] - a[1]
          ? {
              en: line`Adding ${b[0] - a[0]} to both does not make an equivalent fraction.`,
              es: line`Sumar ${b[0] - a[0]} a los dos no da una fracción equivalente.`,
            }
          : {
              en: line`Different numbers were added, and adding does not make equivalent fractions.`,
              es: line`Se sumaron números distintos, y sumar no da fracciones equivalentes.`,
            },
      noFactor: {
        en: line`Both come from ${shown(lowestOf(a))}, so neither needs to be a multiple of the other.`,
        es: line`Las dos vienen de ${shown(lowestOf(a))}, así que ninguna tiene que ser múltiplo de la otra.`,
      },
      equal: { en: line`In lowest terms they are different.`, es: line`En su mínima expresión son distintas.` },
      denominators: {
        en: line`Fractions with different denominators can be equivalent: ${equation(over(1, 2), over(2, 4))}.`,
        es: line`Las fracciones con denominadores distintos pueden ser equivalentes: ${equation(over(1, 2), over(2, 4))}.`,
      },
    }),
    check(printed, { key }) {
      const [a, b] = printed.all('quotient').map(partsOf)
      return a !== undefined && b !== undefined && key === (areEqual(a, b) ? 'equal' : 'apart')
    },
  }),

  oddOneOut: form({
    levels: ['hard'],
    draw(random) {
      const family = random.evenly(turned(LARGE_FAMILIES, 5))
      return random.until(
        () => {
          const same = random.sample(family, 3)
          const [n, d] = random.pick(same)
          const under = random.pick(DENOMINATORS.filter(other => other !== d && other > 3 && other < 100))
          const odd: Parts = [n + under - d, under]
          return { same, odd, shuffled: random.shuffle([...same, odd]) }
        },
        ({ same, odd }) => odd[0] > 1 && odd[0] % odd[1] !== 0 && isRival(odd, same[0]) && !areEqual(odd, same[0]),
      )
    },
    answer: fraction,
    solve: ({ odd }) => shown(odd),
    ask({ shuffled }) {
      const all = list(...shuffled.map(shown))
      return {
        en: [prose`Three of these fractions are equivalent. Which one is not equivalent to the others?`, all],
        es: [prose`Tres de estas fracciones son equivalentes. ¿Cuál no es equivalente a las otras?`, all],
      }
    },
    solution({ same, odd }) {
      const low = lowestOf(same[0])
      return [
        explained(
          statements(...same.filter(parts => !isLowest(parts)).map(parts => toLowest(parts, low))),
          line`In lowest terms, three of the fractions are ${shown(low)}.`,
          line`En su mínima expresión, tres de las fracciones son ${shown(low)}.`,
        ),
        isLowest(odd)
          ? explained(
              relation(shown(odd), '≠', shown(low)),
              line`This fraction is in lowest terms already, and it is not ${shown(low)}.`,
              line`Esta fracción ya está en su mínima expresión y no es ${shown(low)}.`,
            )
          : explained(
              toLowest(odd, lowestOf(odd)),
              line`In lowest terms, this fraction is not ${shown(low)}.`,
              line`En su mínima expresión, esta fracción no es ${shown(low)}.`,
            ),
      ]
    },
    // It differs from each of the others, and no other does.
    check(printed, answer) {
      const others = printed.all('quotient').filter(item => !evaluate(item).equals(exact(answer)))
      const [first] = others
      return first !== undefined && others.length === 3 && others.every(item => areEqual(partsOf(item), partsOf(first)))
    },
  }),

  riddle: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const asks = random.evenly(['sum', 'difference'] as const)
      return random.until(
        () => {
          const [of, found] = drawApart(random, 1)
          return { asks, of, found }
        },
        ({ of, found: [, d] }) =>
          of[1] < 100 && d < 100 && (asks === 'sum' || Math.abs(lowestOf(of)[0] - lowestOf(of)[1]) > 1),
      )
    },
    answer: numberList,
    solve: ({ found }): readonly Value[] => found,
    ask({ asks, of, found: [n, d] }) {
      const [given, gap] = [shown(of), over(box(), box())]
      if (asks === 'sum') {
        const total = role('sum', n + d)
        return {
          en: prose`A fraction is equivalent to ${given}. The sum of its numerator and its denominator is ${total}. What is the fraction? ${gap}`,
          es: prose`Una fracción es equivalente a ${given}. La suma de su numerador y su denominador es ${total}. ¿Cuál es la fracción? ${gap}`,
        }
      }
      const more = role('difference', Math.abs(d - n))
      return d > n
        ? {
            en: prose`A fraction is equivalent to ${given}. Its denominator is ${more} more than its numerator. What is the fraction? ${gap}`,
            es: prose`Una fracción es equivalente a ${given}. Su denominador es ${more} unidades mayor que su numerador. ¿Cuál es la fracción? ${gap}`,
          }
        : {
            en: prose`A fraction is equivalent to ${given}. Its numerator is ${more} more than its denominator. What is the fraction? ${gap}`,
            es: prose`Una fracción es equivalente a ${given}. Su numerador es ${more} unidades mayor que su denominador. ¿Cuál es la fracción? ${gap}`,
          }
    },
    key: ({ found }) => both(shown(found)),
    solution({ asks, of, found }) {
      const low = lowestOf(of)
      const k = found[1] / low[1]
      const measured = ([n, d]: Parts) => (asks === 'sum' ? n + d : Math.abs(d - n))
      const work = ([n, d]: Parts) => (asks === 'sum' ? sum(n, d) : minus(Math.max(n, d), Math.min(n, d)))
      return [
        wayTo(of, low),
        explained(
          statements(equation(work(low), measured(low)), equation(divide(measured(found), measured(low)), k)),
          asks === 'sum'
            ? line`Find the sum for ${shown(low)}. The sum asked for is ${k} times as great.`
            : line`Find the difference for ${shown(low)}. The difference asked for is ${k} times as great.`,
          asks === 'sum'
            ? line`Halla la suma para ${shown(low)}. La suma que se pide es ${k} veces esa suma.`
            : line`Halla la diferencia para ${shown(low)}. La diferencia que se pide es ${k} veces esa diferencia.`,
        ),
        wayTo(low, found),
      ]
    },
    check(printed, [top, bottom]) {
      const [given] = printed.all('quotient')
      if (!given || top === undefined || bottom === undefined) return false
      const [n, d] = [exact(top).n, exact(bottom).n]
      const isSum = printed.terms('role').some(({ name }) => name === 'sum')
      return (
        areEqual([n, d], partsOf(given)) &&
        (isSum ? printed.role('sum').equals(n + d) : printed.role('difference').equals(Math.abs(n - d)))
      )
    },
  }),

  findMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 4,
      draw(random): Renamed {
        const [from, to] = random.until(
          () => drawApart(random, 4),
          ([[, a], [, b]]) => a < 100 && b < 100,
        )
        return { from, lowest: lowestOf(from), to }
      },
      work: renaming,
      steps: facts => {
        const { from, lowest, to } = facts
        const { down, up } = fractionsOf(facts)
        const [given, divided, low, multiplied, end] = renaming(facts)
        return [
          explained(
            equation(given, divided),
            line`Divide the numerator and the denominator of ${shown(from)} by ${down}.`,
            line`Divide el numerador y el denominador de ${shown(from)} entre ${down}.`,
          ),
          explained(
            equation(divided, low),
            line`The quotients are ${lowest[0]} and ${lowest[1]}.`,
            line`Los cocientes son ${lowest[0]} y ${lowest[1]}.`,
          ),
          explained(
            equation(low, multiplied),
            line`Multiply the numerator and the denominator of ${shown(lowest)} by ${up}.`,
            line`Multiplica el numerador y el denominador de ${shown(lowest)} por ${up}.`,
          ),
          explained(
            equation(multiplied, end),
            line`The products are ${to[0]} and ${to[1]}.`,
            line`Los productos son ${to[0]} y ${to[1]}.`,
          ),
        ]
      },
      mistakes: {
        addedInstead: {
          says: facts => {
            const more = facts.to[1] - facts.lowest[1]
            return {
              en: line`${more} was added to the numerator and the denominator, instead of multiplying both by the same number`,
              es: line`se sumó ${more} al numerador y al denominador en vez de multiplicarlos por el mismo número`,
            }
          },
          work: facts => {
            const [given, divided, low] = renaming(facts)
            const { lowest, to } = facts
            const more = to[1] - lowest[1]
            return [
              given,
              divided,
              low,
              over(sum(lowest[0], more), sum(lowest[1], more)),
              over(lowest[0] + more, to[1]),
            ]
          },
        },
        numeratorKept: {
          says: () => ({
            en: line`only the denominator was divided`,
            es: line`solo se dividió el denominador`,
          }),
          work: facts => {
            const { from, lowest } = facts
            const { down, up } = fractionsOf(facts)
            return [
              shown(from),
              over(from[0], divide(from[1], down)),
              over(from[0], lowest[1]),
              over(times(from[0], up), times(lowest[1], up)),
              over(from[0] * up, lowest[1] * up),
            ]
          },
        },
        denominatorOnly: {
          says: () => ({
            en: line`only the denominator was multiplied`,
            es: line`solo se multiplicó el denominador`,
          }),
          work: facts => {
            const [given, divided, low] = renaming(facts)
            const { lowest, to } = facts
            const { up } = fractionsOf(facts)
            return [given, divided, low, over(lowest[0], times(lowest[1], up)), over(lowest[0], to[1])]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
