import {
  type Both,
  type Content,
  type Expr,
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
  role,
  type Sentence,
  sentenceChoice,
  trueStatement,
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
  simplified,
  simplifying,
} from './sides.ts'
import { type Trick, tricks } from './tricks.ts'

const x = m`x`
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
  return candidates.filter(
    (value, i) =>
      value.n !== 0 && !(own && value.equals(own)) && !candidates.slice(0, i).some(before => before.equals(value)),
  )
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
    en: line`They get the same result for no number.`,
    es: line`No obtienen el mismo resultado con ningún número.`,
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

const NAMES = ['Ivy', 'Dan', 'Rosa', 'Max', 'Lucy', 'Raúl', 'Jade', 'Hugo'] as const
interface Claimed {
  readonly sides: Sides
  readonly kind: Count
  readonly name: (typeof NAMES)[number]
}
/** What the last line tells, rightly and wrongly. */
function readings({
  sides,
  kind,
}: Pick<Claimed, 'sides' | 'kind'>): readonly (Sentence & { readonly isTrue: boolean })[] {
  const root = kind === 'one' ? rootOf(sides) : constantOf(sides.right)
  const says = (en: readonly Inline[], es: readonly Inline[]): Both<Content> => ({
    en: { kind: 'paragraph', content: en },
    es: { kind: 'paragraph', content: es },
  })
  return [
    {
      key: 'only',
      isTrue: kind === 'one',
      says: says(line`The only solution is ${equation(x, root)}.`, line`La única solución es ${equation(x, root)}.`),
    },
    {
      key: 'none',
      isTrue: kind === 'none',
      says: says(
        line`There is no solution: the two sides are never equal.`,
        line`No hay solución: los dos lados nunca son iguales.`,
      ),
    },
    {
      key: 'all',
      isTrue: kind === 'all',
      says: says(
        line`Every number is a solution: the two sides are always equal.`,
        line`Todo número es solución: los dos lados siempre son iguales.`,
      ),
    },
    {
      key: 'zero',
      isTrue: false,
      says: says(line`The only solution is ${m`x = 0`}.`, line`La única solución es ${m`x = 0`}.`),
    },
  ]
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
      const [one = Ratio.of(1), two = Ratio.of(2)] = slipsOf(sides)
      return kind === 'one'
        ? { sign: sentenceOf('one', one), none: sentenceOf('none', one), all: sentenceOf('all', one) }
        : {
            other: sentenceOf(kind === 'all' ? 'none' : 'all', one),
            first: sentenceOf('one', one),
            second: sentenceOf('one', two),
          }
    },
    ask: sides => ({ en: equationOf(sides), es: equationOf(sides) }),
    solution: sides => [
      ...simplifying(sides),
      ...concluding(sides),
      ...(countOf(sides) === 'one'
        ? [
            explainedBy(sentenceOf('one', rootOf(sides)).says, {
              en: line`Only this value makes the equation true.`,
              es: line`Solo este valor hace verdadera la ecuación.`,
            }),
          ]
        : [endOf(countOf(sides))]),
    ],
    check(printed, { key }) {
      const of = printed.one('relation')
      const kind = countIn(of)
      if (kind !== 'one') return key === kind
      const [, n = '0', d = '1'] = /^one (-?\d+)(?:\/(\d+))?$/.exec(key) ?? []
      const value = Ratio.of(Number(n), Number(d))
      return key.startsWith('one ') && evaluate(of.left, { x: value }).equals(evaluate(of.right, { x: value }))
    },
  }),

  whichOneOfFour: whichForm(form, 'medium', drawMedium, ['none', 'one', 'all']),

  sameResult: form({
    levels: ['medium'],
    kind: 'story',
    draw: (random: Random): Tried => {
      const kind = random.evenly(['all', 'one', 'none'] as const)
      const trick = random.evenly(tricks)
      return random.until(
        () => ({ trick, kind, numbers: trick.draw(random, kind) }),
        tried =>
          countOf(sidesOf(tried)) === kind &&
          (kind !== 'one' || (rootOf(sidesOf(tried)).isInteger && rootOf(sidesOf(tried)).n > 0)),
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
            `The left side is ${tried.trick.one}'s result, the right side is ${tried.trick.other}'s.`,
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
      const [p, k, c, d] = (['p', 'k', 'c', 'd'] as const).map(name => printed.role(name).n)
      const sides = { left: found.left(p ?? 0, k ?? 0), right: found.right(c ?? 0, d ?? 0) }
      const of = equationOf(sides)
      return of.kind === 'relation' && countIn(of) === answer
    },
  }),

  conclusion: form(
    trueStatement({
      levels: ['medium'],
      question: { en: prose`Which conclusion is right?`, es: prose`¿Qué conclusión es correcta?` },
      draw: (random: Random): Claimed => {
        const kind = random.evenly(['none', 'all', 'one'] as const)
        const name = random.evenly(NAMES)
        return random.until(
          () => ({ kind, name, sides: drawMedium(random, kind) }),
          ({ sides }) => kind !== 'one' || rootOf(sides).n !== 0,
        )
      },
      about: ({ sides, name }) => {
        const [given, to]: [Expr, Expr] = [equationOf(sides), simplified(sides)]
        return {
          en: [{ kind: 'paragraph', content: [`${name} simplifies both sides of `, given, ' and gets ', to, '.'] }],
          es: [{ kind: 'paragraph', content: [`${name} simplifica los dos lados de `, given, ' y obtiene ', to, '.'] }],
        }
      },
      statements: readings,
      solution: ({ sides, kind, name }) => [
        ...concluding(sides),
        explainedBy(
          readings({ sides, kind, name }).find(({ isTrue }) => isTrue)?.says ?? SHOWN[kind],
          {
            one: {
              en: line`One value is found. So there is a solution, it is not 0, and not every number is one.`,
              es: line`Se halla un valor. Por eso hay solución, no es 0 y no todo número lo es.`,
            },
            none: {
              en: line`No value of ${x} changes this line, so neither 0 nor ${constantOf(sides.right)} nor any other number is a solution.`,
              es: line`Ningún valor de ${x} cambia este renglón: ni 0 ni ${constantOf(sides.right)} ni ningún otro número es solución.`,
            },
            all: {
              en: line`The numbers in this line are not values of ${x}. Every value makes it true, not only 0 or ${constantOf(sides.right)}.`,
              es: line`Los números de este renglón no son valores de ${x}. Todo valor lo hace verdadero, no solo 0 o ${constantOf(sides.right)}.`,
            },
          }[kind],
        ),
      ],
      holds(printed, key) {
        const [given] = printed.all('relation')
        if (!given) return false
        const kind = countIn(given)
        return key === (kind === 'one' ? 'only' : kind)
      },
    }),
  ),
})
