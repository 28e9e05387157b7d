import {
  type Both,
  blank,
  both,
  type Content,
  defineTopic,
  type Expr,
  equation,
  equationSet,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  missingPart,
  missingWhole,
  numberBond,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  thinkOfAddition,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { numbersOf } from '../kit/facts/bond.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { areFamily, cornerAndFacts, inOrder, numbersIn, text } from '../kit/facts/family.ts'
import { startingAt } from '../kit/stories/turns.ts'

interface Level {
  readonly wholes: readonly [from: number, to: number]
}
interface Family {
  readonly a: number
  readonly b: number
  readonly whole: number
}

/** Two different parts up to nine, and their whole: each family once. */
const familiesOf = ({ wholes: [from, to] }: Level): readonly (readonly [less: number, more: number])[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap(whole =>
    PARTS.filter(part => part * 2 < whole && whole - part <= 9).map(part => [part, whole - part] as const),
  )
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8]
const SMALL = familiesOf({ wholes: [3, 10] })
const LARGE = familiesOf({ wholes: [11, 17] })
/** No part is twice the other: their difference is neither of them. */
const LARGE_WITH_ODD = LARGE.filter(([less, more]) => more !== 2 * less)

/** The families take turns, in each form from another on. */
function drawOf(random: Random, families: typeof SMALL, ahead: number): Family {
  const [less, more] = random.evenly(startingAt(families, ahead))
  const [a, b] = random.chance(0.5) ? [less, more] : [more, less]
  return { a, b, whole: a + b }
}
const draw = (random: Random, { wholes: [from] }: Level, ahead: number): Family =>
  drawOf(random, from > 10 ? LARGE : SMALL, ahead)

const factsOf = ({ a, b, whole }: Family): readonly Expr[] => [
  equation(sum(a, b), whole),
  equation(sum(b, a), whole),
  equation(minus(whole, a), b),
  equation(minus(whole, b), a),
]

/** The two additions, then the two subtractions, without one that is given. */
function familySteps(family: Family, given?: Expr): readonly Step[] {
  const facts = factsOf(family)
  const others = (some: readonly Expr[]) => some.filter(fact => !given || text(fact) !== text(given))
  const [sums, differences] = [others(facts.slice(0, 2)), others(facts.slice(2))]
  const { whole } = family
  return [
    sums.length === 2
      ? step(statements(...sums), because.addPartsInBothOrders)
      : explained(
          statements(...sums),
          line`Turn the two parts around: the sum is still ${whole}.`,
          line`Cambia el orden de las dos partes: la suma sigue siendo ${whole}.`,
        ),
    differences.length === 2
      ? step(statements(...differences), because.takeEachPart)
      : explained(
          statements(...differences),
          line`Take the other part from the whole, ${whole}.`,
          line`Resta la otra parte del total, ${whole}.`,
        ),
  ]
}

const addition = equation(sum(blank(2), blank(2)), blank(2))
const subtraction = equation(minus(blank(2), blank(2)), blank(2))
/** The difference of the parts is true, but no fact of the family. */
const oddFact = ({ a, b }: Pick<Family, 'a' | 'b'>): Expr =>
  equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))
/** The numbers of the drawn family; a missing one is the sum or the difference of the others. */
function drawnFamily(printed: Printed): readonly number[] {
  const { whole, parts } = numbersOf(printed.figure('number-bond'))
  const known = parts.flatMap(part => (part ? [part.n] : []))
  const inside = known.reduce((total, part) => total + part, 0)
  const top = whole?.n ?? inside
  return known.length === 2 ? [...known, top] : [...known, top - inside, top]
}

