import { line, minus, type Random, Ratio, sum, symbol } from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { type Composite, zero } from './composites.ts'

/** Lengths in whole units, halves or fifths. */
export type Draw = (random: Random, least: number, most: number) => Ratio
export const wholes: Draw = (random, least, most) => Ratio.of(random.int(least, most))
const minusAll = (first: Ratio, ...others: readonly Ratio[]) =>
  others.reduce((all, one) => minus(all, shown(one)), shown(first))

/** Three steps, cut into three columns; width and height of the second one follow. */
export function drawStairs(random: Random, length: Draw = wholes): Composite {
  const [top, back, second] = [length(random, 3, 5), length(random, 3, 5), length(random, 3, 5)]
  const [one, two, three] = [length(random, 2, 4), length(random, 2, 4), length(random, 2, 4)]
  const [middle, w] = [top.plus(second), top.plus(second).plus(back)]
  const [low, high, h] = [one, one.plus(two), one.plus(two).plus(three)]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, low],
      [middle, low],
      [middle, high],
      [top, high],
      [top, h],
      [zero, h],
    ],
    labels: { AB: w, BC: one, CD: back, DE: two, GH: top, HA: h },
    squares: ['HAB', 'ABC', 'BCD', 'CDE', 'DEF', 'EFG', 'FGH', 'GHA'],
    derived: [
      { of: symbol('EF'), work: minusAll(w, back, top), value: second },
      { of: sum(symbol('BC'), symbol('DE')), work: sum(shown(one), shown(two)), value: high },
    ],
    derivedBy: {
      en: line`Cut straight from ${symbol('D')} and from ${symbol('F')} to ${symbol('AB')}. One side of the middle rectangle is ${symbol('EF')}; the other is as long as ${symbol('BC')} and ${symbol('DE')} together.`,
      es: line`Corta en línea recta de ${symbol('D')} y de ${symbol('F')} a ${symbol('AB')}. Un lado del rectángulo del medio es ${symbol('EF')}; el otro mide lo mismo que ${symbol('BC')} y ${symbol('DE')} juntos.`,
    },
    pieces: [
      { shape: 'rectangle', of: ['GH', 'HA'], sizes: [top, h] },
      {
        shape: 'rectangle',
        of: {
          en: line`Area of the rectangle between ${symbol('EF')} and ${symbol('AB')}: length times width.`,
          es: line`Área del rectángulo entre ${symbol('EF')} y ${symbol('AB')}: largo por ancho.`,
        },
        sizes: [second, high],
      },
      { shape: 'rectangle', of: ['BC', 'CD'], sizes: [back, one] },
    ],
  }
}

/** An L under a triangle: a width and a height follow. */
export function drawChapel(random: Random, length: Draw = wholes): Composite {
  const [top, side] = [length(random, 4, 7), length(random, 4, 7)]
  const [low, more, t] = [length(random, 3, 5), length(random, 3, 5), length(random, 2, 4)]
  const [w, h, middle] = [top.plus(side), low.plus(more), top.over(2)]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, low],
      [top, low],
      [top, h],
      [middle, h.plus(t)],
      [zero, h],
    ],
    points: { H: [middle, h] },
    labels: { AB: w, BC: low, CD: side, GA: h, FH: t },
    dashed: ['EG', 'FH'],
    squares: ['GAB', 'ABC', 'BCD', 'CDE', 'AGE', 'FHE'],
    derived: [
      { of: symbol('EG'), work: minusAll(w, side), value: top },
      { of: symbol('DE'), work: minusAll(h, low), value: more },
    ],
    derivedBy: {
      en: line`${symbol('EG')} is ${symbol('AB')} minus ${symbol('CD')}; ${symbol('DE')} is ${symbol('GA')} minus ${symbol('BC')}.`,
      es: line`${symbol('EG')} es ${symbol('AB')} menos ${symbol('CD')}; ${symbol('DE')} es ${symbol('GA')} menos ${symbol('BC')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: ['AB', 'BC'], sizes: [w, low] },
      { shape: 'rectangle', of: ['EG', 'DE'], sizes: [top, more] },
      { shape: 'triangle', of: 'EFG', sizes: [top, t] },
    ],
  }
}

/** A rectangle without two of its corners: a leg of each triangle that is cut off follows. */
export function drawGem(random: Random, length: Draw = wholes): Composite {
  const [right, left] = [length(random, 3, 5), length(random, 3, 5)]
  const middle = length(random, 4, 6)
  const rest = length(random, 3, 4)
  // Two triangles, not one twice.
  const [rightDrop, leftDrop] = random.until(
    () => [length(random, 2, 5), length(random, 2, 5)] as const,
    ([one, other]) => !one.times(right).equals(other.times(left)),
  )
  const h = rest.plus(rightDrop.compare(leftDrop) > 0 ? rightDrop : leftDrop)
  const wide = left.plus(middle).plus(right)
  return {
    corners: [
      [zero, zero],
      [wide, zero],
      [wide, h.minus(rightDrop)],
      [left.plus(middle), h],
      [left, h],
      [zero, h.minus(leftDrop)],
    ],
    points: { G: [wide, h], H: [zero, h] },
    labels: { AB: wide, BC: h.minus(rightDrop), CG: rightDrop, DE: middle, EH: left, FA: h.minus(leftDrop) },
    dashed: ['CG', 'DG', 'EH', 'FH'],
    squares: ['FAB', 'ABC', 'CGD', 'EHF'],
    derived: [
      { of: symbol('DG'), work: minusAll(wide, left, middle), value: right },
      { of: symbol('BG'), work: sum(shown(h.minus(rightDrop)), shown(rightDrop)), value: h },
      { of: symbol('FH'), work: minusAll(h, h.minus(leftDrop)), value: leftDrop },
    ],
    derivedBy: {
      en: line`${symbol('DG')} is ${symbol('AB')} minus ${symbol('EH')} and ${symbol('DE')}; ${symbol('BG')} is ${symbol('BC')} plus ${symbol('CG')}; ${symbol('FH')} is ${symbol('BG')} minus ${symbol('FA')}.`,
      es: line`${symbol('DG')} es ${symbol('AB')} menos ${symbol('EH')} y ${symbol('DE')}; ${symbol('BG')} es ${symbol('BC')} más ${symbol('CG')}; ${symbol('FH')} es ${symbol('BG')} menos ${symbol('FA')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABGH', sizes: [wide, h] },
      { shape: 'triangle', of: 'CGD', sizes: [right, rightDrop], isCut: true },
      { shape: 'triangle', of: 'EHF', sizes: [left, leftDrop], isCut: true },
    ],
  }
}
