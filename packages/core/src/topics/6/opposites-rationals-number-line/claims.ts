import {
  absolute,
  type Block,
  type Both,
  both,
  bracketed,
  type Expr,
  equation,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  line,
  negative,
  prose,
  Ratio,
  role,
  type Statement,
  statements,
  sum,
  trueStatement,
} from '../../../author.ts'
import { type Writing, writtenAs } from '../../kit/integers/written.ts'
import type { Form } from './lines.ts'
import { oppositeIs } from './parts.ts'

export const claimForms = (form: Form) => ({
  trueAboutOpposites: form(
    trueStatement({
      levels: ['medium'],
      draw(random) {
        const isDecimal = random.evenly([true, false])
        const d = random.pick([2, 3, 4, 5])
        const size = isDecimal
          ? Ratio.of(10 * random.int(1, 9) + random.int(1, 9), 10)
          : Ratio.of(random.coprimeTo(d), d).plus(random.int(1, 6))
        const right = random.evenly([0, 3, 1, 4, 2])
        const wrong = random.sample(
          [0, 1, 2, 3, 4].filter(i => i !== right),
          3,
        )
        return { size, as: isDecimal ? ('decimal' as const) : ('mixed' as const), right, wrong }
      },
      about: ({ size, as }) => {
        const number = role('size', writtenAs(size, as))
        return {
          en: [prose`Think of the number ${number} and its opposite.`],
          es: [prose`Piensa en el número ${number} y en su opuesto.`],
        }
      },
      statements: ({ size, as, right, wrong }) => [
        claimOf(trueClaims, right, 'true', size, as),
        ...wrong.map(i => claimOf(falseClaims, i, 'false', size, as)),
      ],
      solution: ({ size, as, right }, { says }) => [
        explainedBy(both(statements(expr(writtenAs(size, as)), expr(writtenAs(size.negated(), as)))), {
          en: line`The opposite is as far from 0, on the other side.`,
          es: line`El opuesto está a la misma distancia del 0, del otro lado.`,
        }),
        explainedBy(
          says,
          itemOf(trueClaims, right)(writtenAs(size.negated(), as), writtenAs(size, as), writtenAs(size.times(2), as))
            .why,
        ),
      ],
      holds(printed, key) {
        const high = printed.role('size')
        const low = Ratio.of(0).minus(high)
        const between = high.minus(low)
        const isSo: Readonly<Record<string, boolean>> = {
          'true 0': low.times(low).equals(high.times(high)),
          'true 1': low.plus(high).n === 0,
          'true 2': low.negated().equals(high),
          'true 3': high.negated().n < 0,
          'true 4': between.equals(high.plus(high)),
          'false 0': low.negated().negated().equals(high),
          'false 1': low.times(low).compare(high.times(high)) > 0,
          'false 2': low.negated().n < 0,
          'false 3': low.negated().n < 0,
          'false 4': between.equals(high),
        }
        return isSo[key] === true
      },
    }),
  ),
})

interface Claim {
  readonly says: Both<Block>
  /** What is so instead, or why it is so. */
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}
type Claims = readonly ((low: Expr, high: Expr, twice: Expr) => Claim)[]
const claimOf = (claims: Claims, i: number, truth: 'true' | 'false', size: Ratio, as: Writing): Statement => {
  const claim = itemOf(claims, i)(writtenAs(size.negated(), as), writtenAs(size, as), writtenAs(size.times(2), as))
  const isTrue = truth === 'true'
  return {
    key: `${truth} ${i}`,
    isTrue,
    says: claim.says,
    ...(isTrue ? {} : { why: explainedBy(claim.work, claim.why) }),
  }
}