export const factFamiliesWithin20 = defineTopic(
  {
    id: 'fact-families-within-20',
    name: { en: 'Fact families', es: 'Familias de operaciones' },
    description: {
      en: 'Write the two additions and two subtractions that use the same three numbers.',
      es: 'Escribe las dos sumas y las dos restas que usan los mismos tres números.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.B.3', '1.OA.B.4', '1.OA.C.6'],
    rev: 6,
    levels: {
      easy: { wholes: [3, 10] },
      medium: { wholes: [11, 17] },
      hard: { wholes: [11, 17] },
    },
  },
  form => ({
    finishTheHouse: form({
      levels: ['easy'],
      share: 6,
      instruction: { en: prose`Write the two missing facts.`, es: prose`Escribe las dos operaciones que faltan.` },
      draw: (random, level) => ({ ...draw(random, level, 0), given: random.pick([0, 1]) }),
      answer: equationSet,
      solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i % 2 !== given),
      ask({ given, ...family }) {
        const rooms = factsOf(family).map((fact, i) => (i % 2 === given ? fact : i < 2 ? addition : subtraction))
        return both(figure(numberBond(family.whole, [family.a, family.b], 'house', rooms)))
      },
      solution: family => familySteps(family),
      check(printed, facts) {
        const given = printed.figure('number-bond').equations.filter(room => !text(room).includes('blank'))
        return areFamily([...given, ...facts], drawnFamily(printed), 4)
      },
    }),

    house: form({
      levels: ['medium'],
      share: 4,
      instruction: { en: prose`Write the four facts.`, es: prose`Escribe las cuatro operaciones.` },
      draw: (random, level) => draw(random, level, 0),
      answer: equationSet,
      solve: factsOf,
      ask: ({ whole, a, b }) =>
        both(figure(numberBond(whole, [a, b], 'house', [addition, addition, subtraction, subtraction]))),
      solution: family => familySteps(family),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 4),
    }),

    triangle: form({
      levels: ['medium'],
      share: 3,
      instruction: { en: prose`Write the four facts.`, es: prose`Escribe las cuatro operaciones.` },
      lines: 4,
      draw: (random, level) => draw(random, level, 8),
      answer: equationSet,
      solve: factsOf,
      ask: ({ whole, a, b }) => both(figure(numberBond(whole, [a, b], 'triangle'))),
      solution: family => familySteps(family),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 4),
    }),

    double: form({
      levels: ['easy'],
      instruction: { en: prose`Write the two facts.`, es: prose`Escribe las dos operaciones.` },
      draw: (random, { wholes: [from, to] }: Level) => ({
        part: random.int(Math.ceil(from / 2), Math.floor((to + 1) / 2)),
      }),
      answer: equationSet,
      solve: ({ part }) => [equation(sum(part, part), 2 * part), equation(minus(2 * part, part), part)],
      ask: ({ part }) => both(figure(numberBond(2 * part, [part, part], 'house', [addition, subtraction]))),
      solution: ({ part }) => [
        step(equation(sum(part, part), 2 * part), because.useADouble, { a: part }),
        step(equation(minus(2 * part, part), part), because.sameFamily),
      ],
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 2),
    }),

    thinkAddition: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 0,
      draw: (random, level) => draw(random, level, 12),
      answer: integer,
      solve: ({ b }) => b,
      ask({ a, whole }) {
        const [difference, helper] = [minus(whole, a), equation(sum(a, blank(2)), whole)]
        return {
          en: prose`To find ${difference}, think of ${helper}.`,
          es: prose`Para hallar ${difference}, piensa en ${helper}.`,
        }
      },
      solution: ({ a, whole }) => [
        ...thinkOfAddition(a, whole),
        step(equation(minus(whole, a), whole - a), because.sameFamily),
      ],
      check: fitsTheGap,
    }),

    missingCorner: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Write the missing number in the figure. Then write the four facts.`,
        es: prose`Escribe en la figura el número que falta. Luego escribe las cuatro operaciones.`,
      },
      lines: 4,
      draw: (random, level) => ({ ...draw(random, level, 4), gap: random.evenly(['part', 'whole', 'part']) }),
      answer: cornerAndFacts,
      solve: ({ gap, ...family }) => ({ corner: gap === 'whole' ? family.whole : family.b, facts: factsOf(family) }),
      ask: ({ a, b, whole, gap }) =>
        both(figure(numberBond(gap === 'whole' ? null : whole, [a, gap === 'part' ? null : b], 'triangle'))),
      solution: ({ gap, ...family }) => [
        ...(gap === 'whole'
          ? missingWhole(Math.max(family.a, family.b), Math.min(family.a, family.b))
          : missingPart(family.whole, family.a)),
        ...familySteps(family),
      ],
      check(printed, { corner, facts }) {
        const { whole, parts } = numbersOf(printed.figure('number-bond'))
        const drawn = [whole, ...parts].flatMap(number => (number ? [number.n] : []))
        return areFamily(facts, drawnFamily(printed), 4) && areFamily(facts, [...drawn, corner], 4)
      },
    }),

    turnAround: form({
      levels: ['easy'],
      instruction: missingNumber,
      draw: (random, level) => ({ ...draw(random, level, 7), isLast: random.chance(0.5) }),
      answer: integer,
      solve: ({ a, b, isLast }) => (isLast ? a : b),
      ask: ({ a, b, isLast }) => both(equation(sum(a, b), isLast ? sum(b, blank(2)) : sum(blank(2), a))),
      solution: ({ a, b, isLast }) => {
        const [there, missing] = isLast ? [b, a] : [a, b]
        return intoItsPlace(
          [
            explained(
              list(a, b),
              line`Both sides add these two numbers, in any order. The right side has the ${there}, so the ${missing} is missing.`,
              line`Los dos lados suman estos dos números, en cualquier orden. A la derecha está el ${there}; falta el ${missing}.`,
            ),
          ],
          equation(sum(a, b), sum(b, a)),
        )
      },
      check: fitsTheGap,
    }),

    otherThree: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the other three facts of the family.`,
        es: prose`Escribe las otras tres operaciones de la familia.`,
      },
      lines: 3,
      draw: (random, level) => ({ ...draw(random, level, 14), given: random.evenly([2, 0, 3]) }),
      answer: equationSet,
      solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i !== given),
      ask: ({ given, ...family }) => both(itemOf(factsOf(family), given)),
      solution: ({ given, ...family }) => familySteps(family, itemOf(factsOf(family), given)),
      check(printed, facts) {
        const given = printed.one('relation')
        return areFamily([given, ...facts], numbersIn(given), 4)
      },
    }),

    oddOneOut: form({
      levels: ['hard'],
      // The odd fact brings in a number that is none of the three.
      draw: random => ({
        ...drawOf(random, LARGE_WITH_ODD, 4),
        members: random.sample([0, 1, 2, 3], 3),
      }),
      answer: formulaChoice,
      solve: oddFact,
      mistakes({ members: [first, second, third], ...family }): Record<string, Value> {
        const facts = factsOf(family)
        return { member: itemOf(facts, first), secondMember: itemOf(facts, second), thirdMember: itemOf(facts, third) }
      },
      ask: ({ a, b, whole }): Both<Content> => ({
        en: prose`The family is ${list(a, b, whole)}. Which fact does not belong?`,
        es: prose`La familia es ${list(a, b, whole)}. ¿Qué operación no es de la familia?`,
      }),
      solution: ({ a, b, whole }) => [
        ...familySteps({ a, b, whole }),
        explained(
          oddFact({ a, b }),
          line`${Math.abs(a - b)} is not in the family.`,
          line`El ${Math.abs(a - b)} no es de la familia.`,
        ),
      ],
      whyWrong: ({ a, b, whole }) => {
        const belongs = {
          en: line`The three numbers are ${list(a, b, whole)}.`,
          es: line`Los tres números son ${list(a, b, whole)}.`,
        }
        return { member: belongs, secondMember: belongs, thirdMember: belongs }
      },
      check(printed, answer) {
        const family = printed.all('number').map(number => exact(number).n)
        return isTrue(expr(answer)) && inOrder(numbersIn(expr(answer))) !== inOrder(family)
      },
    }),
  }),
)
