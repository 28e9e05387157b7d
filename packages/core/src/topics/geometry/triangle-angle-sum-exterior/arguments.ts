import {
  degrees,
  type Expr,
  equation,
  evaluate,
  type Figure,
  figure,
  line,
  measureOfAngle as named,
  type Printed,
  prose,
  type Random,
  relation,
  statements,
  sum,
  symbol,
  triangle,
} from '../../../author.ts'
import type { Argued, Theorem } from '../../kit/geometry/which-reason.ts'
import { drawAngles, drawNames } from './parts.ts'

export const theorems = {
  sum: {
    name: { en: prose`triangle angle sum theorem`, es: prose`teorema de la suma de los ángulos de un triángulo` },
    says: {
      en: line`The angles of a triangle add up to ${degrees(180)}.`,
      es: line`Los ángulos de un triángulo suman ${degrees(180)}.`,
    },
    about: {
      en: line`It is about the three angles of a triangle, which add up to ${degrees(180)}.`,
      es: line`Trata de los tres ángulos de un triángulo, que suman ${degrees(180)}.`,
    },
  },
  exterior: {
    name: { en: prose`exterior angle theorem`, es: prose`teorema del ángulo exterior` },
    says: {
      en: line`An exterior angle of a triangle is the sum of the two remote interior angles.`,
      es: line`Un ángulo exterior de un triángulo es la suma de los dos ángulos interiores no adyacentes.`,
    },
    about: {
      en: line`It compares an exterior angle with two interior angles.`,
      es: line`Compara un ángulo exterior con dos ángulos interiores.`,
    },
  },
  linear: {
    name: { en: prose`linear pair postulate`, es: prose`postulado del par lineal` },
    says: {
      en: line`Two angles that make a straight angle add up to ${degrees(180)}.`,
      es: line`Dos ángulos que forman un ángulo llano suman ${degrees(180)}.`,
    },
    about: {
      en: line`It is about two angles side by side that make a straight angle.`,
      es: line`Trata de dos ángulos contiguos que forman un ángulo llano.`,
    },
  },
  complementary: {
    name: {
      en: prose`The acute angles of a right triangle are complementary.`,
      es: prose`Los ángulos agudos de un triángulo rectángulo son complementarios.`,
    },
    says: {
      en: line`The right angle takes ${degrees(90)} of ${degrees(180)}, and ${degrees(90)} is left.`,
      es: line`El ángulo recto toma ${degrees(90)} de ${degrees(180)} y quedan ${degrees(90)}.`,
    },
    about: {
      en: line`It needs a right angle.`,
      es: line`Requiere un ángulo recto.`,
    },
  },
  corresponding: {
    name: { en: prose`corresponding angles theorem`, es: prose`teorema de los ángulos correspondientes` },
    says: {
      en: line`A line that cuts two parallel lines makes equal corresponding angles.`,
      es: line`Una recta que corta dos paralelas forma ángulos correspondientes iguales.`,
    },
    about: {
      en: line`It needs two parallel lines.`,
      es: line`Requiere dos rectas paralelas.`,
    },
  },
  bisector: {
    name: { en: prose`definition of angle bisector`, es: prose`definición de bisectriz` },
    says: {
      en: line`A bisector cuts an angle into two equal angles.`,
      es: line`Una bisectriz divide un ángulo en dos ángulos iguales.`,
    },
    about: {
      en: line`It says that the two parts of an angle are equal.`,
      es: line`Dice que las dos partes de un ángulo son iguales.`,
    },
  },
  addition: {
    name: { en: prose`angle addition postulate`, es: prose`postulado de la suma de ángulos` },
    says: {
      en: line`An angle is the sum of the angles into which it is cut.`,
      es: line`Un ángulo es la suma de los ángulos en que se divide.`,
    },
    about: {
      en: line`It says that the parts of an angle add up to the whole angle.`,
      es: line`Dice que las partes de un ángulo suman el ángulo entero.`,
    },
  },
} as const satisfies Readonly<Record<string, Theorem>>
export type TheoremId = keyof typeof theorems
type Made = Argued<TheoremId>

