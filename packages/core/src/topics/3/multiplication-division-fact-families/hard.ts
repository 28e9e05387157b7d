import {
  both,
  bullets,
  divide,
  type Expr,
  equation,
  equationSet,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  missingFactor,
  numberBond,
  productFact,
  prose,
  statements,
  step,
  symbol,
  times,
  type Value,
  wholes,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersOf } from '../../kit/facts/bond.ts'
import { areFamily, cornerAndFacts, inOrder, numbersIn } from '../../kit/facts/family.ts'
import { addedUp, whichIsWrong } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { draw, drawnFamily, type Family, factsOf, familyOf, familySteps } from './parts.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letter = writtenName('A', 'B', 'C', 'D')

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
      en: line`the numbers are in the wrong order; the product, ${product}, comes first`,
      es: line`los números están en el orden equivocado; el producto, ${product}, va primero`,
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      ...(gap === 'product'
        ? [
            ...productFact(family.a, family.b),
            explained(expr(family.product), line`This is the missing number.`, line`Este es el número que falta.`),
          ]
        : missingFactor(family.a, family.product)),
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
    draw: random => ({ n: random.evenly([6, 9, 7, 8]) }),
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
        line`Divided by either factor, ${n * n} gives ${n}, so there is one division.`,
        line`Dividido entre cualquiera de los dos factores, ${n * n} da ${n}, así que hay una sola división.`,
      ),
    ],
    check(printed, facts) {
      const { whole } = numbersOf(printed.figure('number-bond'))
      const n = wholes(1, 10).find(n => addedUp(n, n) === whole?.n)
      return n !== undefined && areFamily(facts, [n, n, n * n], 2)
    },
  }),
  oddOneOut: form({
    levels: ['hard'],
    share: 2,
    lines: 0,
    instruction: {
      en: prose`Three of these facts are of one family. Which fact does not belong to it? Write its letter.`,
      es: prose`Tres de estas operaciones son de una misma familia. ¿Qué operación no es de la familia? Escribe su letra.`,
    },
    draw: (random, level) => {
      const place = random.evenly([2, 0, 3, 1])
      const family = draw(5)(random, level)
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
    answer: letter,
    solve: ({ place }) => itemOf(LETTERS, place),
    ask: facts => both(bullets(...oddLines(facts).map((fact, i) => line`${symbol(itemOf(LETTERS, i))}: ${fact}`))),
    solution: ({ a, b, product, fact, place, members }) => [
      explained(
        statements(...members.map(member => itemOf(factsOf({ a, b, product }), member))),
        line`These three facts use the same three numbers: ${a}, ${b}, and ${product}.`,
        line`Estas tres operaciones usan los mismos tres números: ${a}, ${b} y ${product}.`,
      ),
      explained(
        fact,
        line`Fact ${symbol(itemOf(LETTERS, place))} uses other numbers.`,
        line`La operación ${symbol(itemOf(LETTERS, place))} usa otros números.`,
      ),
      explained(
        letter.show(itemOf(LETTERS, place)),
        line`This fact does not belong to the family.`,
        line`Esta operación no pertenece a la familia.`,
      ),
    ],
    check(printed, answer) {
      const sorted = printed.all('relation').map(fact => inOrder(numbersIn(fact)))
      const odd = sorted.findIndex(numbers => sorted.filter(other => other === numbers).length === 1)
      return sorted.length === 4 && answer === LETTERS[odd]
    },
  }),
  whichIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    share: 2,
    draw: (random, level) => {
      const family = draw(8)(random, level)
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
    solution: ({ slip, ...family }) => {
      const { fact, what } = slips[slip](family)
      return [
        explained(
          equation(divide(family.product, family.b), family.a),
          line`The equation should be this, because ${times(family.b, family.a)} is ${family.product}.`,
          line`La ecuación debe ser esta, porque ${times(family.b, family.a)} es ${family.product}.`,
        ),
        step(fact, because.mistakeIs, { what }),
      ]
    },
    whyWrong({ others }) {
      const rightDivision = (place: number, fact: 2 | 3) => {
        const family = familyOf(...itemOf(others, place))
        const { a, b, product } = family
        const helper = fact === 2 ? times(a, b) : times(b, a)
        return explained(
          itemOf(factsOf(family), fact),
          line`This equation is right, because ${helper} is ${product}.`,
          line`Esta ecuación es correcta, porque ${helper} es ${product}.`,
        )
      }
      const right = familyOf(...itemOf(others, 1))
      return {
        aRightDivision: rightDivision(0, 3),
        aRightProduct: explained(
          itemOf(factsOf(right), 0),
          line`This equation is right, because ${divide(right.product, right.a)} is ${right.b}.`,
          line`Esta ecuación es correcta, porque ${divide(right.product, right.a)} es ${right.b}.`,
        ),
        anotherRightDivision: rightDivision(2, 2),
      }
    },
    check: (_, answer) => !isTrue(expr(answer)),
  }),
})
