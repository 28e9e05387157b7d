import {
  array,
  both,
  divide,
  equation,
  equationSet,
  exact,
  explained,
  type FormMaker,
  figure,
  type Icon,
  isTrue,
  itemOf,
  line,
  missingFactor,
  numberBond,
  prose,
  statements,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areFamily, numbersIn, text } from '../../kit/facts/family.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { draw, drawnFamily, factsOf, familyOf, familySteps } from './parts.ts'

const PICTURES: readonly Icon[] = ['star', 'circle', 'square', 'heart', 'triangle']

const fourFacts = {
  ofThree: {
    en: prose`Write two multiplication facts and two division facts with the three numbers.`,
    es: prose`Escribe dos multiplicaciones y dos divisiones con los tres números.`,
  },
  ofArray: {
    en: prose`Write two multiplication facts and two division facts for the array.`,
    es: prose`Escribe dos multiplicaciones y dos divisiones para el arreglo.`,
  },
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  triangle: form({
    levels: ['medium'],
    share: 3,
    instruction: fourFacts.ofThree,
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
    instruction: fourFacts.ofArray,
    lines: 4,
    // The rows are the first factor, as they are read.
    draw: (random, level) => {
      const { a, b } = draw(6)(random, level)
      return { ...familyOf(Math.min(a, b), Math.max(a, b)), icon: random.pick(PICTURES) }
    },
    answer: equationSet,
    solve: factsOf,
    ask: ({ a, b, icon }) => both(figure(array(a, b, { icon, fill: 'white' }))),
    solution: ({ icon: _, ...family }) => [
      step(
        {
          en: prose`${family.a} rows of ${family.b}`,
          es: prose`${family.a} filas de ${family.b}`,
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
    draw: draw(1),
    answer: equationSet,
    solve: ({ a, b, product }) => [equation(times(a, b), product), equation(times(b, a), product)],
    ask: ({ a, product }) => {
      const quotient = divide(product, a)
      return {
        en: prose`Write the two multiplication facts in the same fact family as ${quotient}.`,
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
    draw: (random, level) => ({ ...draw(2)(random, level), given: random.evenly([2, 0, 3]) }),
    answer: equationSet,
    solve: ({ given, ...family }) => factsOf(family).filter((_, i) => i !== given),
    ask: ({ given, ...family }) => both(itemOf(factsOf(family), given)),
    solution: ({ given, ...family }) => [
      ...familySteps(family),
      explained(
        statements(...factsOf(family).filter((_, i) => i !== given)),
        line`Leave out the fact that is given.`,
        line`Omite la operación que ya está escrita.`,
      ),
    ],
    check(printed, facts) {
      const given = printed.one('relation')
      return areFamily([given, ...facts], numbersIn(given), 4)
    },
  }),
})
