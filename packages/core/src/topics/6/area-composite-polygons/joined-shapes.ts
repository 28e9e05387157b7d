import { line, minus, type Random, Ratio, sum, symbol } from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { type Composite, zero } from './composites.ts'

const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))
/** Two whole numbers whose product is even: half of it is whole. */
const even = (random: Random, a: readonly [number, number], b: readonly [number, number]) =>
  random.until(
    () => [whole(random, ...a), whole(random, ...b)] as const,
    ([one, two]) => (one.n * two.n) % 2 === 0,
  )
/** A wrong length would give the right area where two are alike. */
const isUnlike = ([one, two]: readonly [Ratio, Ratio]) => !one.equals(two)
const otherThan = (random: Random, [least, most]: readonly [number, number], others: readonly Ratio[]) =>
  random.until(
    () => whole(random, least, most),
    value => !others.some(other => other.equals(value)),
  )

/** A rectangle under a triangle with equal sides, whose height is drawn. */
export function drawHouse(random: Random): Composite {
  const [w, t] = random.until(() => even(random, [6, 9], [3, 7]), isUnlike)
  const h = otherThan(random, [3, 9], [w, t])
  const middle = w.over(2)
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [middle, h.plus(t)],
      [zero, h],
    ],
    points: { F: [middle, h] },
    labels: { AB: w, BC: h, DF: t },
    dashed: ['CE', 'DF'],
    squares: ['EAB', 'ABC', 'AEC', 'DFC'],
    derived: [],
    pieces: [
      { shape: 'rectangle', of: 'ABCE', sizes: [w, h] },
      { shape: 'triangle', of: 'CDE', sizes: [w, t], base: ['CE', 'AB'] },
    ],
  }
}

/** A rectangle under a narrower triangle, whose base and height are drawn. */
export function drawCap(random: Random): Composite {
  const [gap, t] = random.until(() => even(random, [4, 8], [4, 7]), isUnlike)
  const [left, right, h] = [whole(random, 2, 4), whole(random, 2, 4), otherThan(random, [4, 8], [gap, t])]
  const [w, middle] = [left.plus(gap).plus(right), left.plus(gap.over(2))]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [left.plus(gap), h],
      [middle, h.plus(t)],
      [left, h],
      [zero, h],
    ],
    points: { H: [middle, h] },
    labels: { AB: w, BC: h, DF: gap, EH: t },
    dashed: ['DF', 'EH'],
    squares: ['GAB', 'ABC', 'BCD', 'FGA', 'EHD'],
    derived: [],
    pieces: [
      { shape: 'rectangle', of: 'ABCG', sizes: [w, h] },
      { shape: 'triangle', of: 'DEF', sizes: [gap, t] },
    ],
  }
}

const ROOFS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

/** A rectangle under a right triangle whose right angle is the top. */
export function drawRoof(random: Random): Composite {
  const [p, q, width] = random.pick(ROOFS).map(side => Ratio.of(side)) as [Ratio, Ratio, Ratio]
  const h = whole(random, 3, 9)
  const [x, y] = [p.times(p).over(width), p.times(q).over(width)]
  return {
    corners: [
      [zero, zero],
      [width, zero],
      [width, h],
      [x, h.plus(y)],
      [zero, h],
    ],
    labels: { AB: width, BC: h, CD: q, DE: p },
    dashed: ['CE'],
    squares: ['EAB', 'ABC', 'AEC', 'CDE'],
    derived: [],
    pieces: [
      { shape: 'rectangle', of: 'ABCE', sizes: [width, h] },
      {
        shape: 'triangle',
        of: {
          en: line`Area of triangle ${symbol('CDE')}: ${symbol('CD')} and ${symbol('DE')} meet at a right angle, so they are its base and height. Take half of their product.`,
          es: line`Área del triángulo ${symbol('CDE')}: ${symbol('CD')} y ${symbol('DE')} forman un ángulo recto, así que son su base y su altura. Toma la mitad de su producto.`,
        },
        sizes: [q, p],
      },
    ],
  }
}

/** A rectangle with a right triangle at a side, of which the triangle takes a part. */
export function drawPennant(random: Random): Composite {
  const [c, t] = even(random, [4, 9], [3, 6])
  const [w, h] = [whole(random, 5, 12), t.plus(whole(random, 3, 5))]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w.plus(c), t],
      [w, t],
      [w, h],
      [zero, h],
    ],
    labels: { AB: w, FA: h, CD: c, BD: t },
    dashed: ['BD'],
    squares: ['FAB', 'EFA', 'BDC'],
    derived: [],
    pieces: [
      { shape: 'rectangle', of: 'ABEF', sizes: [w, h] },
      { shape: 'triangle', of: 'BCD', sizes: [c, t] },
    ],
  }
}

