import { expressionList } from '../../answer/expression-list.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { type Block, type Both, type CellHole, prose, table } from '../../content.ts'
import { blank, degrees, list, type Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isClear } from '../algebra-2/shared/rounded.ts'
import { CORNERS, hiddenIn, isProof, PLACES, proof } from './shared/altitude-proof.ts'
import {
  byCircle,
  byRays,
  drawn,
  fromAngles,
  given,
  isSound,
  isTenth,
  type PartName,
  type Parts,
  partSymbol,
  partsIn,
  sine,
  tenth,
  UNKNOWN,
} from './shared/triangle-parts.ts'

const drawAngles = (random: Random): readonly [number, number] =>
  random.until(
    () => [random.int(25, 105), random.int(25, 105)] as const,
    ([A, B]) => A + B <= 150 && A !== 90 && B !== 90 && A + B !== 90,
  )
const drawParts = (random: Random, asked: readonly PartName[]): Parts =>
  random.until(
    () => fromAngles(...drawAngles(random), random.int(5, 40)),
    parts => isSound(parts, asked),
  )

/** Two sides and the angle opposite the first, with the number of triangles. */
function drawAmbiguous(random: Random, count: 0 | 1 | 2) {
  return random.until(
    () => {
      const A = count === 1 && random.chance(0.4) ? random.int(100, 140) : random.int(25, 70)
      const b = random.int(8, 40)
      const height = b * sine(A)
      const a =
        A > 90
          ? random.int(b + 1, b + 15)
          : count === 0
            ? random.int(4, Math.max(4, Math.floor(height - 0.6)))
            : count === 1
              ? random.int(b + 1, b + 15)
              : random.int(Math.ceil(height + 0.6), Math.max(Math.ceil(height + 0.6), b - 1))
      return { A, a, b, height }
    },
    ({ A, a, b, height }) =>
      Math.abs(a - height) > 0.5 &&
      Math.abs(a - b) > 0.5 &&
      byCircle(A, a, b).length === count &&
      byCircle(A, a, b).every(parts => isSound(parts, ['B', 'C', 'c'])),
  )
}
const ambiguous = (A: number, a: number, b: number) => list(given('A', A), given('a', a), given('b', b))

const HEADS = [partSymbol('B'), partSymbol('C'), partSymbol('c')]
const twoRows = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [0, 1].map(i => HEADS.map((_, j) => cells[3 * i + j] ?? blank(3))),
})

type Says = (distance: number, A: number, B: number) => Both<Block>
const near: readonly Says[] = [
  (distance, A, B) => ({
    en: prose`Ranger towers A and B are ${distance} kilometers apart. Both see a fire C. Angle A is ${degrees(A)} and angle B is ${degrees(B)}. How many kilometers is the fire from tower A? Round to the nearest tenth.`,
    es: prose`Las torres de vigilancia A y B están a ${distance} kilómetros una de otra. Desde las dos se ve un incendio C. El ángulo A mide ${degrees(A)} y el ángulo B mide ${degrees(B)}. ¿A cuántos kilómetros de la torre A está el incendio? Redondea a la décima más cercana.`,
  }),
  (distance, A, B) => ({
    en: prose`A surveyor marks points A and B, ${distance} meters apart, on one side of a lake, and sights a tree C on the other side. Angle A is ${degrees(A)} and angle B is ${degrees(B)}. How many meters is it from A to the tree? Round to the nearest tenth.`,
    es: prose`Una topógrafa marca los puntos A y B, a ${distance} metros uno de otro, a un lado de un lago, y ve un árbol C al otro lado. El ángulo A mide ${degrees(A)} y el ángulo B mide ${degrees(B)}. ¿Cuántos metros hay de A al árbol? Redondea a la décima más cercana.`,
  }),
]
/** Balloons and ships are hundreds of feet or meters away. */
const far: readonly Says[] = [
  (distance, A, B) => ({
    en: prose`Two people stand ${distance} feet apart at A and B, with a hot-air balloon C in the air between them. The angle of elevation is ${degrees(A)} at A and ${degrees(B)} at B. How many feet is the balloon from A? Round to the nearest tenth.`,
    es: prose`Dos personas están en A y B, a ${distance} pies una de otra, y entre ellas hay un globo C en el aire. El ángulo de elevación es de ${degrees(A)} en A y de ${degrees(B)} en B. ¿A cuántos pies de A está el globo? Redondea a la décima más cercana.`,
  }),
  (distance, A, B) => ({
    en: prose`From points A and B on a straight shore, ${distance} meters apart, a ship C is seen. Angle A is ${degrees(A)} and angle B is ${degrees(B)}. How many meters is the ship from A? Round to the nearest tenth.`,
    es: prose`Desde los puntos A y B de una costa recta, a ${distance} metros uno de otro, se ve un barco C. El ángulo A mide ${degrees(A)} y el ángulo B mide ${degrees(B)}. ¿A cuántos metros de A está el barco? Redondea a la décima más cercana.`,
  }),
]

