import {
  bracketed,
  degrees,
  type Expr,
  equation,
  isSame,
  join,
  line,
  m,
  minus,
  over,
  partsOf,
  prose,
  type Random,
  statements,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import type { Argued, Theorem } from '../../kit/geometry/which-reason.ts'
import { NAMES, REGULAR } from './parts.ts'

export const theorems = {
  interiorSum: {
    name: {
      en: prose`polygon interior angle sum theorem`,
      es: prose`teorema de la suma de los ángulos interiores de un polígono`,
    },
    says: {
      en: line`The interior angles of a polygon with ${m`n`} sides add up to ${m`(n - 2)180°`}.`,
      es: line`Los ángulos interiores de un polígono de ${m`n`} lados suman ${m`(n - 2)180°`}.`,
    },
    about: {
      en: line`It gives the sum of the interior angles.`,
      es: line`Da la suma de los ángulos interiores.`,
    },
  },
  exteriorSum: {
    name: {
      en: prose`polygon exterior angle sum theorem`,
      es: prose`teorema de la suma de los ángulos exteriores de un polígono`,
    },
    says: {
      en: line`The exterior angles of a convex polygon, one at each vertex, add up to ${degrees(360)}.`,
      es: line`Los ángulos exteriores de un polígono convexo, uno en cada vértice, suman ${degrees(360)}.`,
    },
    about: {
      en: line`It gives the sum of the exterior angles.`,
      es: line`Da la suma de los ángulos exteriores.`,
    },
  },
  linear: {
    name: { en: prose`linear pair postulate`, es: prose`postulado del par lineal` },
    says: {
      en: line`An interior angle and its exterior angle make a straight angle, ${degrees(180)}.`,
      es: line`Un ángulo interior y su ángulo exterior forman un ángulo llano, ${degrees(180)}.`,
    },
    about: {
      en: line`It is about one interior angle and its exterior angle together.`,
      es: line`Trata de un ángulo interior junto con su ángulo exterior.`,
    },
  },
  regular: {
    name: { en: prose`definition of regular polygon`, es: prose`definición de polígono regular` },
    says: {
      en: line`All angles of a regular polygon are equal.`,
      es: line`Todos los ángulos de un polígono regular son iguales.`,
    },
    about: {
      en: line`It only says that all sides are equal and all angles are equal.`,
      es: line`Solo dice que todos los lados son iguales y todos los ángulos son iguales.`,
    },
  },
} as const satisfies Readonly<Record<string, Theorem>>

type TheoremId = keyof typeof theorems
const IDS = ['interiorSum', 'exteriorSum', 'linear', 'regular'] as const
const [S, a, b] = [symbol('S'), symbol('a'), symbol('b')]

const regular = (sides: number): Expr => {
  const known = NAMES.get(sides)
  return known
    ? words(`regular ${known.en}`, `${known.es} regular`)
    : words(`regular polygon with ${sides} sides`, `polígono regular de ${sides} lados`)
}

/** A step about the angles of a regular polygon. */
export function drawArgued(random: Random): Argued<TheoremId> {
  const [reason, n] = [random.evenly(IDS), random.pick(REGULAR)]
  const known = regular(n)
  const of: Record<TheoremId, Pick<Argued<TheoremId>, 'claim' | 'reads'>> = {
    interiorSum: {
      claim: equation(S, join(bracketed(minus(n, 2)), degrees(180))),
      reads: { en: line`the sum of all interior angles`, es: line`la suma de todos los ángulos interiores` },
    },
    exteriorSum: {
      claim: equation(join(n, b), degrees(360)),
      reads: { en: line`all ${n} exterior angles together`, es: line`los ${n} ángulos exteriores juntos` },
    },
    linear: {
      claim: equation(sum(a, b), degrees(180)),
      reads: {
        en: line`an interior angle and the exterior angle beside it`,
        es: line`un ángulo interior y el ángulo exterior a su lado`,
      },
    },
    regular: {
      claim: equation(a, over(S, n)),
      reads: {
        en: line`one interior angle and the sum of all`,
        es: line`un ángulo interior y la suma de todos`,
      },
    },
  }
  const work = { interiorSum: S, exteriorSum: b, linear: statements(a, b), regular: statements(a, S) }[reason]
  const about = {
    interiorSum: {
      en: [prose`In a ${known}, ${S} is the sum of the interior angles.`],
      es: [prose`En un ${known}, ${S} es la suma de los ángulos interiores.`],
    },
    exteriorSum: {
      en: [prose`In a ${known}, ${b} is the measure of each exterior angle.`],
      es: [prose`En un ${known}, ${b} es la medida de cada ángulo exterior.`],
    },
    linear: {
      en: [
        prose`In a ${known}, ${a} is the measure of an interior angle, and ${b} is the measure of the exterior angle at the same vertex.`,
      ],
      es: [
        prose`En un ${known}, ${a} es la medida de un ángulo interior y ${b} es la medida del ángulo exterior en el mismo vértice.`,
      ],
    },
    regular: {
      en: [
        prose`In a ${known}, ${S} is the sum of the interior angles, and ${a} is the measure of each interior angle.`,
      ],
      es: [
        prose`En un ${known}, ${S} es la suma de los ángulos interiores y ${a} es la medida de cada ángulo interior.`,
      ],
    },
  }[reason]
  return { about, ...of[reason], work, reason, others: IDS.filter(id => id !== reason) }
}

/** What the claim speaks of tells its reason. */
export function justifies(claim: Expr, theorem: string): boolean {
  const [hasSum, hasInner, hasOuter] = [S, a, b].map(letter => speaksOf(claim, letter))
  const found = hasSum ? (hasInner ? 'regular' : 'interiorSum') : hasInner && hasOuter ? 'linear' : 'exteriorSum'
  return found === theorem
}

const speaksOf = (of: Expr, letter: Expr): boolean =>
  isSame(of, letter) || partsOf(of).some(part => speaksOf(part, letter))