/** Two rectangles in the shape of an L; the height of the smaller one follows. */
export function drawEll(random: Random): Composite {
  const [top, side] = [whole(random, 4, 7), whole(random, 3, 8)]
  const [low, more] = [whole(random, 3, 7), whole(random, 3, 8)]
  const [width, h] = [top.plus(side), low.plus(more)]
  return {
    corners: [
      [zero, zero],
      [width, zero],
      [width, low],
      [top, low],
      [top, h],
      [zero, h],
    ],
    labels: { AB: width, BC: low, EF: top, FA: h },
    squares: ['FAB', 'ABC', 'BCD', 'DEF', 'EFA'],
    derived: [{ of: symbol('DE'), work: minus(shown(h), shown(low)), value: more }],
    derivedBy: {
      en: line`Find ${symbol('DE')}: it is ${symbol('FA')} minus ${symbol('BC')}.`,
      es: line`Halla ${symbol('DE')}: es ${symbol('FA')} menos ${symbol('BC')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: ['AB', 'BC'], sizes: [width, low] },
      { shape: 'rectangle', of: ['EF', 'DE'], sizes: [top, more] },
    ],
  }
}

/** As a house, with the whole height drawn: that of the triangle follows. No other line crosses it and shares its label. */
export function drawTallHouse(random: Random): Composite {
  const [w, t] = even(random, [8, 14], [3, 7])
  const h = whole(random, 3, 8)
  const [middle, tall] = [w.over(2), h.plus(t)]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [middle, tall],
      [zero, h],
    ],
    points: { F: [middle, zero] },
    labels: { AB: w, BC: h, EA: h, DF: tall },
    dashed: ['DF'],
    squares: ['EAB', 'ABC', 'DFB'],
    derived: [{ of: minus(symbol('DF'), symbol('BC')), work: minus(shown(tall), shown(h)), value: t }],
    derivedBy: {
      en: line`Cut along ${symbol('CE')}. The height of triangle ${symbol('CDE')} is ${symbol('DF')} minus ${symbol('BC')}.`,
      es: line`Corta por ${symbol('CE')}. La altura del triángulo ${symbol('CDE')} es ${symbol('DF')} menos ${symbol('BC')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABCE', sizes: [w, h] },
      { shape: 'triangle', of: 'CDE', sizes: [w, t], base: ['CE', 'AB'] },
    ],
  }
}

/** A rectangle under a narrower triangle, whose base follows. */
export function drawCrown(random: Random): Composite {
  const [gap, t] = even(random, [4, 8], [3, 6])
  const [left, right, h] = [whole(random, 3, 5), whole(random, 3, 5), whole(random, 4, 8)]
  const [w, middle] = [left.plus(gap).plus(right), left.plus(gap.over(2))]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [left.plus(gap), h],
      [middle, h.plus(t)],
      [left, h],
      [zero, h],
    ],
    points: { H: [middle, h] },
    labels: { AB: w, BC: h, CD: right, FG: left, EH: t },
    dashed: ['DF', 'EH'],
    squares: ['GAB', 'ABC', 'BCD', 'FGA', 'EHD'],
    derived: [{ of: symbol('DF'), work: minus(minus(shown(w), shown(left)), shown(right)), value: gap }],
    derivedBy: {
      en: line`Find ${symbol('DF')}: it is ${symbol('AB')} minus ${symbol('FG')} and ${symbol('CD')}.`,
      es: line`Halla ${symbol('DF')}: es ${symbol('AB')} menos ${symbol('FG')} y ${symbol('CD')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABCG', sizes: [w, h] },
      { shape: 'triangle', of: 'DEF', sizes: [gap, t] },
    ],
  }
}

/** A rectangle and a wider triangle: its base is the height of the rectangle with what stands out at both ends. */
export function drawArrow(random: Random): Composite {
  const [a, b, k] = [whole(random, 6, 12), whole(random, 3, 6), whole(random, 2, 4)]
  const base = b.plus(k.times(2))
  const t = random.until(
    () => whole(random, 4, 8),
    one => (one.n * base.n) % 2 === 0,
  )
  return {
    corners: [
      [zero, zero],
      [a, zero],
      [a, k.negated()],
      [a.plus(t), b.over(2)],
      [a, b.plus(k)],
      [a, b],
      [zero, b],
    ],
    points: { H: [a, b.over(2)] },
    labels: { AB: a, GA: b, BC: k, EF: k, DH: t },
    dashed: ['BF', 'DH'],
    squares: ['GAB', 'FGA', 'DHF'],
    derived: [{ of: symbol('CE'), work: sum(shown(k), shown(b), shown(k)), value: base }],
    derivedBy: {
      en: line`Find ${symbol('CE')}: add ${symbol('BC')}, ${symbol('BF')}, and ${symbol('EF')}. The length of ${symbol('BF')} is that of ${symbol('GA')}.`,
      es: line`Halla ${symbol('CE')}: suma ${symbol('BC')}, ${symbol('BF')} y ${symbol('EF')}. La longitud de ${symbol('BF')} es la de ${symbol('GA')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABFG', sizes: [a, b] },
      { shape: 'triangle', of: 'CDE', sizes: [base, t] },
    ],
  }
}