/** The statement that contradicts a true one has the same place in the list of false ones. */
const trueClaims: Claims = [
  (low, high) => ({
    says: {
      en: prose`${low} and ${high} are at the same distance from 0.`,
      es: prose`${low} y ${high} están a la misma distancia del 0.`,
    },
    work: high,
    why: { en: line`Each of them is ${high} units from 0.`, es: line`Cada uno está a ${high} unidades del 0.` },
  }),
  (low, high) => ({
    says: {
      en: prose`0 is halfway between ${low} and ${high}.`,
      es: prose`El 0 está justo en medio de ${low} y ${high}.`,
    },
    work: equation(absolute(low), absolute(high)),
    why: {
      en: line`Opposites are at the same distance from 0, on two sides of it.`,
      es: line`Los opuestos están a la misma distancia del 0, uno a cada lado.`,
    },
  }),
  (low, high) => ({
    says: {
      en: prose`${negative(bracketed(low))} and ${high} are the same number.`,
      es: prose`${negative(bracketed(low))} y ${high} son el mismo número.`,
    },
    work: high,
    why: oppositeIs(low, high),
  }),
  (low, high) => ({
    says: {
      en: prose`The opposite of ${high} is to the left of 0 on the number line.`,
      es: prose`El opuesto de ${high} está a la izquierda del 0 en la recta numérica.`,
    },
    work: low,
    why: {
      en: line`It is ${low}, and negative numbers are to the left of 0.`,
      es: line`Es ${low}, y los números negativos están a la izquierda del 0.`,
    },
  }),
  (low, high, twice) => ({
    says: {
      en: prose`The distance from ${low} to ${high} on the number line is ${twice}.`,
      es: prose`La distancia de ${low} a ${high} en la recta numérica es ${twice}.`,
    },
    work: equation(sum(high, high), twice),
    why: {
      en: line`From ${low} to 0 is ${high}, and from 0 to ${high} is ${high} more.`,
      es: line`De ${low} a 0 hay ${high}, y de 0 a ${high} hay ${high} más.`,
    },
  }),
]
const falseClaims: Claims = [
  (low, high) => ({
    says: {
      en: prose`The opposite of the opposite of ${low} is ${high}.`,
      es: prose`El opuesto del opuesto de ${low} es ${high}.`,
    },
    work: equation(negative(bracketed(negative(bracketed(low)))), low),
    why: {
      en: line`The opposite of the opposite of ${low} is ${low} itself.`,
      es: line`El opuesto del opuesto de ${low} es el mismo ${low}.`,
    },
  }),
  (low, high) => ({
    says: {
      en: prose`0 is nearer to ${high} than to ${low}.`,
      es: prose`El 0 está más cerca de ${high} que de ${low}.`,
    },
    work: equation(absolute(low), absolute(high)),
    why: {
      en: line`0 is at the same distance from both numbers.`,
      es: line`El 0 está a la misma distancia de los dos números.`,
    },
  }),
  (_, high) => ({
    says: {
      en: prose`${negative(bracketed(negative(high)))} is a negative number.`,
      es: prose`${negative(bracketed(negative(high)))} es un número negativo.`,
    },
    work: equation(negative(bracketed(negative(high))), high),
    why: { en: line`This number is positive.`, es: line`Este número es positivo.` },
  }),
  (low, high) => ({
    says: {
      en: prose`The opposite of ${low} is to the left of 0 on the number line.`,
      es: prose`El opuesto de ${low} está a la izquierda del 0 en la recta numérica.`,
    },
    work: high,
    why: {
      en: line`The opposite of ${low} is positive, so it is to the right of 0.`,
      es: line`El opuesto de ${low} es positivo, así que está a la derecha del 0.`,
    },
  }),
  (low, high, twice) => ({
    says: {
      en: prose`The distance from ${low} to ${high} on the number line is ${high}.`,
      es: prose`La distancia de ${low} a ${high} en la recta numérica es ${high}.`,
    },
    work: equation(sum(high, high), twice),
    why: {
      en: line`The distance is ${twice}: from ${low} to 0, and from 0 to ${high}.`,
      es: line`La distancia es ${twice}: de ${low} a 0 y de 0 a ${high}.`,
    },
  }),
]
