import {
  answerStep,
  call,
  degrees,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  isAsDrawn,
  itemOf,
  join,
  line,
  minus,
  over,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  step,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { about, eachRounded, roundedToTenth, sideByLaw, sineOf, thirdAngle } from '../../kit/triangles/triangle-laws.ts'
import {
  byCircle,
  byRays,
  drawn,
  fromAngles,
  given,
  isSound,
  isTenth,
  knownIn,
  namedTriangleParts,
  type PartName,
  type Parts,
  partSymbol,
  partsIn,
  sine,
  tenth,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { ambiguous, drawAmbiguous, drawAngles, HEADS, isLawful } from './parts.ts'
import { settings } from './stories.ts'

/** No two angles are equal: a side would be known at once. */
const drawSolved = (random: Random, asked: readonly PartName[], of: (A: number, B: number) => Parts): Parts =>
  random.until(
    () => of(...drawAngles(random)),
    parts => isSound(parts, asked) && new Set([parts.A, parts.B, parts.C].map(Math.round)).size === 3,
  )
const askAll = (known: readonly [Expr, Expr, Expr], names: readonly [PartName, PartName, PartName]) => {
  const [one, two, three] = [partSymbol(names[0]), partSymbol(names[1]), partSymbol(names[2])]
  return {
    en: prose`Triangle ${symbol('ABC')} has ${known[0]}, ${known[1]}, and ${known[2]}. Find ${one}, ${two}, and ${three}. Round sides to the nearest tenth.`,
    es: prose`El triángulo ${symbol('ABC')} tiene ${known[0]}, ${known[1]} y ${known[2]}. Halla ${one}, ${two} y ${three}. Redondea los lados a la décima más cercana.`,
  }
}
type Side = 'a' | 'b' | 'c'
const ANGLES = { a: 'A', b: 'B', c: 'C' } as const
/** The third angle, then both other sides over the same ratio. */
function allByLaw(parts: Parts, known: Side, asked: readonly [Side, Side]): readonly Step[] {
  const angle = (side: Side) => degrees(parts[ANGLES[side]])
  const ratio = over(parts[known], sineOf(angle(known)))
  const [one, two] = asked
  const alone = (side: Side) =>
    equation(symbol(side), over(join(parts[known], sineOf(angle(side))), sineOf(angle(known))))
  return [
    thirdAngle('C', [degrees(parts.A), degrees(parts.B)], degrees(parts.C)),
    step(
      statements(
        equation(over(symbol(one), sineOf(angle(one))), ratio),
        equation(over(symbol(two), sineOf(angle(two))), ratio),
      ),
      because.lawOfSines,
    ),
    explained(
      statements(alone(one), alone(two)),
      line`Multiply the first equation by ${sineOf(angle(one))} and the second by ${sineOf(angle(two))}.`,
      line`Multiplica la primera ecuación por ${sineOf(angle(one))} y la segunda por ${sineOf(angle(two))}.`,
    ),
    eachRounded(equation(symbol('C'), degrees(parts.C)), about(one, tenth(parts[one])), about(two, tenth(parts[two]))),
  ]
}
function checkAll(
  printed: Printed,
  answer: readonly Value[],
  sides: (shape: Parts) => readonly [number, number],
): boolean {
  const { A, B } = knownIn(printed, 'A', 'B')
  const { a, c } = partsIn(printed)
  const shape = byRays(A, B, 1)
  const scale = a === undefined ? (c ?? failed('One side is known')) : a / shape.a
  const [C, first, second] = tupleOf(answer.map(exact), 3)
  const [p, q] = sides(shape)
  return isAsDrawn(C.toNumber(), shape.C) && isTenth(first, p * scale) && isTenth(second, q * scale)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveBesides: form({
    levels: ['medium'],
    lines: 6,
    draw: random => drawSolved(random, ['b', 'c'], (A, B) => fromAngles(A, B, random.int(5, 40))),
    answer: namedTriangleParts('C', 'b', 'c'),
    solve: ({ C, b, c }): Value[] => [C, tenth(b), tenth(c)],
    ask: ({ A, B, a }) => askAll([given('A', A), given('B', B), given('a', a)], ['C', 'b', 'c']),
    solution: parts => allByLaw(parts, 'a', ['b', 'c']),
    check: (printed, answer) => checkAll(printed, answer, shape => [shape.b, shape.c]),
  }),

  solveBetween: form({
    levels: ['medium'],
    lines: 6,
    draw: random =>
      drawSolved(random, ['a', 'b'], (A, B) => fromAngles(A, B, random.int(6, 40) / fromAngles(A, B, 1).c)),
    answer: namedTriangleParts('C', 'a', 'b'),
    solve: ({ C, a, b }): Value[] => [C, tenth(a), tenth(b)],
    ask: ({ A, B, c }) => askAll([given('A', A), given('B', B), given('c', Math.round(c))], ['C', 'a', 'b']),
    solution: parts => allByLaw({ ...parts, c: Math.round(parts.c) }, 'c', ['a', 'b']),
    check: (printed, answer) => checkAll(printed, answer, shape => [shape.a, shape.b]),
  }),

  solveOne: form({
    levels: ['medium'],
    lines: 6,
    draw: random => drawAmbiguous(random, 1),
    answer: namedTriangleParts('B', 'C', 'c'),
    solve: ({ A, a, b }) => {
      const { B, C, c } = itemOf(byCircle(A, a, b), 0)
      return [tenth(B), tenth(C), tenth(c)]
    },
    ask: ({ A, a, b }) => {
      const [one, two, three] = ambiguous(A, a, b)
      return {
        en: prose`Triangle ${symbol('ABC')} has ${one}, ${two}, and ${three}. Find ${HEADS[0]}, ${HEADS[1]}, and ${HEADS[2]}. Round to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${one}, ${two} y ${three}. Halla ${HEADS[0]}, ${HEADS[1]} y ${HEADS[2]}. Redondea a la décima más cercana.`,
      }
    },
    solution({ A, a, b }) {
      const parts = itemOf(byCircle(A, a, b), 0)
      const [B, C] = [symbol('B'), symbol('C')]
      const sine = over(join(b, sineOf(degrees(A))), a)
      return [
        step(equation(over(sineOf(B), b), over(sineOf(degrees(A)), a)), because.lawOfSinesFromAngle),
        step(equation(sineOf(B), sine), because.multiplyBothSides, { value: b }),
        step(equation(B, call('arcsin', sine)), because.longerSideAcute, {
          a: equation(symbol('a'), a),
          b: equation(symbol('b'), b),
          angle: B,
        }),
        step(equation(C, minus(minus(degrees(180), degrees(A)), B)), because.thirdAngle),
        step(equation(symbol('c'), over(join(a, sineOf(C)), sineOf(degrees(A)))), because.lawOfSinesSolved, {
          side: symbol('c'),
        }),
        eachRounded(
          about('B', degrees(tenth(parts.B))),
          about('C', degrees(tenth(parts.C))),
          about('c', tenth(parts.c)),
        ),
      ]
    },
    // The law itself: the sines are in the ratio of the sides, and the angles add up.
    check(printed, answer) {
      const { A, a, b } = knownIn(printed, 'A', 'a', 'b')
      return isLawful(A, a, b, answer)
    },
  }),

  story: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const setting = random.evenly(settings)
      const { scale, angles = [35, 85] } = setting
      return random.until(
        () => {
          const [A, B, distance] = [random.int(...angles), random.int(35, 85), scale * random.int(10, 80)]
          return { setting, A, B, distance, b: (distance * sine(B)) / sine(180 - A - B) }
        },
        ({ A, B, distance, b }) => isSound(byRays(A, B, distance / scale), []) && isClear(b, 1) && b < 90 * scale,
      )
    },
    answer: roundedToTenth,
    solve: ({ b }) => tenth(b),
    ask({ setting, A, B, distance }) {
      const shown = drawn({ ...byRays(A, B, distance), A, B, c: distance }, ['A', 'B', 'c'], 'b', 0)
      const said = setting.asks(distance, A, B)
      return { en: [said.en, shown], es: [said.es, shown] }
    },
    solution: ({ setting, A, B, distance }, answer) => [
      thirdAngle('C', [degrees(A), degrees(B)], degrees(180 - A - B)),
      ...sideByLaw('x', degrees(B), distance, degrees(180 - A - B)),
      answerStep(about('x', answer), setting.ends(expr(answer))),
    ],
    check(printed, answer) {
      const [distance, A, B] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
      return isTenth(exact(answer), byRays(A, B, distance).b)
    },
  }),
})
