import {
  answerStep,
  blank,
  type CellHole,
  call,
  degrees,
  either,
  equation,
  exact,
  expr,
  expressionList,
  type FormMaker,
  integer,
  itemOf,
  join,
  line,
  minus,
  over,
  prose,
  relation,
  statements,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { about, roundedToTenth, sineOf, thirdAngle } from '../../kit/triangles/triangle-laws.ts'
import {
  byCircle,
  byRays,
  cosine,
  given,
  isSound,
  isTenth,
  knownIn,
  sine,
  tenth,
} from '../../kit/triangles/triangle-parts.ts'
import { CORNERS, hiddenIn, isProof, linesOf, PLACES, proof } from './altitude-proof.ts'
import type { levels } from './levels.ts'
import { ambiguous, drawAmbiguous, drawTouching, HEADS, isLawful } from './parts.ts'
import { sightings } from './sightings.ts'

const twoRows = (cells: readonly CellHole[]) => ({
  head: [words('B (°)', 'B (°)'), words('C (°)', 'C (°)'), symbol('c')],
  rows: [0, 1].map(i => HEADS.map((_, j) => cells[3 * i + j] ?? blank(3))),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  count: form({
    levels: ['medium'],
    lines: 3,
    draw: random => {
      const count = random.evenly([0, 1, 2] as const)
      return { ...(count === 1 ? drawTouching(random) : drawAmbiguous(random, count)), count }
    },
    answer: integer,
    solve: ({ count }) => count,
    ask: ({ A, a, b }) => {
      const [one, two, three] = ambiguous(A, a, b)
      return {
        en: prose`How many triangles ${symbol('ABC')} have ${one}, ${two}, and ${three}?`,
        es: prose`¿Cuántos triángulos ${symbol('ABC')} tienen ${one}, ${two} y ${three}?`,
      }
    },
    solution({ A, a, b, count }) {
      const [sideA, sideB] = [equation(symbol('a'), a), equation(symbol('b'), b)]
      const [height, short] = [join(b, sineOf(degrees(A))), count === 1 ? a : tenth(b * sine(A))]
      const compared =
        count === 1
          ? equation(a, short)
          : count === 0
            ? relation(a, '<', short)
            : relation(relation(short, '<', a), '<', b)
      return [
        step(relation(equation(symbol('h'), height), count === 1 ? '=' : '≈', short), because.explain, {
          sentence: {
            en: line`Find the altitude from ${symbol('C')}: it is across from ${symbol('A')} in a right triangle with hypotenuse ${b}.`,
            es: line`Halla la altura desde ${symbol('C')}: está enfrente de ${symbol('A')} en un triángulo rectángulo de hipotenusa ${b}.`,
          },
        }),
        step(compared, because.heightFromSine, { a: sideA, b: sideB, height: symbol('h') }),
        count === 0
          ? step(expr(0), because.noTriangle, { a: sideA })
          : count === 1
            ? step(expr(1), because.touchingTriangle, { a: sideA })
            : step(expr(2), because.twoTriangles, { a: sideA, b: sideB }),
      ]
    },
    check(printed, answer) {
      const { A, a, b } = knownIn(printed, 'A', 'a', 'b')
      // Where the circle only touches the side, both of its places are one.
      const places = byCircle(A, a, b).map(parts => Math.round(parts.c * 1e4))
      return exact(answer).equals(new Set(places).size)
    },
  }),

  sighting: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 6,
    draw(random) {
      const sighting = random.evenly(sightings)
      return random.until(
        () => {
          const [A, B, distance] = [random.int(35, 80), random.int(35, 80), random.int(12, 90) * 10]
          return { sighting, A, B, distance, height: (distance * sine(A) * sine(B)) / sine(180 - A - B) }
        },
        ({ A, B, distance, height }) =>
          A !== B &&
          A + 2 * B !== 180 &&
          2 * A + B !== 180 &&
          Math.abs(A + B - 90) > 4 &&
          isSound(byRays(A, B, distance / 10), []) &&
          isClear(height, 1) &&
          Math.abs(height - distance) > distance / 10 &&
          height < 900,
      )
    },
    answer: roundedToTenth,
    solve: ({ height }) => tenth(height),
    ask: ({ sighting, A, B, distance }) => sighting.asks(distance, A, B),
    solution({ sighting, A, B, distance }, answer) {
      const [C, b] = [degrees(180 - A - B), symbol('b')]
      return [
        thirdAngle('C', [degrees(A), degrees(B)], C),
        step(equation(over(b, sineOf(degrees(B))), over(distance, sineOf(C))), because.explain, {
          sentence: {
            en: line`Law of sines for side ${equation(b, symbol('AC'))}, across from ${symbol('B')}.`,
            es: line`Ley de senos para el lado ${equation(b, symbol('AC'))}, enfrente de ${symbol('B')}.`,
          },
        }),
        step(equation(b, over(join(distance, sineOf(degrees(B))), sineOf(C))), because.multiplyBothSides, {
          value: sineOf(degrees(B)),
        }),
        step(equation(symbol('h'), join(b, sineOf(degrees(A)))), because.explain, {
          sentence: {
            en: line`The distance ${symbol('h')} from ${symbol('C')} to the line is across from ${symbol('A')} in a right triangle with hypotenuse ${b}.`,
            es: line`La distancia ${symbol('h')} de ${symbol('C')} a la recta está enfrente de ${symbol('A')} en un triángulo rectángulo de hipotenusa ${b}.`,
          },
        }),
        answerStep(about('h', answer), sighting.ends(expr(answer))),
      ]
    },
    // The feet of the height divide the line: h/tan A + h/tan B is the whole.
    check(printed, answer) {
      const [distance, A, B] = tupleOf(
        [printed.role('distance'), printed.role('A'), printed.role('B')].map(value => value.toNumber()),
        3,
      )
      return isTenth(exact(answer), distance / (cosine(A) / sine(A) + cosine(B) / sine(B)))
    },
  }),

  solveBoth: form({
    levels: ['hard'],
    share: 2,
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
        prose`Two triangles ${symbol('ABC')} have ${given('A', A)}, ${given('a', a)}, and ${given('b', b)}. Solve both, the one with the acute angle ${symbol('B')} first. Round angles to the nearest tenth of a degree and sides to the nearest tenth.`,
        table(twoRows([])),
      ],
      es: [
        prose`Dos triángulos ${symbol('ABC')} tienen ${given('A', A)}, ${given('a', a)} y ${given('b', b)}. Resuelve los dos, primero el de ángulo ${symbol('B')} agudo. Redondea los ángulos a la décima de grado más cercana y los lados a la décima más cercana.`,
        table(twoRows([])),
      ],
    }),
    solution({ A, a, b }, filled) {
      const [B, C] = [symbol('B'), symbol('C')]
      const [first, second] = [filled.blanks.slice(0, 3), filled.blanks.slice(3)]
      const foundAngles = (name: string, i: number) => [
        about(name, degrees(itemOf(first, i))),
        about(name, degrees(itemOf(second, i))),
      ]
      const sine = over(join(b, sineOf(degrees(A))), a)
      return [
        step(equation(over(sineOf(B), b), over(sineOf(degrees(A)), a)), because.lawOfSinesFromAngle),
        step(
          either(equation(B, call('arcsin', sine)), equation(B, minus(degrees(180), call('arcsin', sine)))),
          because.acuteAndObtuse,
        ),
        step(either(...foundAngles('B', 0)), because.explain, {
          sentence: {
            en: line`Work out the arcsine; take it from ${degrees(180)} for the other angle.`,
            es: line`Calcula el arcoseno; réstalo de ${degrees(180)} para hallar el otro ángulo.`,
          },
        }),
        step(
          statements(equation(C, minus(minus(degrees(180), degrees(A)), B)), either(...foundAngles('C', 1))),
          because.thirdAngle,
        ),
        step(equation(symbol('c'), over(join(a, sineOf(C)), sineOf(degrees(A)))), because.lawOfSinesSolved, {
          side: symbol('c'),
        }),
        step(table(twoRows(filled.blanks)), because.roundEach),
      ]
    },
    check(printed, { blanks }) {
      const { A, a, b } = knownIn(printed, 'A', 'a', 'b')
      const [first, second] = [blanks.slice(0, 3), blanks.slice(3)]
      return (
        blanks.length === 6 &&
        exact(itemOf(first, 0)).compare(90) < 0 &&
        exact(itemOf(second, 0)).compare(90) > 0 &&
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
      // One of the places, or none, is filled in already.
      shown: random.evenly([PLACES, 0, 2]),
      turn: random.pick([0, 0, 180]),
    }),
    answer: expressionList,
    solve: ({ corners, shown }) => hiddenIn(corners, shown),
    ask: ({ corners, shown, turn }) => proof(corners, shown, turn),
    solution: ({ corners }) => {
      const [first, second, third, fourth, fifth] = linesOf(corners, value => value)
      const [, left, right] = corners
      const [sineLeft, sineRight] = [call('sin', symbol(left)), call('sin', symbol(right))]
      const [p, q] = [symbol(right.toLowerCase()), symbol(left.toLowerCase())]
      return [
        step(statements(first, third), because.sineInRightTriangle),
        step(statements(second, fourth), because.explain, {
          sentence: {
            en: line`Multiply both sides of the first by ${p}, and both sides of the second by ${q}.`,
            es: line`Multiplica ambos lados de la primera por ${p}, y ambos lados de la segunda por ${q}.`,
          },
        }),
        step(equation(join(q, sineRight), join(p, sineLeft)), because.altitudeTwice),
        step(fifth, because.divideBothSides, { value: join(sineLeft, sineRight) }),
      ]
    },
    check: isProof,
  }),
})
