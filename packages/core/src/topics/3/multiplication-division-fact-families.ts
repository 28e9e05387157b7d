import {
  array,
  blank,
  both,
  defineTopic,
  divide,
  type Expr,
  equation,
  equationSet,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  type Icon,
  integer,
  isTrue,
  itemOf,
  LINE_NAMES,
  line,
  lineChoices,
  list,
  minus,
  missingFactor,
  numberBond,
  numberList,
  option,
  type Printed,
  productFact,
  prose,
  quotientFact,
  type Random,
  type Step,
  statements,
  step,
  steps,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { numbersOf } from '../kit/facts/bond.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { areFamily, cornerAndFacts, inOrder, numbersIn, text } from '../kit/facts/family.ts'
import { addedUp, whichIsWrong } from '../kit/facts/groups.ts'

/** a × b = product, with different factors but in a family of squares. */
interface Family {
  readonly a: number
  readonly b: number
  readonly product: number
}
const familyOf = (a: number, b: number): Family => ({ a, b, product: a * b })

type Pair = readonly [less: number, greater: number]
/** Every two different numbers from one to another, of which one is among these. */
const pairsOf = (from: number, to: number, among: readonly number[]): readonly Pair[] =>
  mixed(
    wholes(from, to).flatMap(less =>
      wholes(less + 1, to)
        .filter(greater => among.includes(less) || among.includes(greater))
        .map((greater): Pair => [less, greater]),
    ),
  )

interface Level {
  readonly families: readonly Pair[]
}

const PICTURES: readonly Icon[] = ['star', 'circle', 'square', 'heart', 'triangle']

/** Forms that share a list begin at different places of it, so that no family comes twice on a page. */
const draw =
  (ahead: number) =>
  (random: Random, { families }: Level): Family => {
    const [less, greater] = random.evenly(turned(families, ahead))
    return random.chance(0.5) ? familyOf(less, greater) : familyOf(greater, less)
  }

const factsOf = ({ a, b, product }: Family): readonly [Expr, Expr, Expr, Expr] => [
  equation(times(a, b), product),
  equation(times(b, a), product),
  equation(divide(product, a), b),
  equation(divide(product, b), a),
]
/** Which number of each fact is hidden: the first, the second, or the last. */
const HIDDEN = [
  [1, 2, 1, 0],
  [2, 0, 0, 1],
  [0, 1, 2, 1],
  [1, 0, 0, 2],
] as const
type Hidden = (typeof HIDDEN)[number]

/** The four facts, each with one of its numbers hidden. */
function gapsOf(
  { a, b, product }: Family,
  hidden: Hidden,
): readonly { readonly gap: Expr; readonly missing: number }[] {
  const numbers = [
    [a, b, product],
    [b, a, product],
    [product, a, b],
    [product, b, a],
  ] as const
  return numbers.map((known, i) => {
    const place = itemOf(hidden, i)
    const shown = known.map((number, at): Value => (at === place ? blank(2) : number))
    const [first, second, last] = tupleOf(shown, 3)
    return {
      gap: equation(i < 2 ? times(first, second) : divide(first, second), last),
      missing: itemOf(known, place),
    }
  })
}

function familySteps(family: Family): readonly Step[] {
  const facts = factsOf(family)
  return [
    step(statements(...facts.slice(0, 2)), because.multiplyInBothOrders),
    step(statements(...facts.slice(2)), because.divideByEachFactor),
  ]
}

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
  en: prose`Write two multiplication facts and two division facts.`,
  es: prose`Escribe dos multiplicaciones y dos divisiones.`,
}