const tower: Says = (distance, A, B) => ({
  en: prose`Point B is ${distance} meters from the foot A of a leaning tower, on the side to which it leans. The tower makes an angle of ${degrees(A)} with the ground. At B, the angle of elevation of its top C is ${degrees(B)}. How many meters long is the tower? Round to the nearest tenth.`,
  es: prose`El punto B está a ${distance} metros del pie A de una torre inclinada, del lado hacia donde se inclina. La torre forma un ángulo de ${degrees(A)} con el suelo. En B, el ángulo de elevación de su punta C es de ${degrees(B)}. ¿Cuántos metros mide la torre de largo? Redondea a la décima más cercana.`,
})

export const lawOfSinesSolve = defineTopic(
  {
    id: 'law-of-sines-solve',
    name: { en: 'Law of sines and the ambiguous case', es: 'Ley de senos y el caso ambiguo' },
    description: {
      en: 'Use the law of sines to solve triangles and decide how many triangles are possible.',
      es: 'Usa la ley de senos para resolver triángulos y decidir cuántos triángulos son posibles.',
    },
    domain: 'Triangles & Vectors',
    standards: ['G-SRT.D.10', 'G-SRT.D.11'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    side: form({
      levels: ['easy'],
      share: 2,
      lines: 4,
      draw: random => {
        const asked = random.evenly(['b', 'c'] as const)
        return { parts: drawParts(random, [asked]), asked, turn: random.int(0, 11) * 30 }
      },
      answer: decimalNumber,
      solve: ({ parts, asked }) => tenth(parts[asked]),
      ask: ({ parts, asked, turn }) => {
        const shown = drawn(parts, ['A', 'B', 'a'], asked, turn)
        const [A, B, a] = [given('A', parts.A), given('B', parts.B), given('a', parts.a)]
        return {
          en: [
            shown,
            prose`In triangle ABC, ${A}, ${B} and ${a}. Find the side ${partSymbol(asked)}, labeled ${UNKNOWN}. Round to the nearest tenth.`,
          ],
          es: [
            shown,
            prose`En el triángulo ABC, ${A}, ${B} y ${a}. Halla el lado ${partSymbol(asked)}, marcado con ${UNKNOWN}. Redondea a la décima más cercana.`,
          ],
        }
      },
      // The same triangle from rays, scaled to the printed side.
      check(printed, answer) {
        const { A = 0, B = 0, a = 0 } = partsIn(printed)
        const shape = byRays(A, B, 1)
        const asked =
          printed
            .all('symbol')
            .filter(({ name }) => name !== 'x')
            .at(-1)?.name === 'c'
            ? shape.c
            : shape.b
        return isTenth(exact(answer), (asked * a) / shape.a)
      },
    }),

    solve: form({
      levels: ['medium'],
      share: 2,
      lines: 6,
      draw: random => {
        const isBetween = random.evenly([true, false])
        const parts = random.until(
          () => {
            const [A, B] = drawAngles(random)
            const unit = fromAngles(A, B, 1)
            return isBetween ? fromAngles(A, B, random.int(6, 40) / unit.c) : fromAngles(A, B, random.int(5, 40))
          },
          parts => isSound(parts, isBetween ? ['a', 'b'] : ['b', 'c']),
        )
        return { parts, isBetween }
      },
      answer: numberList,
      solve: ({ parts, isBetween }): Value[] =>
        isBetween ? [parts.C, tenth(parts.a), tenth(parts.b)] : [parts.C, tenth(parts.b), tenth(parts.c)],
      ask: ({ parts, isBetween }) => {
        const known = list(
          given('A', parts.A),
          given('B', parts.B),
          isBetween ? given('c', Math.round(parts.c)) : given('a', parts.a),
        )
        const asked = list(
          partSymbol('C'),
          ...(isBetween ? ['a', 'b'] : ['b', 'c']).map(name => partSymbol(name as PartName)),
        )
        return {
          en: prose`Triangle ABC has ${known}. Find ${asked}, in this order. Round sides to the nearest tenth.`,
          es: prose`El triángulo ABC tiene ${known}. Halla ${asked}, en este orden. Redondea los lados a la décima más cercana.`,
        }
      },
      check(printed, answer) {
        const { A = 0, B = 0, a, c } = partsIn(printed)
        const shape = byRays(A, B, 1)
        const scale = a === undefined ? (c ?? 0) : a / shape.a
        const [C, first, second] = answer.map(value => exact(value))
        const [p, q] = a === undefined ? [shape.a, shape.b] : [shape.b, shape.c]
        return (
          C !== undefined &&
          first !== undefined &&
          second !== undefined &&
          Math.abs(C.toNumber() - shape.C) < 1e-6 &&
          isTenth(first, p * scale) &&
          isTenth(second, q * scale)
        )
      },
    }),

    solveOne: form({
      levels: ['medium'],
      lines: 6,
      draw: random => drawAmbiguous(random, 1),
      answer: numberList,
      solve: ({ A, a, b }) => {
        const [parts] = byCircle(A, a, b)
        return (['B', 'C', 'c'] as const).map(name => tenth(parts?.[name] ?? 0))
      },
      ask: ({ A, a, b }) => ({
        en: prose`Triangle ABC has ${ambiguous(A, a, b)}. Find ${list(...HEADS)}, in this order. Round to the nearest tenth.`,
        es: prose`El triángulo ABC tiene ${ambiguous(A, a, b)}. Halla ${list(...HEADS)}, en este orden. Redondea a la décima más cercana.`,
      }),
      // The law itself: the sines are in the ratio of the sides, and the angles add up.
      check(printed, answer) {
        const { A = 0, a = 0, b = 0 } = partsIn(printed)
        return isLawful(A, a, b, answer)
      },
    }),

    count: form({
      levels: ['hard'],
      share: 4,
      lines: 3,
      draw: random => {
        const count = random.evenly([0, 1, 2] as const)
        return { ...drawAmbiguous(random, count), count }
      },
      answer: integer,
      solve: ({ count }) => count,
      ask: ({ A, a, b }) => ({
        en: prose`How many triangles ABC have ${ambiguous(A, a, b)}?`,
        es: prose`¿Cuántos triángulos ABC tienen ${ambiguous(A, a, b)}?`,
      }),
      check(printed, answer) {
        const { A = 0, a = 0, b = 0 } = partsIn(printed)
        return exact(answer).equals(byCircle(A, a, b).length)
      },
    }),

    solveBoth: form({
      levels: ['hard'],
      share: 3,
      lines: 6,
      draw: random => drawAmbiguous(random, 2),
      answer: tableCells,
      solve: ({ A, a, b }) => {
        const blanks = [...byCircle(A, a, b)]
          .sort((p, q) => p.B - q.B)
          .flatMap(parts => [tenth(parts.B), tenth(parts.C), tenth(parts.c)])
        return { blanks, ...twoRows(blanks) }
      },
      ask: ({ A, a, b }) => ({
        en: [
          prose`Two triangles ABC have ${ambiguous(A, a, b)}. Solve both, the one with the acute angle B first. Round to the nearest tenth.`,
          table(twoRows([])),
        ],
        es: [
          prose`Dos triángulos ABC tienen ${ambiguous(A, a, b)}. Resuelve los dos, primero el que tiene agudo el ángulo B. Redondea a la décima más cercana.`,
          table(twoRows([])),
        ],
      }),
      check(printed, { blanks }) {
        const { A = 0, a = 0, b = 0 } = partsIn(printed)
        const [first, second] = [blanks.slice(0, 3), blanks.slice(3)]
        return (
          blanks.length === 6 &&
          exact(first[0] ?? 90).compare(90) < 0 &&
          exact(second[0] ?? 90).compare(90) > 0 &&
          isLawful(A, a, b, first) &&
          isLawful(A, a, b, second)
        )
      },
    }),

    proof: form({
      levels: ['hard'],
      lines: 0,
      wide: true,
      draw: random => ({
        corners: random.evenly(CORNERS),
        // None or one of the places is filled in already.
        shown: random.int(0, PLACES),
        turn: random.pick([0, 0, 180]),
      }),
      answer: expressionList,
      solve: ({ corners, shown }) => hiddenIn(corners, shown),
      ask: ({ corners, shown, turn }) => proof(corners, shown, turn),
      check: isProof,
    }),

    story: form({
      levels: ['hard', 'easy'],
      share: 2,
      lines: 4,
      draw: random => {
        const says = random.evenly([...near, ...far, tower])
        const scale = far.includes(says) ? 10 : 1
        const drawnParts = random.until(
          () => {
            const [A, B] = [says === tower ? random.int(80, 86) : random.int(35, 85), random.int(35, 85)]
            const distance = scale * random.int(10, 80)
            return { A, B, distance, b: (distance * sine(B)) / sine(180 - A - B) }
          },
          ({ A, B, distance, b }) => isSound(byRays(A, B, distance / scale), []) && isClear(b, 1) && b < 90 * scale,
        )
        return { ...drawnParts, says, turn: 0 }
      },
      answer: decimalNumber,
      solve: ({ b }) => tenth(b),
      ask: ({ says, A, B, distance, turn }) => {
        const shown = drawn({ ...byRays(A, B, distance), A, B, c: distance }, ['A', 'B', 'c'], 'b', turn)
        const said = says(distance, A, B)
        return { en: [said.en, shown], es: [said.es, shown] }
      },
      check(printed, answer) {
        const [distance, A, B] = printed.numbers.map(value => value.toNumber())
        return isTenth(exact(answer), byRays(A ?? 0, B ?? 0, distance ?? 0).b)
      },
    }),
  }),
)

/** B, C and c, each right to a tenth for one triangle that the printed parts allow. */
function isLawful(A: number, a: number, b: number, answer: readonly Value[]): boolean {
  const [B, C, c] = answer.map(value => exact(value))
  if (!B || !C || !c) return false
  const acute = (Math.asin((b * sine(A)) / a) * 180) / Math.PI
  return [acute, 180 - acute].some(angle => {
    const last = 180 - A - angle
    return last > 0 && isTenth(B, angle) && isTenth(C, last) && isTenth(c, (a * sine(last)) / sine(A))
  })
}
