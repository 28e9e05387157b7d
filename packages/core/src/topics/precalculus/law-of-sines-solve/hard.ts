import {
  type Block,
  type Both,
  blank,
  type CellHole,
  decimalNumber,
  degrees,
  exact,
  expressionList,
  type FormMaker,
  integer,
  prose,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { byCircle, byRays, drawn, isSound, isTenth, partsIn, sine, tenth } from '../../kit/triangles/triangle-parts.ts'
import { CORNERS, hiddenIn, isProof, PLACES, proof } from './altitude-proof.ts'
import type { levels } from './levels.ts'
import { ambiguous, drawAmbiguous, HEADS, isLawful } from './parts.ts'

const twoRows = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [0, 1].map(i => HEADS.map((_, j) => cells[3 * i + j] ?? blank(3))),
})

type Says = (distance: number, A: number, B: number) => Both<Block>

const near: readonly Says[] = [
  (distance, A, B) => ({
    en: prose`Ranger towers ${symbol('A')} and ${symbol('B')} are ${distance} kilometers apart. Both see a fire ${symbol('C')}. Angle ${symbol('A')} is ${degrees(A)} and angle ${symbol('B')} is ${degrees(B)}. How many kilometers is the fire from tower ${symbol('A')}? Round to the nearest tenth.`,
    es: prose`Las torres de vigilancia ${symbol('A')} y ${symbol('B')} están a ${distance} kilómetros una de otra. Desde las dos se ve un incendio ${symbol('C')}. El ángulo ${symbol('A')} mide ${degrees(A)} y el ángulo ${symbol('B')} mide ${degrees(B)}. ¿A cuántos kilómetros de la torre ${symbol('A')} está el incendio? Redondea a la décima más cercana.`,
  }),
  (distance, A, B) => ({
    en: prose`A surveyor marks points ${symbol('A')} and ${symbol('B')}, ${distance} meters apart, on one side of a lake, and sights a tree ${symbol('C')} on the other side. Angle ${symbol('A')} is ${degrees(A)} and angle ${symbol('B')} is ${degrees(B)}. How many meters is it from ${symbol('A')} to the tree? Round to the nearest tenth.`,
    es: prose`Una topógrafa marca los puntos ${symbol('A')} y ${symbol('B')}, a ${distance} metros uno de otro, a un lado de un lago, y ve un árbol ${symbol('C')} al otro lado. El ángulo ${symbol('A')} mide ${degrees(A)} y el ángulo ${symbol('B')} mide ${degrees(B)}. ¿Cuántos metros hay de ${symbol('A')} al árbol? Redondea a la décima más cercana.`,
  }),
]

/** Balloons and ships are hundreds of feet or meters away. */
const far: readonly Says[] = [
  (distance, A, B) => ({
    en: prose`Two people stand ${distance} feet apart at ${symbol('A')} and ${symbol('B')}, with a hot-air balloon ${symbol('C')} in the air between them. The angle of elevation is ${degrees(A)} at ${symbol('A')} and ${degrees(B)} at ${symbol('B')}. How many feet is the balloon from ${symbol('A')}? Round to the nearest tenth.`,
    es: prose`Dos personas están en ${symbol('A')} y ${symbol('B')}, a ${distance} pies una de otra, y entre ellas hay un globo ${symbol('C')} en el aire. El ángulo de elevación es de ${degrees(A)} en ${symbol('A')} y de ${degrees(B)} en ${symbol('B')}. ¿A cuántos pies de ${symbol('A')} está el globo? Redondea a la décima más cercana.`,
  }),
  (distance, A, B) => ({
    en: prose`From points ${symbol('A')} and ${symbol('B')} on a straight shore, ${distance} meters apart, a ship ${symbol('C')} is seen. Angle ${symbol('A')} is ${degrees(A)} and angle ${symbol('B')} is ${degrees(B)}. How many meters is the ship from ${symbol('A')}? Round to the nearest tenth.`,
    es: prose`Desde los puntos ${symbol('A')} y ${symbol('B')} de una costa recta, a ${distance} metros uno de otro, se ve un barco ${symbol('C')}. El ángulo ${symbol('A')} mide ${degrees(A)} y el ángulo ${symbol('B')} mide ${degrees(B)}. ¿A cuántos metros de ${symbol('A')} está el barco? Redondea a la décima más cercana.`,
  }),
]

const tower: Says = (distance, A, B) => ({
  en: prose`Point ${symbol('B')} is ${distance} meters from the foot ${symbol('A')} of a leaning tower, on the side to which it leans. The tower makes an angle of ${degrees(A)} with the ground. At ${symbol('B')}, the angle of elevation of its top ${symbol('C')} is ${degrees(B)}. How many meters long is the tower? Round to the nearest tenth.`,
  es: prose`El punto ${symbol('B')} está a ${distance} metros del pie ${symbol('A')} de una torre inclinada, del lado hacia donde se inclina. La torre forma un ángulo de ${degrees(A)} con el suelo. En ${symbol('B')}, el ángulo de elevación de su punta ${symbol('C')} es de ${degrees(B)}. ¿Cuántos metros mide la torre de largo? Redondea a la décima más cercana.`,
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  count: form({
    levels: ['hard'],
    share: 4,
    draw: random => {
      const count = random.evenly([0, 1, 2] as const)
      return { ...drawAmbiguous(random, count), count }
    },
    answer: integer,
    solve: ({ count }) => count,
    ask: ({ A, a, b }) => ({
      en: prose`How many triangles ${symbol('ABC')} have ${ambiguous(A, a, b)}?`,
      es: prose`¿Cuántos triángulos ${symbol('ABC')} tienen ${ambiguous(A, a, b)}?`,
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
        prose`Two triangles ${symbol('ABC')} have ${ambiguous(A, a, b)}. Solve both, the one with the acute angle ${symbol('B')} first. Round to the nearest tenth.`,
        table(twoRows([])),
      ],
      es: [
        prose`Dos triángulos ${symbol('ABC')} tienen ${ambiguous(A, a, b)}. Resuelve los dos, primero el que tiene agudo el ángulo ${symbol('B')}. Redondea a la décima más cercana.`,
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
    kind: 'story',
    share: 2,
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
})