const withFigure = (drawn: Figure) => ({ en: [figure(drawn)], es: [figure(drawn)] })
/** One triangle, and what holds of its angles. */
export function inOneTriangle(random: Random, reason: 'exterior' | 'linear' | 'complementary'): Made {
  const { corners, fourth } = drawNames(random)
  const [A, B, C] = corners
  const isRight = reason === 'complementary'
  const acute = random.int(24, 66)
  const angles = isRight ? ([acute, 90 - acute, 90] as const) : drawAngles(random, 30)
  const isOutside = reason === 'exterior' || reason === 'linear'
  const drawn = triangle({
    shape: { angles },
    names: corners.join(''),
    angles: isRight ? { [C]: { mark: 'square' } } : {},
    exterior: isOutside ? [{ at: C, name: fourth }] : [],
    turn: random.int(-30, 30),
    size: isOutside ? 15 : 12,
  })
  const [inner, outer] = [named(A + C + B), named(A + C + fourth)]
  // Of a right triangle, the angle sum would justify it too.
  const others: readonly TheoremId[] = isRight
    ? ['exterior', 'linear', 'addition']
    : (['sum', 'exterior', 'linear', 'complementary'] as const).filter(id => id !== reason)
  const of: Record<typeof reason, Pick<Made, 'claim' | 'reads' | 'work'>> = {
    exterior: {
      claim: equation(outer, sum(named(A), named(B))),
      reads: {
        en: line`an angle outside the triangle and the two that do not touch it`,
        es: line`un ángulo fuera del triángulo y los dos que no lo tocan`,
      },
      work: statements(outer, named(A), named(B)),
    },
    linear: {
      claim: equation(sum(inner, outer), degrees(180)),
      reads: {
        en: line`two angles side by side along the line through ${symbol(B)}, ${symbol(C)}, and ${symbol(fourth)}`,
        es: line`dos ángulos contiguos sobre la recta que pasa por ${symbol(B)}, ${symbol(C)} y ${symbol(fourth)}`,
      },
      work: statements(inner, outer),
    },
    complementary: {
      claim: equation(sum(named(A), named(B)), degrees(90)),
      reads: { en: line`a right angle and the two others`, es: line`un ángulo recto y los otros dos` },
      work: equation(named(C), degrees(90)),
    },
  }
  return { about: withFigure(drawn), ...of[reason], reason, others }
}

