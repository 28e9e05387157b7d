import { line, minus, type Random, Ratio, symbol } from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { type Composite, zero } from './composites.ts'

const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))

/** A rectangle without a corner: one leg of the triangle that is cut off is given, the other follows. */
export function drawCutCorner(random: Random): Composite {
  const [leg, other] = random.until(
    () => [whole(random, 3, 7), whole(random, 3, 7)] as const,
    ([a, b]) => (a.n * b.n) % 2 === 0,
  )
  const [left, low] = [whole(random, 4, 8), whole(random, 3, 6)]
  const [w, h] = [left.plus(leg), low.plus(other)]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, low],
      [left, h],
      [zero, h],
    ],
    points: { F: [w, h] },
    labels: { AB: w, DE: left, EA: h, CF: other },
    dashed: ['CF', 'DF'],
    squares: ['EAB', 'ABC', 'DEA', 'CFD'],
    shaded: true,
    derived: [{ of: symbol('DF'), work: minus(shown(w), shown(left)), value: leg }],
    derivedBy: {
      en: line`Find ${symbol('DF')}: it is ${symbol('AB')} minus ${symbol('DE')}.`,
      es: line`Halla ${symbol('DF')}: es ${symbol('AB')} menos ${symbol('DE')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABFE', sizes: [w, h] },
      { shape: 'triangle', of: 'CFD', sizes: [leg, other], isCut: true },
    ],
  }
}

interface Notch {
  readonly left: Ratio
  readonly gap: Ratio
  readonly right: Ratio
  readonly depth: Ratio
  readonly rest: Ratio
}
const drawNotch = (random: Random): Notch => ({
  left: whole(random, 3, 6),
  gap: whole(random, 4, 7),
  right: whole(random, 3, 6),
  depth: whole(random, 3, 6),
  rest: whole(random, 3, 6),
})

/** A rectangle out of which a rectangle is cut from one side; how wide that is follows. */
export function drawSlot(random: Random): Composite {
  const { left, gap, right, depth, rest } = drawNotch(random)
  const [w, h] = [left.plus(gap).plus(right), rest.plus(depth)]
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [left.plus(gap), h],
      [left.plus(gap), rest],
      [left, rest],
      [left, h],
      [zero, h],
    ],
    labels: { AB: w, BC: h, CD: right, GH: left, FG: depth },
    dashed: ['DG'],
    squares: ['HAB', 'ABC', 'BCD', 'EDG', 'DEF', 'EFG', 'GHA'],
    shaded: true,
    derived: [{ of: symbol('DG'), work: minus(minus(shown(w), shown(left)), shown(right)), value: gap }],
    derivedBy: {
      en: line`Find ${symbol('DG')}: it is ${symbol('AB')} minus ${symbol('GH')} and ${symbol('CD')}.`,
      es: line`Halla ${symbol('DG')}: es ${symbol('AB')} menos ${symbol('GH')} y ${symbol('CD')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABCH', sizes: [w, h] },
      { shape: 'rectangle', of: 'DEFG', sizes: [gap, depth], isCut: true },
    ],
  }
}

/** A rectangle out of which a triangle is cut from one side. */
export function drawSwallowtail(random: Random): Composite {
  const { left, gap, right, depth, rest } = random.until(
    () => drawNotch(random),
    ({ gap, depth }) => (gap.n * depth.n) % 2 === 0,
  )
  const [w, h] = [left.plus(gap).plus(right), rest.plus(depth)]
  const middle = left.plus(gap.over(2))
  return {
    corners: [
      [zero, zero],
      [w, zero],
      [w, h],
      [left.plus(gap), h],
      [middle, rest],
      [left, h],
      [zero, h],
    ],
    points: { H: [middle, h] },
    labels: { AB: w, BC: h, CD: right, FG: left, EH: depth },
    dashed: ['DF', 'EH'],
    squares: ['GAB', 'ABC', 'BCD', 'FGA', 'EHD'],
    shaded: true,
    derived: [{ of: symbol('DF'), work: minus(minus(shown(w), shown(left)), shown(right)), value: gap }],
    derivedBy: {
      en: line`Find ${symbol('DF')}: it is ${symbol('AB')} minus ${symbol('FG')} and ${symbol('CD')}.`,
      es: line`Halla ${symbol('DF')}: es ${symbol('AB')} menos ${symbol('FG')} y ${symbol('CD')}.`,
    },
    pieces: [
      { shape: 'rectangle', of: 'ABCG', sizes: [w, h] },
      { shape: 'triangle', of: 'DEF', sizes: [gap, depth], isCut: true },
    ],
  }
}