const whichLine = option(lineChoices(4))
/** Three facts of the family and another one in its place. */
function oddLines({
  members,
  place,
  fact,
  ...family
}: Family & { readonly members: readonly number[]; readonly place: number; readonly fact: Expr }): readonly Expr[] {
  const lines = members.map(member => itemOf(factsOf(family), member))
  return [...lines.slice(0, place), fact, ...lines.slice(place)]
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
      en: 'Write the two multiplication and two division facts that use the same three numbers.',
      es: 'Escribe las dos multiplicaciones y las dos divisiones que usan los mismos tres números.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.B.6', '3.OA.C.7'],
    levels: {
      easy: { families: pairsOf(2, 10, [2, 3, 4, 5]) },
      medium: { families: pairsOf(2, 9, [6, 7, 8, 9]) },
      hard: { families: pairsOf(3, 9, [6, 7, 8, 9]) },
    },
  },
  form => ({
    oneBlankEach: form({
      levels: ['easy'],
      share: 3,
      lines: 0,
      instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
      draw: (random, level) => ({ hidden: random.evenly(HIDDEN), ...draw(0)(random, level) }),
      answer: numberList,
      solve: ({ hidden, ...family }) => gapsOf(family, hidden).map(({ missing }) => missing),
      ask: ({ hidden, ...family }) =>
        both(
          figure(
            numberBond(
              family.product,
              [family.a, family.b],
              'house',
              gapsOf(family, hidden).map(({ gap }) => gap),
            ),
          ),
        ),
      solution: ({ hidden, ...family }) => [
        ...familySteps(family),
        step(list(...gapsOf(family, hidden).map(({ missing }) => missing)), because.writeTheMissingNumbers),
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
      instruction: missingNumber,
      lines: 0,
      draw: draw(7),
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
          () => draw(14)(random, level),
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
        ...familySteps(family),
        explained(
          expr(answer),
          line`This is one of the four facts. The other choices subtract or have another product.`,
          line`Esta es una de las cuatro operaciones. Las otras opciones restan o tienen otro producto.`,
        ),
      ],
      check: (printed, answer) => areFamily([expr(answer)], numbersIn(printed.one('relation')), 1),
    }),

    turnAround: form({
      levels: ['easy'],
      instruction: missingNumber,
      draw: (random, level) => ({ ...draw(21)(random, level), isLast: random.evenly([true, false]) }),
      answer: integer,
      solve: ({ a, b, isLast }) => (isLast ? a : b),
      ask: ({ a, b, isLast }) => both(equation(times(a, b), isLast ? times(b, blank(2)) : times(blank(2), a))),
      solution: ({ a, b }) => [
        explained(
          list(a, b),
          line`Both sides must have the factors ${a} and ${b}.`,
          line`Los dos lados deben tener los factores ${a} y ${b}.`,
        ),
        step(equation(times(a, b), times(b, a)), because.turnFactorsAround),
      ],
      check: fitsTheGap,
    }),

    triangle: form({
      levels: ['medium'],
      share: 3,
      instruction: fourFacts,
      lines: 4,
      draw: draw(0),
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
      draw(random, { families }) {
        const drawable = families.filter(([less]) => less < 6)
        return { ...draw(9)(random, { families: drawable }), icon: random.pick(PICTURES) }
      },
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

    helpingFacts: form({
      levels: ['medium'],
      share: 2,
      lines: 2,
      draw: draw(18),
      answer: equationSet,
      solve: ({ a, b, product }) => [equation(times(a, b), product), equation(times(b, a), product)],
      ask: ({ a, product }) => {
        const quotient = divide(product, a)
        return {
          en: prose`Write the two multiplications of the fact family that ${quotient} belongs to.`,
          es: prose`Escribe las dos multiplicaciones de la familia de operaciones a la que pertenece ${quotient}.`,
        }
      },
      solution: ({ a, b, product }) => [
        ...missingFactor(a, product),
        step(statements(equation(times(a, b), product), equation(times(b, a), product)), because.multiplyInBothOrders),
      ],
      check(printed, facts) {
        const { over, under } = printed.one('quotient')
        return (
          facts.length === 2 &&
          facts.every(fact => {
            const [first, second, product] = numbersIn(fact)
            return (
              isTrue(fact) &&
              fact.kind === 'relation' &&
              fact.left.kind === 'product' &&
              exact(over).n === product &&
              [first, second].includes(exact(under).n)
            )
          }) &&
          new Set(facts.map(text)).size === 2
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
      draw: (random, level) => ({ ...draw(13)(random, level), given: random.evenly([2, 0, 3]) }),
      answer: equationSet,
      solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i !== given),
      ask: ({ given, ...family }) => both(itemOf(factsOf(family), given)),
      solution: ({ given, ...family }) => [
        ...familySteps(family),
        step(statements(...factsOf(family).filter((_, i) => i !== given)), because.sameFamily),
      ],
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
      draw: (random, level) => ({ ...draw(0)(random, level), gap: random.evenly(['factor', 'product', 'factor']) }),
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
        en: prose`The top number is the product. The two factors are the same number. Write the two facts of the family.`,
        es: prose`El número de arriba es el producto. Los dos factores son el mismo número. Escribe las dos operaciones de la familia.`,
      },
      lines: 2,
      draw: random => ({ n: random.evenly([6, 9, 4, 7, 3, 8, 5]) }),
      answer: equationSet,
      solve: ({ n }) => [equation(times(n, n), n * n), equation(divide(n * n, n), n)],
      ask: ({ n }) => both(figure(numberBond(n * n, [null, null], 'triangle'))),
      solution: ({ n }) => [
        explained(
          statements(equation(times(n - 1, n - 1), (n - 1) * (n - 1)), equation(times(n, n), n * n)),
          line`Try one number after another as both factors: ${n} gives ${n * n}.`,
          line`Prueba un número tras otro como los dos factores: con ${n} se obtiene ${n * n}.`,
        ),
        explained(
          equation(times(n, n), n * n),
          line`The factors are the same, so there is one multiplication.`,
          line`Los factores son iguales, así que hay una sola multiplicación.`,
        ),
        explained(
          equation(divide(n * n, n), n),
          line`There is one division for the same reason.`,
          line`Por la misma razón hay una sola división.`,
        ),
      ],
      check(printed, facts) {
        const product = numbersOf(printed.figure('number-bond')).whole?.n ?? 0
        const n = wholes(1, 10).find(n => addedUp(n, n) === product) ?? 0
        return areFamily(facts, [n, n, product], 2)
      },
    }),

    oddOneOut: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      instruction: {
        en: prose`Three lines are facts of one family. Which line does not belong?`,
        es: prose`Tres renglones son operaciones de una misma familia. ¿Qué renglón no pertenece?`,
      },
      draw: (random, level) => {
        const place = random.evenly([2, 0, 3, 1])
        const family = draw(6)(random, level)
        const { a, b, product } = family
        const others = wholes(2, 10).filter(n => n !== a && n !== b && product % n === 0 && product / n <= 10)
        const odd = random.pick(['product', 'factor'])
        const [less] = others
        const fact =
          odd === 'product' && less !== undefined
            ? equation(divide(product, less), product / less)
            : equation(divide((a + 1) * b, b), a + 1)
        return { ...family, fact, place, members: random.sample([0, 1, 2, 3], 3) }
      },
      answer: whichLine,
      solve: ({ place }) => itemOf(LINE_NAMES, place),
      ask: facts => both(steps(...oddLines(facts).map(fact => line`${fact}`))),
      solution: ({ a, b, product, fact, place, members }) => [
        step(statements(...members.map(member => itemOf(factsOf({ a, b, product }), member))), because.sameFamily),
        explained(
          fact,
          line`Its numbers are not all from the family ${a}, ${b}, ${product}.`,
          line`Sus números no son todos de la familia ${a}, ${b}, ${product}.`,
        ),
        step(whichLine.show(itemOf(LINE_NAMES, place)), because.chooseTheOneThatFits),
      ],
      check(printed, answer) {
        const sorted = printed.all('relation').map(fact => inOrder(numbersIn(fact)))
        const odd = sorted.findIndex(numbers => sorted.filter(other => other === numbers).length === 1)
        return sorted.length === 4 && answer === LINE_NAMES[odd]
      },
    }),

    whichIsWrong: form({
      levels: ['hard'],
      kind: 'find-mistake',
      share: 2,
      draw: (random, level) => {
        const family = draw(11)(random, level)
        const others = random.sample(
          level.families.filter(([less, greater]) => less * greater !== family.product),
          3,
        )
        return {
          ...family,
          others,
          slip: random.evenly<keyof typeof slips>(['one more', 'turned', 'one less']),
        }
      },
      answer: formulaChoice,
      solve: ({ slip, ...family }) => slips[slip](family).fact,
      mistakes: ({ others }): Record<string, Value> => ({
        aRightDivision: itemOf(factsOf(familyOf(...itemOf(others, 0))), 3),
        aRightProduct: itemOf(factsOf(familyOf(...itemOf(others, 1))), 0),
        anotherRightDivision: itemOf(factsOf(familyOf(...itemOf(others, 2))), 2),
      }),
      ask: () => whichIsWrong,
      solution: ({ slip, others, ...family }) => {
        const { fact, what } = slips[slip](family)
        const checked = others.map(([less, greater]) => equation(times(less, greater), less * greater))
        return [
          explained(
            statements(...checked),
            line`Check each equation by a multiplication. These three are right.`,
            line`Comprueba cada ecuación con una multiplicación. Estas tres son correctas.`,
          ),
          explained(
            equation(divide(family.product, family.b), family.a),
            line`The fourth should be this, because ${times(family.b, family.a)} is ${family.product}.`,
            line`La cuarta debe ser esta, porque ${times(family.b, family.a)} es ${family.product}.`,
          ),
          step(fact, because.mistakeIs, { what }),
        ]
      },
      check: (_, answer) => !isTrue(expr(answer)),
    }),
  }),
)