/** Two triangles with a common side, or a line parallel to a side. */
export function inTwoTriangles(random: Random, reason: Exclude<TheoremId, 'complementary'>): Made {
  const { corners, fourth, fifth } = drawNames(random)
  const [A, B, C] = corners
  const angles = drawAngles(random, 40)
  const isParallel = reason === 'corresponding'
  const isBisector = reason === 'bisector'
  const drawn = triangle({
    shape: { angles },
    names: corners.join(''),
    ...(isParallel
      ? { parallels: [{ to: B + C, share: 0.5, names: fourth + fifth, marked: true }] }
      : {
          cevians: [{ from: A, as: isBisector ? ('bisector' as const) : random.pick([0.4, 0.55, 0.62]), foot: fourth }],
        }),
    turn: random.int(-20, 20),
    size: 15,
  })
  const [left, right] = [named(B + A + fourth), named(C + A + fourth)]
  const [nearB, nearC] = [named(A + fourth + B), named(A + fourth + C)]
  const D = symbol(fourth)
  const of: Record<typeof reason, Pick<Made, 'claim' | 'reads' | 'work' | 'others'>> = {
    sum: {
      claim: equation(sum(nearB, named(B), left), degrees(180)),
      reads: {
        en: line`three angles of triangle ${symbol(A + B + fourth)}`,
        es: line`tres ángulos del triángulo ${symbol(A + B + fourth)}`,
      },
      work: statements(nearB, named(B), left),
      others: ['exterior', 'linear', 'addition'],
    },
    exterior: {
      claim: equation(nearC, sum(named(B), left)),
      reads: {
        en: line`an exterior angle of triangle ${symbol(A + B + fourth)} and its remote interior angles`,
        es: line`un ángulo exterior del triángulo ${symbol(A + B + fourth)} y sus ángulos interiores no adyacentes`,
      },
      work: statements(nearC, named(B), left),
      others: ['sum', 'linear', 'addition'],
    },
    linear: {
      claim: equation(sum(nearB, nearC), degrees(180)),
      reads: {
        en: line`two angles side by side along ${symbol(B + C)}`,
        es: line`dos ángulos contiguos sobre ${symbol(B + C)}`,
      },
      work: statements(nearB, nearC),
      others: ['sum', 'exterior', 'addition'],
    },
    addition: {
      claim: equation(named(B + A + C), sum(left, right)),
      reads: {
        en: line`an angle at ${symbol(A)} and the two parts of it`,
        es: line`un ángulo en ${symbol(A)} y sus dos partes`,
      },
      work: statements(named(B + A + C), left, right),
      others: ['sum', 'exterior', 'linear'],
    },
    bisector: {
      claim: equation(left, right),
      reads: {
        en: line`the two parts of the angle at ${symbol(A)}`,
        es: line`las dos partes del ángulo en ${symbol(A)}`,
      },
      work: statements(left, right),
      others: ['addition', 'corresponding', 'exterior'],
    },
    corresponding: {
      claim: equation(named(A + fourth + fifth), named(A + B + C)),
      reads: {
        en: line`the same place at two parallel lines, which ${symbol(A + B)} cuts`,
        es: line`el mismo lugar en dos rectas paralelas, que ${symbol(A + B)} corta`,
      },
      work: relation(symbol(fourth + fifth), '∥', symbol(B + C)),
      others: ['exterior', 'bisector', 'sum'],
    },
  }
  const given = isParallel
    ? {
        en: prose`${relation(symbol(fourth + fifth), '∥', symbol(B + C))}.`,
        es: prose`${relation(symbol(fourth + fifth), '∥', symbol(B + C))}.`,
      }
    : isBisector
      ? {
          en: prose`${symbol(A + fourth)} bisects the angle at ${symbol(A)}.`,
          es: prose`${symbol(A + fourth)} es la bisectriz del ángulo en ${symbol(A)}.`,
        }
      : { en: prose`${D} lies on ${symbol(B + C)}.`, es: prose`${D} está en ${symbol(B + C)}.` }
  const shown = figure(drawn)
  return { about: { en: [shown, given.en], es: [shown, given.es] }, ...of[reason], reason }
}

const nameOf = (of: Expr): string => (of.kind === 'symbol' ? of.name : '')
const anglesIn = (of: Expr): readonly string[] =>
  of.kind === 'sum' ? of.terms.flatMap(anglesIn) : of.kind === 'prefixed' ? [nameOf(of.of)] : []
/** ABC is the angle at B, and so is B. */
const cornerOf = (angle: string) => angle.slice(Math.floor(angle.length / 2)).slice(0, 1)

/** The shape of a claim tells its reason: how many angles, at one corner or at several, and what they make. */
export function justifies(_: Printed, claim: Expr, theorem: string): boolean {
  if (claim.kind !== 'relation') return false
  const [left, right] = [anglesIn(claim.left), anglesIn(claim.right)]
  const isAtOneCorner = new Set([...left, ...right].map(cornerOf)).size === 1
  const total = claim.right.kind === 'measure' ? evaluate(claim.right).toNumber() : null
  const found =
    total === 90
      ? 'complementary'
      : total === 180
        ? left.length === 3
          ? 'sum'
          : 'linear'
        : left.length === right.length
          ? isAtOneCorner
            ? 'bisector'
            : 'corresponding'
          : isAtOneCorner
            ? 'addition'
            : 'exterior'
  return theorem === found
}
