import {
  type Both,
  bracketed,
  degrees,
  type Expr,
  equation,
  explained,
  type Inline,
  isSameContent,
  join,
  line,
  minus,
  over,
  Ratio,
  root,
  type Step,
  type Surd,
  step,
  surd,
  surdExpr,
  symbol,
  timesSurd,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { SideIndex, Special } from '../../kit/triangles/special-triangles.ts'

type Sides = readonly [Surd, Surd, Surd]
type Letters = Readonly<Partial<Record<SideIndex, Expr>>>

const NAMES: Readonly<
  Record<Special, readonly [Both<readonly Inline[]>, Both<readonly Inline[]>, Both<readonly Inline[]>]>
> = {
  45: [
    {
      en: line`a leg of a ${degrees(45)}-${degrees(45)}-${degrees(90)} triangle`,
      es: line`un cateto de un triángulo ${degrees(45)}-${degrees(45)}-${degrees(90)}`,
    },
    {
      en: line`a leg of a ${degrees(45)}-${degrees(45)}-${degrees(90)} triangle`,
      es: line`un cateto de un triángulo ${degrees(45)}-${degrees(45)}-${degrees(90)}`,
    },
    {
      en: line`the hypotenuse of a ${degrees(45)}-${degrees(45)}-${degrees(90)} triangle`,
      es: line`la hipotenusa de un triángulo ${degrees(45)}-${degrees(45)}-${degrees(90)}`,
    },
  ],
  30: [
    { en: line`the short leg, across from ${degrees(30)}`, es: line`el cateto menor, frente a ${degrees(30)}` },
    { en: line`the long leg, across from ${degrees(60)}`, es: line`el cateto mayor, frente a ${degrees(60)}` },
    { en: line`the hypotenuse, across from the right angle`, es: line`la hipotenusa, frente al ángulo recto` },
  ],
}

/** The angle that is not drawn, and the side that is given. */
export const readTriangle = (special: Special, index: SideIndex, sides: Sides, drawn: number): readonly Step[] => [
  explained(
    equation(minus(degrees(90), degrees(drawn)), degrees(90 - drawn)),
    line`Find the other acute angle.`,
    line`Halla el otro ángulo agudo.`,
  ),
  step(surdExpr(sides[index]), because.read, { what: NAMES[special][index] }),
]

/** A side over a root; the root goes out of the denominator where it does not cancel. */
export function overRoot(side: Surd, k: number): Expr {
  const quotient = over(surdExpr(side), root(k))
  if (side.k === k) return quotient
  const cleared = over(surdExpr(timesSurd(side, surd(1, k))), k)
  const result = surdExpr(timesSurd(side, surd(Ratio.of(1, k), k)))
  return isSameContent(cleared, result) ? quotient : equation(quotient, cleared)
}

const s = symbol('s')
const SPECIAL = line`${degrees(30)}-${degrees(60)}-${degrees(90)}`
const FROM_LONG = {
  en: [...line`Let ${s} be the short leg: in a `, ...SPECIAL, ' triangle it is the long leg divided by ', root(3), '.'],
  es: [
    ...line`Sea ${s} el cateto menor: en un triángulo `,
    ...SPECIAL,
    ' es el cateto mayor dividido entre ',
    root(3),
    '.',
  ],
}
const FROM_HYPOTENUSE = {
  en: [...line`Let ${s} be the short leg: in a `, ...SPECIAL, ' triangle it is half of the hypotenuse.'],
  es: [...line`Sea ${s} el cateto menor: en un triángulo `, ...SPECIAL, ' es la mitad de la hipotenusa.'],
}

/** A short leg on the way to another side, which the drawing does not name. */
function hiddenShort(made: Expr, side: Surd, sentence: Both<readonly Inline[]>): Step {
  const [first, value] = [equation(s, made), surdExpr(side)]
  return step(isSameContent(made, value) ? first : equation(first, value), because.explain, { sentence })
}

/** The wanted sides from the one that is given; a short leg on the way is s. */
export function sideSteps(special: Special, index: SideIndex, sides: Sides, letters: Letters): readonly Step[] {
  const wanted = ([0, 1, 2] as const).filter(i => letters[i] !== undefined)
  const shown = (i: SideIndex, made: Expr, reason: Parameters<typeof step>[1]): Step => {
    const [letter, value] = [letters[i] ?? s, surdExpr(sides[i])]
    const first = equation(letter, made)
    return step(isSameContent(made, value) ? first : equation(first, value), reason as typeof because.legsAreEqual)
  }
  const given = surdExpr(sides[index])
  const byRoot = (k: number): Expr => overRoot(sides[index], k)
  if (special === 45)
    return wanted.map(i =>
      i === 2
        ? shown(2, sides[index].k === 1 ? join(given, root(2)) : join(bracketed(given), root(2)), because.legTimesRoot)
        : index === 2 && i === wanted[0]
          ? shown(i, byRoot(2), because.hypotenuseByRoot)
          : shown(i, surdExpr(sides[i]), because.legsAreEqual),
    )
  const isNamed = letters[0] !== undefined
  const short =
    index === 1
      ? [isNamed ? shown(0, byRoot(3), because.longByRoot) : hiddenShort(byRoot(3), sides[0], FROM_LONG)]
      : index === 2
        ? [
            isNamed
              ? shown(0, over(given, 2), because.halfOfHypotenuse)
              : hiddenShort(over(given, 2), sides[0], FROM_HYPOTENUSE),
          ]
        : []
  const rest = wanted
    .filter(i => i !== 0)
    .map(i =>
      i === 1
        ? shown(
            1,
            sides[0].k === 1 ? join(surdExpr(sides[0]), root(3)) : join(bracketed(surdExpr(sides[0])), root(3)),
            because.shortTimesRoot,
          )
        : shown(2, join(2, surdExpr(sides[0])), because.doubleShort),
    )
  return [...short, ...rest]
}
