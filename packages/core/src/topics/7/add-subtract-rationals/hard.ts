import {
  blank,
  both,
  bracketed,
  decimal,
  decimalInDigits,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  isTrue,
  itemOf,
  lcm,
  line,
  minus,
  mixed,
  over,
  overSigned,
  prose,
  type Random,
  Ratio,
  statements,
  step,
  sum,
  tupleOf,
  type Value,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import {
  addedOf,
  type SignedTerm,
  signedSum,
  subtracts,
  totalOf,
  undoneBy,
  undoneFor,
} from '../../kit/integers/signed-sum.ts'
import type { levels } from './levels.ts'
import {
  asDecimal,
  checkSum,
  decimalSolution,
  drawDecimal,
  drawFractions,
  fractionSolution,
  inBrackets,
  inLowestTerms,
  PATTERNS,
  patterned,
  signed,
} from './parts.ts'

function drawMixed(random: Random): readonly [Ratio, Ratio] {
  const [a, b] = drawFractions(random, 'unlike')
  return [a.plus(random.int(1, 5)), b.plus(random.intExcept(1, 6))]
}

const asMixed = (value: Ratio) => mixed(value)

/** The lines of a − b: the opposite is added, both get the common denominator, the numerators are added. */
function workOf(a: Ratio, b: Ratio, added: Ratio, tops: readonly [number, number], end: number): Work {
  const d = lcm(a.d, b.d)
  return [
    minus(signedMixed(a), inBrackets(signedMixed(b))),
    sum(signedMixed(a), inBrackets(signedMixed(added))),
    sum(overSigned(tops[0], d), tops[1] < 0 ? bracketed(overSigned(tops[1], d)) : overSigned(tops[1], d)),
    overSigned(end, d),
  ]
}

const signedMixed = (value: Ratio) => (Math.abs(value.n) > value.d ? mixed(value) : expr(value))

/** The numerators of a and of what is added. */
function topsOf(a: Ratio, added: Ratio): readonly [number, number] {
  const d = lcm(a.d, added.d)
  return [a.times(d).n, added.times(d).n]
}

const addedTops = ([one, other]: readonly [number, number], d: number) =>
  over(sum(one, other < 0 ? bracketed(other) : other), d)

const total = ([one, other]: readonly [number, number]) => one + other

const isDecimal = (of: Value) => {
  const written = expr(of)
  return written.kind === 'number' && written.as === 'decimal'
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  mixedNumbers: form({
    levels: ['hard'],
    share: 2,
    instruction: inLowestTerms,
    draw: random => {
      const pattern = random.evenly(PATTERNS)
      return patterned(
        pattern,
        random.until(
          () => drawMixed(random),
          ([a, b]) => !a.equals(b),
        ),
        asMixed,
      )
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution: fractionSolution,
    check: checkSum,
  }),

  fractionAndDecimal: form({
    levels: ['hard'],
    share: 2,
    instruction: asDecimal,
    draw(random) {
      const pattern = random.evenly(PATTERNS)
      const decimalFirst = random.pick([true, false])
      const [n, d] = random.pick([
        [1, 2],
        [1, 4],
        [3, 4],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
      ])
      const sizes = random.until(
        () => [Ratio.of(n, d).plus(random.int(0, 4)), drawDecimal(random, 1, 6)] as const,
        ([a, b]) => !a.plus(b).isInteger && !a.minus(b).isInteger,
      )
      const write = (value: Ratio, isFirst: boolean) => (decimalFirst === isFirst ? decimal(value) : mixed(value))
      return patterned(pattern, decimalFirst ? [sizes[1], sizes[0]] : sizes, write)
    },
    answer: decimalInDigits,
    solve: terms => decimal(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution: terms => [
      step(
        statements(
          ...terms.filter(({ value }) => !isDecimal(value)).map(({ value }) => equation(value, decimal(exact(value)))),
        ),
        because.toDecimal,
      ),
      ...decimalSolution(terms),
    ],
    check: checkSum,
  }),

  threeTerms: form({
    levels: ['hard'],
    instruction: inLowestTerms,
    draw(random) {
      const d = random.pick([8, 10, 12])
      const parts = [2, 3, 4, 5, 6, 8, 10, 12].filter(part => d % part === 0)
      return random.until(
        () => {
          // One of the three is a mixed number.
          const large = random.int(0, 2)
          const values = random
            .shuffle([d, random.pick(parts), random.pick(parts)])
            .map((part, i) =>
              signed(random.pick(['+', '-']), proper(random, part).plus(i === large ? random.int(1, 3) : 0)),
            )
          return values.map(
            (value, i): SignedTerm => ({ operation: i === 0 ? '+' : random.pick(['+', '-']), value: mixed(value) }),
          )
        },
        terms =>
          totalOf(terms).n !== 0 &&
          terms.filter(({ value }) => exact(value).n < 0).length >= 1 &&
          new Set(terms.map(({ value }) => String(exact(value)))).size === 3,
      )
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution: fractionSolution,
    check: checkSum,
  }),

  grouping: form({
    levels: ['medium'],
    instruction: {
      en: prose`Change the order of the terms so that you can add easily. Write the sum in simplest form.`,
      es: prose`Cambia el orden de los términos para sumar con facilidad. Escribe la suma en su forma más simple.`,
    },
    draw(random, { places: [[first]] }) {
      const size = drawDecimal(random, first, 9)
      const whole = random.pick([0, 0, 1, -1, 2])
      const d = random.pick([3, 6, 7, 9])
      const part = signed(random.pick(['+', '-']), proper(random, d).plus(whole < 0 ? 2 : 0))
      return random
        .shuffle([size.negated(), size.plus(whole)])
        .map(value => decimal(value))
        .toSpliced(1, 0, mixed(part))
        .map((value): SignedTerm => ({ operation: '+', value }))
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution(terms, total) {
      const [one, part, other] = tupleOf(
        terms.map(({ value }) => value),
        3,
      )
      const whole = exact(one).plus(exact(other))
      return [
        step(sum(one, inBrackets(other), inBrackets(part)), because.changeTheOrder),
        explained(
          equation(sum(one, inBrackets(other)), whole),
          whole.n === 0
            ? line`The two decimals are opposites: their sum is 0.`
            : line`Add the two decimals: they make a whole number.`,
          whole.n === 0
            ? line`Los dos decimales son opuestos: suman 0.`
            : line`Suma los dos decimales: dan un número entero.`,
        ),
        step(equation(sum(whole, inBrackets(part)), total), because.addWhatIsLeft),
      ]
    },
    check: checkSum,
  }),

  missingNumber: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing number in simplest form.`,
      es: prose`Halla el número que falta en su forma más simple.`,
    },
    draw(random) {
      const pattern = random.evenly(PATTERNS)
      const hidden = random.pick(['first', 'second'])
      return random.until(
        () => ({ terms: patterned(pattern, drawMixed(random), asMixed), hidden }),
        // The two numbers that are printed have unlike denominators.
        ({ terms }) => totalOf(terms).n !== 0 && totalOf(terms).d !== exact(terms[hidden === 'first' ? 1 : 0].value).d,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ terms: [first, second], hidden }) => (hidden === 'first' ? first.value : second.value),
    ask({ terms: [first, second], hidden }) {
      const [one, two] = hidden === 'first' ? [blank(3), inBrackets(second.value)] : [first.value, blank(3)]
      const total = mixed(totalOf([first, second]))
      return both(equation(second.operation === '+' ? sum(one, two) : minus(one, two), total))
    },
    solution({ terms, hidden }) {
      const undone = undoneFor(terms, hidden)
      const written = signedSum(undone.map(term => ({ ...term, value: mixed(exact(term.value)) })))
      const [opposite, ...steps] = fractionSolution(undone)
      const { en, es } = undoneBy(terms, hidden, mixed)
      if (!subtracts(undone) || !opposite) return [explained(written, en, es), ...fractionSolution(undone)]
      const added = addedOf(undone).map(value => ({ operation: '+' as const, value: mixed(value) }))
      return [
        explained(
          equation(written, signedSum(added)),
          [...en, ' To subtract, add the opposite.'],
          [...es, ' Para restar, suma el opuesto.'],
        ),
        ...steps,
      ]
    },
    // Puts the number into the blank.
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  findTheError: form(
    findMistake({
      levels: ['medium', 'hard'],
      lines: 3,
      draw: (random, { find }: { readonly find: 'proper' | 'mixed' }) =>
        random.until(
          () => {
            const [a, b] = drawFractions(random, 'unlike')
            const [one, other] = find === 'proper' ? [a, b] : [a.plus(random.int(1, 4)), b.plus(random.int(1, 4))]
            return { a: one.negated(), b: random.pick([other, other.negated()]) }
          },
          ({ a, b }) => {
            const [d, added] = [lcm(a.d, b.d), b.negated()]
            const [one, other] = topsOf(a, added)
            return (
              d !== b.d && one + other !== 0 && one !== other && one + added.n !== 0 && one + added.n !== one + other
            )
          },
        ),
      work: ({ a, b }) => workOf(a, b, b.negated(), topsOf(a, b.negated()), total(topsOf(a, b.negated()))),
      steps: ({ a, b }) => [
        step(itemOf(workOf(a, b, b.negated(), [0, 0], 0), 1), because.addTheOpposite),
        Math.abs(a.n) < a.d
          ? step(itemOf(workOf(a, b, b.negated(), topsOf(a, b.negated()), 0), 2), because.sameDenominator, {
              value: lcm(a.d, b.d),
            })
          : explained(
              itemOf(workOf(a, b, b.negated(), topsOf(a, b.negated()), 0), 2),
              line`Write ${signedMixed(a)} as ${overSigned(a.n, a.d)} and ${signedMixed(b.negated())} as ${overSigned(-b.n, b.d)}. Then use the common denominator ${lcm(a.d, b.d)}.`,
              line`Escribe ${signedMixed(a)} como ${overSigned(a.n, a.d)} y ${signedMixed(b.negated())} como ${overSigned(-b.n, b.d)}. Luego usa el denominador común ${lcm(a.d, b.d)}.`,
            ),
        step(
          equation(
            addedTops(topsOf(a, b.negated()), lcm(a.d, b.d)),
            overSigned(total(topsOf(a, b.negated())), lcm(a.d, b.d)),
          ),
          because.addNumerators,
        ),
      ],
      mistakes: {
        oppositeNotAdded: {
          says: ({ b }) => ({
            en: line`${signedMixed(b)} was added, not its opposite`,
            es: line`se sumó ${signedMixed(b)} y no su opuesto`,
          }),
          work: ({ a, b }) => workOf(a, b, b, topsOf(a, b), total(topsOf(a, b))),
        },
        numeratorKept: {
          says: () => ({
            en: line`the second numerator was not changed with its denominator`,
            es: line`el segundo numerador no se cambió junto con su denominador`,
          }),
          work({ a, b }) {
            const added = b.negated()
            const tops = [itemOf(topsOf(a, added), 0), added.n] as const
            return workOf(a, b, added, tops, total(tops))
          },
        },
        signOfTheSum: {
          says: () => ({ en: line`the sum has the wrong sign`, es: line`la suma tiene el signo equivocado` }),
          work: ({ a, b }) => workOf(a, b, b.negated(), topsOf(a, b.negated()), -total(topsOf(a, b.negated()))),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
