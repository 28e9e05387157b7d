import {
  type Both,
  equation,
  evaluate,
  explainedBy,
  type Inline,
  line,
  m,
  option,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import { coefficientOf, constantOf } from '../../kit/equations/parts.ts'
import { drawMedium } from './draws.ts'
import { whichForm } from './easy.ts'
import type { Form } from './levels.ts'
import {
  COUNTS,
  type Count,
  concluding,
  countIn,
  countOf,
  endOf,
  equationOf,
  rootOf,
  SHOWN,
  type Sides,
  simplifying,
} from './sides.ts'
import { type Trick, tricks } from './tricks.ts'

const x = m`x`
/** In six steps: what is multiplied out and combined leaves no factor of x to divide by. */
const isSolvedSoon = (sides: Sides): boolean =>
  simplifying(sides).length < 2 || Math.abs(coefficientOf(sides.left).minus(coefficientOf(sides.right)).n) === 1
/** "one solution, x = 3", and the two others. */
const sentenceOf = (kind: Count, root: Ratio): Sentence =>
  kind === 'one'
    ? {
        key: `one ${root}`,
        says: { en: prose`one solution, ${equation(x, root)}`, es: prose`una solución, ${equation(x, root)}` },
      }
    : { key: kind, says: SHOWN[kind] }

/** Values that a slip of sign leads to. */
function slipsOf(sides: Sides): readonly Ratio[] {
  const [a, c] = [coefficientOf(sides.left), coefficientOf(sides.right)]
  const [b, d] = [constantOf(sides.left), constantOf(sides.right)]
  const own = countOf(sides) === 'one' ? rootOf(sides) : null
  const candidates = [
    ...(own ? [own.negated()] : []),
    ...(a.equals(c) ? [] : [d.plus(b).over(a.minus(c))]),
    ...(a.plus(c).n === 0 ? [] : [d.minus(b).over(a.plus(c)), d.plus(b).over(a.plus(c))]),
    d.minus(b),
    Ratio.of(1),
    Ratio.of(2),
  ]
  const whole = [...candidates.filter(({ d }) => d === 1), ...candidates.filter(({ d }) => d !== 1)]
  return whole.filter(
    (value, i) =>
      value.n !== 0 && !(own && value.equals(own)) && !whole.slice(0, i).some(before => before.equals(value)),
  )
}

/** What is wrong with the other answers, by the name of the mistake. */
function failuresOf(sides: Sides): Readonly<Record<string, Both<readonly Inline[]> | Step>> {
  const [one, two] = tupleOf(slipsOf(sides), 2)
  const tried = (value: Ratio) => {
    const at = (terms: Sides['left']) => coefficientOf(terms).times(value).plus(constantOf(terms))
    return explainedBy(relation(at(sides.left), '≠', at(sides.right)), {
      en: line`With ${value} for ${x}, the two sides are different.`,
      es: line`Con ${value} en lugar de ${x}, los dos lados son distintos.`,
    })
  }
  switch (countOf(sides)) {
    case 'one': {
      const root = rootOf(sides)
      return {
        sign: tried(one),
        none: {
          en: line`The equation is true for ${equation(x, root)}.`,
          es: line`La ecuación es verdadera para ${equation(x, root)}.`,
        },
        all: {
          en: line`The equation is true for ${equation(x, root)} only.`,
          es: line`La ecuación es verdadera solo para ${equation(x, root)}.`,
        },
      }
    }
    case 'none':
      return {
        other: {
          en: line`No value of ${x} makes the equation true.`,
          es: line`Ningún valor de ${x} hace verdadera la ecuación.`,
        },
        first: tried(one),
        second: tried(two),
      }
    case 'all': {
      const notOnly = (value: Ratio) => ({
        en: line`The value ${value} is not the only solution: every value of ${x} is one.`,
        es: line`El valor ${value} no es la única solución: todo valor de ${x} lo es.`,
      })
      return {
        other: {
          en: line`The equation is true for every value of ${x}.`,
          es: line`La ecuación es verdadera para todo valor de ${x}.`,
        },
        first: notOnly(one),
        second: notOnly(two),
      }
    }
  }
}

interface Tried {
  readonly trick: Trick
  readonly kind: Count
  readonly numbers: readonly [p: number, k: number, c: number, d: number]
}
const sidesOf = ({ trick, numbers: [p, k, c, d] }: Tried): Sides => ({
  left: trick.left(p, k),
  right: trick.right(c, d),
})
const numbersFor = option<Count>({
  none: { en: prose`for no number`, es: prose`con ningún número` },
  one: { en: prose`for exactly one number`, es: prose`con exactamente un número` },
  all: { en: prose`for every number`, es: prose`con todos los números` },
})
const SENTENCES: Readonly<Record<Count, (tried: Tried) => Both<readonly Inline[]>>> = {
  none: () => ({
    en: line`There is no number for which they get the same result.`,
    es: line`No hay ningún número con el que obtengan el mismo resultado.`,
  }),
  one: tried => ({
    en: line`They get the same result for exactly one number, ${rootOf(sidesOf(tried))}.`,
    es: line`Obtienen el mismo resultado con exactamente un número, ${rootOf(sidesOf(tried))}.`,
  }),
  all: () => ({
    en: line`They get the same result for every number.`,
    es: line`Obtienen el mismo resultado con todos los números.`,
  }),
}

export const mediumForms = (form: Form) => ({
  classifyAndSolve: form({
    levels: ['medium'],
    share: 3,
    kind: 'choose',
    instruction: {
      en: prose`How many solutions does the equation have? If there is one, find it.`,
      es: prose`¿Cuántas soluciones tiene la ecuación? Si tiene una, hállala.`,
    },
    draw: (random: Random) => {
      const kind = random.evenly(COUNTS)
      return random.until(
        () => drawMedium(random, kind),
        sides => slipsOf(sides).length > 1,
      )
    },
    answer: sentenceChoice,
    solve: sides => sentenceOf(countOf(sides), countOf(sides) === 'one' ? rootOf(sides) : Ratio.of(0)),
    mistakes: sides => {
      const kind = countOf(sides)
      const [one, two] = tupleOf(slipsOf(sides), 2)
      return kind === 'one'
        ? { sign: sentenceOf('one', one), none: sentenceOf('none', one), all: sentenceOf('all', one) }
        : {
            other: sentenceOf(kind === 'all' ? 'none' : 'all', one),
            first: sentenceOf('one', one),
            second: sentenceOf('one', two),
          }
    },
    ask: sides => ({ en: equationOf(sides), es: equationOf(sides) }),
    solution: (sides, { says }) => [
      ...simplifying(sides),
      ...concluding(sides),
      countOf(sides) === 'one'
        ? explainedBy(says, {
            en: line`Only this value makes the equation true.`,
            es: line`Solo este valor hace verdadera la ecuación.`,
          })
        : endOf(countOf(sides)),
    ],
    whyWrong: failuresOf,
    check(printed, { key }) {
      const of = printed.one('relation')
      const kind = countIn(of)
      if (kind !== 'one') return key === kind
      if (!key.startsWith('one ')) return false
      const [top, under] = key.slice('one '.length).split('/')
      const value = Ratio.of(Number(top), under === undefined ? 1 : Number(under))
      return evaluate(of.left, { x: value }).equals(evaluate(of.right, { x: value }))
    },
  }),

  whichOneOfFour: whichForm(form, 'medium', drawMedium, ['none', 'one', 'all'], 2),

  sameResult: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    draw: (random: Random): Tried => {
      const kind = random.evenly(['all', 'one', 'none'] as const)
      const trick = random.evenly(tricks)
      return random.until(
        () => ({ trick, kind, numbers: trick.draw(random, kind) }),
        tried =>
          countOf(sidesOf(tried)) === kind &&
          (kind !== 'one' ||
            (isSolvedSoon(sidesOf(tried)) && rootOf(sidesOf(tried)).isInteger && rootOf(sidesOf(tried)).n > 0)),
      )
    },
    answer: numbersFor,
    solve: ({ kind }) => kind,
    ask: ({ trick, numbers: [p, k, c, d] }) => {
      const told = trick.says(role('p', p), role('k', k), role('c', c), role('d', d))
      return {
        en: [told.en, prose`For how many numbers do they get the same result?`],
        es: [told.es, prose`¿Con cuántos números obtienen el mismo resultado?`],
      }
    },
    solution: tried => {
      const sides = sidesOf(tried)
      return [
        explainedBy(equationOf(sides), {
          en: [
            ...line`Let ${x} be the number. `,
            `The left side is ${tried.trick.one}’s result, the right side is ${tried.trick.other}’s.`,
          ],
          es: [
            ...line`Sea ${x} el número. `,
            `El lado izquierdo es el resultado de ${tried.trick.one} y el derecho, el de ${tried.trick.other}.`,
          ],
        }),
        ...simplifying(sides),
        ...concluding(sides),
        explainedBy(
          {
            none: { en: prose`for no number`, es: prose`con ningún número` },
            one: { en: prose`for exactly one number`, es: prose`con exactamente un número` },
            all: { en: prose`for every number`, es: prose`con todos los números` },
          }[tried.kind],
          SENTENCES[tried.kind](tried),
        ),
      ]
    },
    // Both results, worked out for three numbers.
    check(printed, answer) {
      const found = tricks.find(({ one }) => printed.text.includes(one))
      if (!found) return false
      const [p, k, c, d] = tupleOf(
        (['p', 'k', 'c', 'd'] as const).map(name => printed.role(name).n),
        4,
      )
      const sides = { left: found.left(p, k), right: found.right(c, d) }
      const of = equationOf(sides)
      return of.kind === 'relation' && countIn(of) === answer
    },
  }),
})
