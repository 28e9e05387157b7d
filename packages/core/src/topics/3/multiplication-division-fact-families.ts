import {
  type AnswerType,
  array,
  type Both,
  blank,
  both,
  type Content,
  defineTopic,
  divide,
  type Expr,
  equation,
  equationAsWritten,
  equationSet,
  exact,
  expr,
  figure,
  formulaChoice,
  type Icon,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  missingFactor,
  numberBond,
  numberList,
  type Printed,
  productFact,
  prose,
  quotientFact,
  type Random,
  type Step,
  statements,
  step,
  times,
  type Value,
  writtenOut,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { numbersOf } from '../kit/facts/bond.ts'
import { fitsTheGap } from '../kit/facts/facts.ts'
import { addedUp, whichIsWrong } from '../kit/facts/groups.ts'

interface Level {
  readonly factors: readonly number[]
  readonly others: readonly number[]
}
/** a × b = product, with different factors but in a family of squares. */
interface Family {
  readonly a: number
  readonly b: number
  readonly product: number
}
const familyOf = (a: number, b: number): Family => ({ a, b, product: a * b })

const PICTURES: readonly Icon[] = ['star', 'circle', 'square', 'heart', 'triangle']

const draw = (random: Random, { factors, others }: Level): Family => {
  const a = random.evenly(factors)
  const b = random.pick(others.filter(other => other !== a))
  return random.chance(0.5) ? familyOf(a, b) : familyOf(b, a)
}

const factsOf = ({ a, b, product }: Family): readonly [Expr, Expr, Expr, Expr] => [
  equation(times(a, b), product),
  equation(times(b, a), product),
  equation(divide(product, a), b),
  equation(divide(product, b), a),
]
/** The four facts, each with one of its numbers hidden. */
function gapsOf({ a, b, product }: Family): readonly { readonly gap: Expr; readonly missing: number }[] {
  return [
    { gap: equation(times(a, blank(2)), product), missing: b },
    { gap: equation(times(b, a), blank(2)), missing: product },
    { gap: equation(divide(product, blank(2)), b), missing: a },
    { gap: equation(divide(blank(2), b), a), missing: product },
  ]
}

/** The two multiplications, then the two divisions, without one that is given. */
function familySteps(family: Family, given?: Expr): readonly Step[] {
  const facts = factsOf(family)
  const others = (some: readonly Expr[]) => statements(...some.filter(fact => !given || text(fact) !== text(given)))
  return [
    step(others(facts.slice(0, 2)), because.multiplyInBothOrders),
    step(others(facts.slice(2)), because.divideByEachFactor),
  ]
}

interface CornerAndFacts {
  readonly corner: number
  readonly facts: readonly Expr[]
}

/** 9; 6 × 9 = 54, 9 × 6 = 54, 54 ÷ 6 = 9, 54 ÷ 9 = 6. */
const cornerAndFacts: AnswerType<CornerAndFacts> = {
  kind: 'set',
  requires: 'same-form',
  show: ({ corner, facts }) => both(prose`${corner}; ${list(...facts)}`),
  value: ({ corner, facts }) => [String(corner), ...facts.map(writtenOut)],
  nearMisses: ({ corner, facts }) => [
    { corner: corner + 1, facts },
    ...equationSet.nearMisses(facts).map(near => ({ corner, facts: near })),
  ],
}

const text = (item: Expr) => JSON.stringify(item)

/** The three numbers of a multiplication or division, as written from left to right. */
function numbersIn(item: Expr): readonly number[] {
  if (item.kind !== 'relation') return []
  const { left, right } = item
  if (left.kind === 'product') return [...left.factors, right].map(part => exact(part).n)
  return left.kind === 'quotient' ? [left.over, left.under, right].map(part => exact(part).n) : []
}
const inOrder = (numbers: readonly number[]) => [...numbers].sort((x, y) => x - y).join()

/** Different true equations of just these three numbers, and so many of them. */
const areFamily = (facts: readonly Expr[], numbers: readonly number[], count: number) =>
  facts.length === count &&
  new Set(facts.map(text)).size === count &&
  facts.every(fact => isTrue(fact) && inOrder(numbersIn(fact)) === inOrder(numbers))

/** The numbers of the drawn family; a missing one is found by adding the one factor up. */
function drawnFamily(printed: Printed): readonly number[] {
  const { whole, parts } = numbersOf(printed.figure('number-bond'))
  const known = parts.flatMap(part => (part ? [part.n] : []))
  const first = itemOf(known, 0)
  if (!whole) return [...known, addedUp(first, itemOf(known, 1))]
  if (known.length === 2) return [...known, whole.n]
  let groups = 1
  while (addedUp(groups, first) < whole.n) groups++
  return [first, groups, whole.n]
}

const fourFacts = {
  en: prose`Write two multiplications and two divisions.`,
  es: prose`Escribe dos multiplicaciones y dos divisiones.`,
}

/** A division that a pupil turned around or worked out wrong, and what the mistake is. */
const slips = {
  turned: ({ b, product }: Family) => ({
    fact: equation(divide(b, product), product / b),
    what: {
      en: line`${b} cannot be split into ${product} groups`,
      es: line`${b} no se puede repartir en ${product} grupos`,
    },
  }),
  'one more': ({ a, b, product }: Family) => ({
    fact: equation(divide(product, b), a + 1),
    what: { en: line`${times(b, a + 1)} is ${b * (a + 1)}`, es: line`${times(b, a + 1)} es ${b * (a + 1)}` },
  }),
  'one less': ({ a, b, product }: Family) => ({
    fact: equation(divide(product, b), a - 1),
    what: { en: line`${times(b, a - 1)} is ${b * (a - 1)}`, es: line`${times(b, a - 1)} es ${b * (a - 1)}` },
  }),
} satisfies Record<string, (family: Family) => object>

export const multiplicationDivisionFactFamilies = defineTopic(
  {
    id: 'multiplication-division-fact-families',
    name: {
      en: 'Multiplication and division fact families',
      es: 'Familias de operaciones de multiplicación y división',
    },
    description: {
      en: 'Write the two multiplications and two divisions that use the same three numbers.',
      es: 'Escribe las dos multiplicaciones y las dos divisiones que usan los mismos tres números.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.6', '3.OA.C.7'],
    levels: {
      easy: { factors: [2, 5, 3, 10, 4], others: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
      medium: { factors: [7, 6, 9, 8], others: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
      hard: { factors: [8, 7, 9, 6], others: [3, 4, 5, 6, 7, 8, 9] },
    },
  },
  form => ({
    oneBlankEach: form({
      levels: ['easy'],
      share: 3,
      lines: 0,
      instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
      draw,
      answer: numberList,
      solve: family => gapsOf(family).map(({ missing }) => missing),
      ask: family =>
        both(
          figure(
            numberBond(
              family.product,
              [family.a, family.b],
              'house',
              gapsOf(family).map(({ gap }) => gap),
            ),
          ),
        ),
      solution: family => [
        ...familySteps(family),
        step(list(...gapsOf(family).map(({ missing }) => missing)), because.writeTheMissingNumbers),
      ],
      check(printed, answers) {
        const { equations } = printed.figure('number-bond')
        const facts = equations.map((gap, i) => filled(gap, itemOf(answers, i)))
        return answers.length === equations.length && facts.every(fact => isTrue(fact))
      },
    }),

    thinkMultiplication: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ b }) => b,
      ask({ a, product }) {
        const [quotient, helper] = [divide(product, a), equation(times(a, blank(2)), product)]
        return {
          en: prose`To find ${quotient}, think ${helper}.`,
          es: prose`Para hallar ${quotient}, piensa ${helper}.`,
        }
      },
      solution: ({ a, product }) => quotientFact(product, a),
      check: fitsTheGap,
    }),

    whichBelongs: form({
      levels: ['easy'],
      share: 2,
      draw: (random, level) => ({
        ...random.until(
          () => draw(random, level),
          ({ a, b }) => Math.abs(a - b) > 1 && a !== 2 * b && b !== 2 * a,
        ),
        isByFirst: random.evenly([true, false]),
      }),
      answer: formulaChoice,
      solve: ({ isByFirst, ...family }) => itemOf(factsOf(family), isByFirst ? 2 : 3),
      mistakes: ({ a, b, product }): Record<string, Value> => ({
        subtractsAFactor: equation(minus(product, a), product - a),
        subtractsTheFactors: equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
        takesTheFactorTwice: equation(divide(2 * product, a), 2 * b),
      }),
      ask: ({ a, b, product }) => {
        const fact = equation(times(a, b), product)
        return {
          en: prose`Which fact is in the same family as ${fact}?`,
          es: prose`¿Qué operación es de la misma familia que ${fact}?`,
        }
      },
      solution: ({ isByFirst: _, ...family }, answer) => [
        ...familySteps(family, equation(times(family.a, family.b), family.product)),
        step(expr(answer), because.chooseTheOneThatFits),
      ],
      check: (printed, answer) => areFamily([expr(answer)], numbersIn(printed.one('relation')), 1),
    }),

    turnAround: form({
      levels: ['easy'],
      draw: (random, level) => ({ ...draw(random, level), isLast: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ a, b, isLast }) => (isLast ? a : b),
      ask: ({ a, b, isLast }) => both(equation(times(a, b), isLast ? times(b, blank(2)) : times(blank(2), a))),
      solution: ({ a, b }) => [...productFact(a, b), step(equation(times(a, b), times(b, a)), because.turnAround)],
      check: fitsTheGap,
    }),

    triangle: form({
      levels: ['medium'],
      share: 3,
      instruction: fourFacts,
      lines: 4,
      draw,
      answer: equationSet,
      solve: factsOf,
      ask: ({ a, b, product }) => both(figure(numberBond(product, [a, b], 'triangle'))),
      solution: family => familySteps(family),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 4),
    }),

    arrayFacts: form({
      levels: ['medium'],
      share: 2,
      instruction: fourFacts,
      lines: 4,
      draw: (random, level) => ({ ...draw(random, { ...level, others: [2, 3, 4, 5] }), icon: random.evenly(PICTURES) }),
      answer: equationSet,
      solve: factsOf,
      ask: ({ a, b, icon }) => both(figure(array(Math.min(a, b), Math.max(a, b), { icon, fill: 'white' }))),
      solution: ({ icon: _, ...family }) => [
        step(
          {
            en: prose`${Math.min(family.a, family.b)} rows of ${Math.max(family.a, family.b)}`,
            es: prose`${Math.min(family.a, family.b)} filas de ${Math.max(family.a, family.b)}`,
          },
          because.countTheRows,
        ),
        ...familySteps(family),
      ],
      check(printed, facts) {
        const { rows, columns } = printed.figure('array')
        return areFamily(facts, [rows, columns, addedUp(rows, columns)], 4)
      },
    }),

    helpingFact: form({
      levels: ['medium'],
      share: 2,
      lines: 1,
      draw,
      answer: equationAsWritten,
      solve: ({ a, b, product }) => equation(times(a, b), product),
      ask: ({ a, product }) => {
        const quotient = divide(product, a)
        return {
          en: prose`Write the multiplication fact that helps you find ${quotient}.`,
          es: prose`Escribe la multiplicación que te ayuda a hallar ${quotient}.`,
        }
      },
      solution: ({ a, b, product }) => [
        ...missingFactor(a, product).slice(0, -1),
        step(equation(times(a, b), product), because.thinkMultiplication, { factor: a, product }),
      ],
      check(printed, answer) {
        const { over, under } = printed.one('quotient')
        const [x, y, result] = numbersIn(answer)
        return (
          isTrue(answer) &&
          answer.kind === 'relation' &&
          answer.left.kind === 'product' &&
          exact(over).n === result &&
          [x, y].includes(exact(under).n)
        )
      },
    }),

    otherThree: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write the other three facts of the family.`,
        es: prose`Escribe las otras tres operaciones de la familia.`,
      },
      lines: 3,
      draw: (random, level) => ({ ...draw(random, level), given: random.evenly([2, 0, 3]) }),
      answer: equationSet,
      solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i !== given),
      ask: ({ given, ...family }) => both(itemOf(factsOf(family), given)),
      solution: ({ given, ...family }) => familySteps(family, itemOf(factsOf(family), given)),
      check(printed, facts) {
        const given = printed.one('relation')
        return areFamily([given, ...facts], numbersIn(given), 4)
      },
    }),

    missingCorner: form({
      levels: ['hard'],
      share: 4,
      instruction: {
        en: prose`The top number is the product. Write the missing number. Then write the four facts.`,
        es: prose`El número de arriba es el producto. Escribe el número que falta. Luego escribe las cuatro operaciones.`,
      },
      lines: 4,
      draw: (random, level) => ({ ...draw(random, level), gap: random.evenly(['factor', 'product', 'factor']) }),
      answer: cornerAndFacts,
      solve: ({ gap, ...family }) => ({
        corner: gap === 'product' ? family.product : family.b,
        facts: factsOf(family),
      }),
      ask: ({ a, b, product, gap }) =>
        both(figure(numberBond(gap === 'product' ? null : product, [a, gap === 'factor' ? null : b], 'triangle'))),
      solution: ({ gap, ...family }) => [
        ...(gap === 'product' ? productFact(family.a, family.b) : missingFactor(family.a, family.product)),
        ...familySteps(family),
      ],
      check(printed, { corner, facts }) {
        const { whole, parts } = numbersOf(printed.figure('number-bond'))
        const drawn = [whole, ...parts].flatMap(number => (number ? [number.n] : []))
        return areFamily(facts, drawnFamily(printed), 4) && areFamily(facts, [...drawn, corner], 4)
      },
    }),

    square: form({
      levels: ['hard'],
      instruction: {
        en: prose`Both factors are the same. Write two facts.`,
        es: prose`Los dos factores son iguales. Escribe dos operaciones.`,
      },
      lines: 2,
      draw: random => ({ n: random.int(3, 9) }),
      answer: equationSet,
      solve: ({ n }) => [equation(times(n, n), n * n), equation(divide(n * n, n), n)],
      ask: ({ n }) => both(figure(numberBond(n * n, [n, n], 'triangle'))),
      solution: ({ n }) => [
        step(equation(times(n, n), n * n), because.becauseOf, {
          why: {
            en: line`both factors are ${n}, so there is one multiplication`,
            es: line`los dos factores son ${n}, así que hay una sola multiplicación`,
          },
        }),
        step(equation(divide(n * n, n), n), because.sameFamily),
      ],
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 2),
    }),

    oddOneOut: form({
      levels: ['hard'],
      share: 2,
      draw: (random, level) => ({
        ...draw(random, level),
        more: random.evenly([1, -1]),
        isDivision: random.evenly([true, false]),
        members: random.sample([0, 1, 2, 3], 3),
      }),
      answer: formulaChoice,
      solve({ a, b, more, isDivision }): Value {
        const other = b + more
        return isDivision ? equation(divide(a * other, a), other) : equation(times(a, other), a * other)
      },
      mistakes({ members: [first, second, third], ...family }): Record<string, Value> {
        const facts = factsOf(family)
        return { member: itemOf(facts, first), secondMember: itemOf(facts, second), thirdMember: itemOf(facts, third) }
      },
      ask: ({ a, b, product }): Both<Content> => ({
        en: prose`The family is ${list(a, b, product)}. Which fact does not belong?`,
        es: prose`La familia es ${list(a, b, product)}. ¿Qué operación no es de la familia?`,
      }),
      solution: ({ a, b, product, more }, answer) => [
        ...familySteps({ a, b, product }),
        step(expr(answer), because.becauseOf, {
          why: {
            en: line`${b + more} and ${a * (b + more)} are not in the family ${list(a, b, product)}`,
            es: line`${b + more} y ${a * (b + more)} no son de la familia ${list(a, b, product)}`,
          },
        }),
      ],
      check(printed, answer) {
        const family = printed.all('number').map(number => exact(number).n)
        return isTrue(expr(answer)) && !areFamily([expr(answer)], family, 1)
      },
    }),

    whichIsWrong: form({
      levels: ['hard'],
      kind: 'find-mistake',
      share: 2,
      draw: (random, level) => ({
        ...draw(random, level),
        slip: random.evenly<keyof typeof slips>(['one more', 'turned', 'one less']),
      }),
      answer: formulaChoice,
      solve: ({ slip, ...family }) => slips[slip](family).fact,
      mistakes({ slip: _, ...family }): Record<string, Value> {
        const [first, second, third] = factsOf(family)
        return { rightFact: first, anotherRightFact: second, thirdRightFact: third }
      },
      ask: () => whichIsWrong,
      key: ({ a, b, product }) => {
        const corrected = equation(divide(product, b), a)
        return { en: prose`It should be ${corrected}.`, es: prose`Debe ser ${corrected}.` }
      },
      solution: ({ slip, ...family }) => {
        const { fact, what } = slips[slip](family)
        return [...quotientFact(family.product, family.b), step(fact, because.mistakeIs, { what })]
      },
      check: (_, answer) => !isTrue(expr(answer)),
    }),
  }),
)
