import {
  circle,
  degrees,
  type Expr,
  equation,
  figure,
  line,
  m,
  measureOfAngle as named,
  prose,
  type Random,
  statements,
  sum,
  symbol,
} from '../../../author.ts'
import type { Argued, Theorem } from '../../kit/geometry/which-reason.ts'

export const theorems = {
  central: {
    name: {
      en: prose`An inscribed angle is half of the central angle of its arc.`,
      es: prose`Un ángulo inscrito es la mitad del ángulo central de su arco.`,
    },
    says: {
      en: line`This is the inscribed angle theorem: the arc measures as much as the central angle.`,
      es: line`Es el teorema del ángulo inscrito: el arco mide lo mismo que el ángulo central.`,
    },
    about: {
      en: line`It compares an inscribed angle with a central angle.`,
      es: line`Compara un ángulo inscrito con un ángulo central.`,
    },
  },
  sameArc: {
    name: {
      en: prose`Inscribed angles of the same arc are equal.`,
      es: prose`Los ángulos inscritos que interceptan el mismo arco son iguales.`,
    },
    says: {
      en: line`Each of them is half of that arc.`,
      es: line`Cada uno es la mitad de ese arco.`,
    },
    about: {
      en: line`It compares two inscribed angles.`,
      es: line`Compara dos ángulos inscritos.`,
    },
  },
  semicircle: {
    name: {
      en: prose`An angle inscribed in a semicircle is right.`,
      es: prose`Un ángulo inscrito en una semicircunferencia es recto.`,
    },
    says: {
      en: line`Its arc is ${degrees(180)}, and it is half of that.`,
      es: line`Su arco mide ${degrees(180)}, y el ángulo es la mitad.`,
    },
    about: {
      en: line`It needs a diameter as a side of the triangle.`,
      es: line`Requiere un diámetro como lado del triángulo.`,
    },
  },
  opposite: {
    name: {
      en: prose`Opposite angles of an inscribed quadrilateral are supplementary.`,
      es: prose`Los ángulos opuestos de un cuadrilátero inscrito son suplementarios.`,
    },
    says: {
      en: line`Together they intercept the whole circle, ${degrees(360)}, and make half of it.`,
      es: line`Juntos interceptan toda la circunferencia, ${degrees(360)}, y suman la mitad.`,
    },
    about: {
      en: line`It is about opposite angles of a quadrilateral.`,
      es: line`Trata de los ángulos opuestos de un cuadrilátero.`,
    },
  },
} as const satisfies Readonly<Record<string, Theorem>>

type TheoremId = keyof typeof theorems
const IDS = ['central', 'sameArc', 'semicircle', 'opposite'] as const

export function drawArgued(random: Random): Argued<TheoremId> {
  const reason = random.evenly(IDS)
  const [start, arc] = [random.int(0, 359), random.int(70, 130)]
  const turn = (by: number) => (start + by) % 360
  const places = {
    A: start,
    B: turn(arc),
    C: turn(arc + 80 + random.int(0, 30)),
    D: turn(arc + 160 + random.int(0, 20)),
  }
  const { A, B } = places
  const inscribed = named('ACB')
  const of: Record<
    TheoremId,
    Pick<Argued<TheoremId>, 'claim' | 'reads' | 'work'> & { readonly drawn: () => ReturnType<typeof circle> }
  > = {
    central: {
      drawn: () =>
        circle({
          center: 'O',
          points: { A, B, C: turn(arc / 2 + 180 + random.int(0, 20)) },
          lines: ['OA', 'OB', 'CA', 'CB'],
          size: 14,
        }),
      claim: equation(inscribed, m`{1/2}${named('AOB')}`),
      reads: {
        en: line`a central angle and an inscribed angle of arc AB`,
        es: line`un ángulo central y uno inscrito del arco AB`,
      },
      work: statements(named('AOB'), inscribed),
    },
    sameArc: {
      drawn: () => circle({ points: places, lines: ['CA', 'CB', 'DA', 'DB'], size: 14 }),
      claim: equation(inscribed, named('ADB')),
      reads: { en: line`two inscribed angles of arc AB`, es: line`dos ángulos inscritos del arco AB` },
      work: statements(inscribed, named('ADB')),
    },
    semicircle: {
      drawn: () =>
        circle({
          center: 'O',
          points: { A, B: turn(180), C: turn(180 + random.int(50, 130)) },
          lines: ['AB', 'BC', 'CA'],
          size: 14,
        }),
      claim: equation(inscribed, degrees(90)),
      reads: { en: line`AB goes through the center: a diameter`, es: line`AB pasa por el centro: es un diámetro` },
      work: symbol('AB'),
    },
    opposite: {
      drawn: () => circle({ points: places, lines: ['AB', 'BC', 'CD', 'DA'], centerDot: false, size: 14 }),
      claim: equation(sum(named('DAB'), named('BCD')), degrees(180)),
      reads: { en: line`opposite angles of quadrilateral ABCD`, es: line`ángulos opuestos del cuadrilátero ABCD` },
      work: statements(named('DAB'), named('BCD')),
    },
  }
  const { drawn, ...argued } = of[reason]
  const shown = figure(drawn())
  return { about: { en: [shown], es: [shown] }, ...argued, reason, others: IDS.filter(id => id !== reason) }
}

/** What stands on the right of a claim tells its reason. */
export function justifies(claim: Expr, theorem: string): boolean {
  if (claim.kind !== 'relation') return false
  const { right, left } = claim
  const found =
    right.kind === 'measure'
      ? left.kind === 'sum'
        ? 'opposite'
        : 'semicircle'
      : right.kind === 'prefixed'
        ? 'sameArc'
        : 'central'
  return found === theorem
}
