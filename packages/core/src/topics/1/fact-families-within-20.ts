import { formulaChoice } from '../../answer/choice.ts'
import { equationSet } from '../../answer/expression-list.ts'
import { integer } from '../../answer/number.ts'
import type { AnswerType } from '../../answer/type.ts'
import { writtenOut } from '../../answer/written.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { numberBond } from '../../figure/number-bond.ts'
import { blank, equation, expr, list, minus, sum, type Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { numbersOf } from '../common/bond.ts'
import { fitsTheGap, missingNumber } from './kit/facts.ts'

interface Level {
  readonly wholes: readonly [from: number, to: number]
}
interface Family {
  readonly a: number
  readonly b: number
  readonly whole: number
}

/** Two different parts up to nine, and their whole. */
function draw(random: Random, { wholes: [from, to] }: Level): Family {
  const whole = random.int(from, Math.min(to, 17))
  const a = random.until(
    () => random.int(Math.max(1, whole - 9), Math.min(9, whole - 1)),
    part => part * 2 !== whole,
  )
  return { a, b: whole - a, whole }
}

const factsOf = ({ a, b, whole }: Family): readonly Expr[] => [
  equation(sum(a, b), whole),
  equation(sum(b, a), whole),
  equation(minus(whole, a), b),
  equation(minus(whole, b), a),
]

interface CornerAndFacts {
  readonly corner: number
  readonly facts: readonly Expr[]
}

/** 8; 7 + 1 = 8, 1 + 7 = 8, 8 − 7 = 1, 8 − 1 = 7. */
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

const addition = equation(sum(blank(2), blank(2)), blank(2))
const subtraction = equation(minus(blank(2), blank(2)), blank(2))
const text = (item: Expr) => JSON.stringify(item)

/** The three numbers of an equation, as written from left to right without its signs. */
const numbersIn = (item: Expr): readonly number[] => {
  if (item.kind !== 'relation' || item.left.kind !== 'sum') return []
  return [...item.left.terms, item.right].map(term => Math.abs(exact(term).n))
}
const inOrder = (numbers: readonly number[]) => [...numbers].sort((x, y) => x - y).join()

/** Different true equations of just these three numbers, and so many of them. */
const areFamily = (facts: readonly Expr[], numbers: readonly number[], count: number) =>
  facts.length === count &&
  new Set(facts.map(text)).size === count &&
  facts.every(fact => isTrue(fact) && inOrder(numbersIn(fact)) === inOrder(numbers))

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
    levels: {
      easy: { wholes: [3, 10] },
      medium: { wholes: [11, 17] },
      hard: { wholes: [7, 17] },
    },
  },
  form => ({
    finishTheHouse: form({
      levels: ['easy'],
      share: 6,
      instruction: { en: prose`Write the two missing facts.`, es: prose`Escribe las dos operaciones que faltan.` },
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), given: random.pick([0, 1]) }),
      answer: equationSet,
      solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i % 2 !== given),
      ask({ given, ...family }) {
        const rooms = factsOf(family).map((fact, i) => (i % 2 === given ? fact : i < 2 ? addition : subtraction))
        return both(figure(numberBond(family.whole, [family.a, family.b], 'house', rooms)))
      },
      check(printed, facts) {
        const given = printed.figure('number-bond').equations.filter(room => !text(room).includes('blank'))
        return areFamily([...given, ...facts], drawnFamily(printed), 4)
      },
    }),

    house: form({
      levels: ['medium'],
      share: 4,
      instruction: { en: prose`Write the four facts.`, es: prose`Escribe las cuatro operaciones.` },
      lines: 0,
      draw,
      answer: equationSet,
      solve: factsOf,
      ask: ({ whole, a, b }) =>
        both(figure(numberBond(whole, [a, b], 'house', [addition, addition, subtraction, subtraction]))),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 4),
    }),

    triangle: form({
      levels: ['medium'],
      share: 3,
      instruction: { en: prose`Write the four facts.`, es: prose`Escribe las cuatro operaciones.` },
      lines: 4,
      draw,
      answer: equationSet,
      solve: factsOf,
      ask: ({ whole, a, b }) => both(figure(numberBond(whole, [a, b], 'triangle'))),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 4),
    }),

    double: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Write the two facts.`, es: prose`Escribe las dos operaciones.` },
      lines: 0,
      draw: (random, { wholes: [from, to] }: Level) => ({
        part: random.int(Math.ceil(from / 2), Math.floor((to + 1) / 2)),
      }),
      answer: equationSet,
      solve: ({ part }) => [equation(sum(part, part), 2 * part), equation(minus(2 * part, part), part)],
      ask: ({ part }) => both(figure(numberBond(2 * part, [part, part], 'house', [addition, subtraction]))),
      check: (printed, facts) => areFamily(facts, drawnFamily(printed), 2),
    }),

    thinkAddition: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ b }) => b,
      ask({ a, whole }) {
        const [difference, helper] = [minus(whole, a), equation(sum(a, blank(2)), whole)]
        return {
          en: prose`To find ${difference}, think ${helper}`,
          es: prose`Para hallar ${difference}, piensa ${helper}`,
        }
      },
      check: fitsTheGap,
    }),

    missingCorner: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the missing number in the figure. Then write the four facts.`,
        es: prose`Escribe en la figura el número que falta. Luego escribe las cuatro operaciones.`,
      },
      lines: 4,
      draw: (random, level) => ({ ...draw(random, level), gap: random.evenly(['part', 'whole', 'part']) }),
      answer: cornerAndFacts,
      solve: ({ gap, ...family }) => ({ corner: gap === 'whole' ? family.whole : family.b, facts: factsOf(family) }),
      ask: ({ a, b, whole, gap }) =>
        both(figure(numberBond(gap === 'whole' ? null : whole, [a, gap === 'part' ? null : b], 'triangle'))),
      check(printed, { corner, facts }) {
        const { whole, parts } = numbersOf(printed.figure('number-bond'))
        const drawn = [whole, ...parts].flatMap(number => (number ? [number.n] : []))
        return areFamily(facts, drawnFamily(printed), 4) && areFamily(facts, [...drawn, corner], 4)
      },
    }),

    turnAround: form({
      levels: ['hard'],
      instruction: missingNumber,
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), isLast: random.chance(0.5) }),
      answer: integer,
      solve: ({ a, b, isLast }) => (isLast ? a : b),
      ask: ({ a, b, isLast }) => both(equation(sum(a, b), isLast ? sum(b, blank(2)) : sum(blank(2), a))),
      check: fitsTheGap,
    }),

    oddOneOut: form({
      levels: ['hard'],
      draw: (random, level) => ({ ...draw(random, level), order: random.shuffle([0, 1, 2, 3]) }),
      answer: formulaChoice,
      solve: ({ a, b }) => equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
      mistakes({ order, ...family }): Record<string, Value> {
        const facts = factsOf(family)
        const [first = 0, second = 1, third = 2] = order
        return { member: facts[first] ?? 0, secondMember: facts[second] ?? 0, thirdMember: facts[third] ?? 0 }
      },
      ask: ({ a, b, whole }): Both<Content> => ({
        en: prose`The family is ${list(a, b, whole)}. Which fact does not belong?`,
        es: prose`La familia es ${list(a, b, whole)}. ¿Qué operación no es de la familia?`,
      }),
      check(printed, answer) {
        const family = printed.all('number').map(number => exact(number).n)
        return isTrue(expr(answer)) && inOrder(numbersIn(expr(answer))) !== inOrder(family)
      },
    }),
  }),
)
