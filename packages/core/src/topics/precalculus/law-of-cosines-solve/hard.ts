import {
  answerStep,
  bracketed,
  call,
  degrees,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  itemOf,
  join,
  line,
  list,
  minus,
  option,
  over,
  power,
  prose,
  relation,
  type Step,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  angleBetween,
  type Bearing,
  drawBearing,
  partsOf,
  STORIES,
  sketch,
  tellVoyage,
  type Voyage,
  voyageEnds,
} from '../../kit/triangles/bearings.ts'
import {
  about,
  cosineFrom,
  cosineOf,
  cosineSquare,
  eachRounded,
  roundedToTenth,
  sideByCosines,
  sineOf,
  thirdAngle,
} from '../../kit/triangles/triangle-laws.ts'
import {
  cosine,
  drawn,
  fromSides,
  fromThree,
  given,
  isSound,
  isTenth,
  knownIn,
  namedTriangleParts,
  type PartName,
  partSymbol,
  partsIn,
  sine,
  tenth,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { acrossFirst, drawSas, drawSss, isRoomy, isWide, placed, placedSides } from './parts.ts'
import { field, stories } from './settings.ts'

const DATA: Readonly<Record<'sines' | 'cosines' | 'right' | 'impossible', readonly (readonly PartName[])[]>> = {
  sines: [
    ['A', 'B', 'a'],
    ['A', 'C', 'b'],
    ['B', 'C', 'a'],
  ],
  cosines: [
    ['a', 'b', 'C'],
    ['b', 'c', 'A'],
    ['a', 'b', 'c'],
  ],
  right: [
    ['a', 'b', 'C'],
    ['a', 'c', 'C'],
    ['A', 'c', 'C'],
  ],
  impossible: [['a', 'b', 'c']],
}

/** What is known decides what is used first. */
function lawSteps(kind: keyof typeof DATA, names: readonly PartName[], values: readonly number[]): readonly Step[] {
  const known = names.map((name, i) => given(name, itemOf(values, i)))
  if (kind === 'impossible') {
    const [a, b, c] = tupleOf(values, 3)
    return [
      step(equation(sum(a, b), a + b), because.addShorterSides),
      step(relation(a + b, '<', c), because.sidesTooShort),
    ]
  }
  if (kind === 'right')
    return [step(given('C', 90), because.rightAngleKnown), step(list(...known), because.ratiosSuffice)]
  if (kind === 'cosines')
    return [
      step(list(...known), because.noSideWithItsAngle),
      names.includes('c') && names.includes('a')
        ? step(
            equation(power(itemOf(values, 2), 2), cosineSquare(itemOf(values, 0), itemOf(values, 1), symbol('C'))),
            because.lawOfCosinesForAngle,
            { angle: symbol('C') },
          )
        : step(
            equation(
              power(symbol(names.includes('C') ? 'c' : 'a'), 2),
              cosineSquare(itemOf(values, 0), itemOf(values, 1), degrees(itemOf(values, 2))),
            ),
            because.lawOfCosines,
            { angle: degrees(itemOf(values, 2)) },
          ),
    ]
  const [one, two, side] = tupleOf(values, 3)
  const missing = itemOf(
    (['A', 'B', 'C'] as const).filter(name => !names.includes(name)),
    0,
  )
  const angles = { [itemOf(names, 0)]: one, [itemOf(names, 1)]: two, [missing]: 180 - one - two }
  const letter = itemOf(names, 2)
  return [
    thirdAngle(missing, [degrees(one), degrees(two)], degrees(180 - one - two)),
    step(
      over(side, sineOf(degrees(angles[letter.toUpperCase()] ?? failed('The angle across from the side is known')))),
      because.sideWithItsAngle,
    ),
  ]
}

const NO_RIGHT_ANGLE = {
  en: line`No angle is known to be a right angle.`,
  es: line`No se sabe que algún ángulo sea recto.`,
}
/** The first steps that are taken for the most direct one. */
const LONGER_WAY = {
  en: line`It holds too, but the right angle allows a shorter way.`,
  es: line`También se cumple, pero el ángulo recto permite un camino más corto.`,
}
const NOT_FIRST = {
  sines: {
    cosines: {
      en: line`It needs three sides, or two sides and the angle between them.`,
      es: line`Requiere los tres lados, o dos lados y el ángulo entre ellos.`,
    },
    right: NO_RIGHT_ANGLE,
    impossible: {
      en: line`Two angles that add up to less than ${degrees(180)} and a side always make a triangle.`,
      es: line`Dos ángulos que suman menos de ${degrees(180)} y un lado siempre forman un triángulo.`,
    },
  },
  cosines: {
    sines: {
      en: line`It needs a side and the angle opposite it: no such pair is known.`,
      es: line`Requiere un lado y su ángulo opuesto: no se conoce ningún par así.`,
    },
    right: NO_RIGHT_ANGLE,
    impossible: {
      en: line`The known parts fit together: they make a triangle.`,
      es: line`Los datos son compatibles: forman un triángulo.`,
    },
  },
  right: {
    sines: LONGER_WAY,
    cosines: LONGER_WAY,
    impossible: {
      en: line`The known parts fit together: they make a right triangle.`,
      es: line`Los datos son compatibles: forman un triángulo rectángulo.`,
    },
  },
  impossible: {
    sines: {
      en: line`It needs a side and the angle opposite it, but no angle is known.`,
      es: line`Requiere un lado y su ángulo opuesto, pero no se conoce ningún ángulo.`,
    },
    right: NO_RIGHT_ANGLE,
    cosines: {
      en: line`It would give an angle whose cosine is not between ${-1} and ${1}.`,
      es: line`Daría un ángulo cuyo coseno no está entre ${-1} y ${1}.`,
    },
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['hard'],
    share: 2,
    lines: 7,
    draw: random => drawSas(random, ['c', 'A', 'B']),
    answer: namedTriangleParts('c', 'A', 'B'),
    solve: ({ c, A, B }): Value[] => [tenth(c), tenth(A), tenth(B)],
    ask: ({ a, b, angle }) => {
      const known = [given('a', a), given('b', b), given('C', angle)] as const
      const [c, A, B] = [partSymbol('c'), partSymbol('A'), partSymbol('B')]
      return {
        en: prose`Triangle ${symbol('ABC')} has ${known[0]}, ${known[1]}, and ${known[2]}. Find ${c}, ${A}, and ${B}. Round to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${known[0]}, ${known[1]} y ${known[2]}. Halla ${c}, ${A} y ${B}. Redondea a la décima más cercana.`,
      }
    },
    solution({ a, b, c, A, B, angle }) {
      const [side, first] = [symbol('c'), symbol('A')]
      const third = minus(minus(degrees(180), degrees(angle)), first)
      return [
        ...sideByCosines('c', a, b, degrees(angle)),
        step(
          equation(power(a, 2), minus(sum(power(b, 2), power(side, 2)), join(2, bracketed(b), side, cosineOf(first)))),
          because.lawOfCosinesForAngle,
          { angle: first },
        ),
        explained(
          equation(
            first,
            call('arccos', over(minus(sum(power(b, 2), power(side, 2)), power(a, 2)), join(2, bracketed(b), side))),
          ),
          line`Solve for the cosine, and take the inverse cosine.`,
          line`Despeja el coseno y halla el arcocoseno.`,
        ),
        step(equation(symbol('B'), third), because.thirdAngle),
        eachRounded(about('c', tenth(c)), about('A', degrees(tenth(A))), about('B', degrees(tenth(B)))),
      ]
    },
    check(printed, answer) {
      const { a, b, C } = knownIn(printed, 'a', 'b', 'C')
      const parts = placed(a, b, C)
      const [c, A, B] = answer.map(value => exact(value))
      return (
        c !== undefined &&
        A !== undefined &&
        B !== undefined &&
        isTenth(c, parts.c) &&
        isTenth(A, parts.A) &&
        isTenth(B, parts.B)
      )
    },
  }),

  solveSides: form({
    levels: ['hard'],
    lines: 7,
    // The rounded angles add up to 180°, so that it does not matter which of them is found last.
    draw: random =>
      random.until(
        () => drawSss(random, ['A', 'B', 'C']),
        ({ a, b, c }) => {
          const { A, B, C } = fromThree(a, b, c)
          return [A, B, C].reduce((tenths, angle) => tenths + Math.round(10 * angle), 0) === 1800
        },
      ),
    answer: namedTriangleParts('A', 'B', 'C'),
    solve: ({ a, b, c }): Value[] => {
      const { A, B, C } = fromThree(a, b, c)
      return [tenth(A), tenth(B), tenth(C)]
    },
    ask: ({ a, b, c }) => {
      const known = [given('a', a), given('b', b), given('c', c)] as const
      const [A, B, C] = [partSymbol('A'), partSymbol('B'), partSymbol('C')]
      return {
        en: prose`Triangle ${symbol('ABC')} has ${known[0]}, ${known[1]}, and ${known[2]}. Find the angles ${A}, ${B}, and ${C} in degrees. Round to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${known[0]}, ${known[1]} y ${known[2]}. Halla los ángulos ${A}, ${B} y ${C} en grados. Redondea a la décima más cercana.`,
      }
    },
    solution(parts) {
      const { a, b, c } = parts
      const { A, B, C } = fromThree(a, b, c)
      const inverse = (name: 'A' | 'B') =>
        equation(symbol(name), call('arccos', cosineFrom(...acrossFirst(parts, name))))
      const law = (name: 'A' | 'B') => {
        const [across, p, q] = acrossFirst(parts, name)
        return equation(power(across, 2), cosineSquare(p, q, symbol(name)))
      }
      return [
        step(statements(law('A'), law('B')), because.explain, {
          sentence: {
            en: line`Law of cosines for ${symbol('A')} and ${symbol('B')}: the side across from each angle stands alone.`,
            es: line`Ley de cosenos para ${symbol('A')} y ${symbol('B')}: el lado opuesto a cada ángulo está solo.`,
          },
        }),
        step(
          statements(
            ...(['A', 'B'] as const).map(name => {
              const [across, p, q] = acrossFirst(parts, name)
              const quotient = over(
                minus(sum(power(p, 2), power(q, 2)), power(across, 2)),
                join(2, bracketed(p), bracketed(q)),
              )
              return equation(equation(cosineOf(symbol(name)), quotient), cosineFrom(across, p, q))
            }),
          ),
          because.solveForCosine,
        ),
        step(statements(inverse('A'), inverse('B')), because.inverseOfCosine),
        step(equation(symbol('C'), minus(minus(degrees(180), symbol('A')), symbol('B'))), because.thirdAngle),
        eachRounded(about('A', degrees(tenth(A))), about('B', degrees(tenth(B))), about('C', degrees(tenth(C)))),
      ]
    },
    check(printed, answer) {
      const { a, b, c } = knownIn(printed, 'a', 'b', 'c')
      const parts = placedSides(a, b, c)
      return (
        answer.length === 3 && answer.every((value, i) => isTenth(exact(value), itemOf([parts.A, parts.B, parts.C], i)))
      )
    },
  }),

  bearings: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random => ({
      story: random.evenly(STORIES),
      voyage: random.until(
        (): Voyage => {
          const a = random.int(20, 45)
          return {
            first: drawBearing(random),
            second: drawBearing(random),
            a,
            b: random.int(Math.ceil(0.7 * a), Math.floor(1.4 * a)),
          }
        },
        voyage => {
          const angle = angleBetween(voyage)
          const parts = fromSides(voyage.a, voyage.b, angle)
          return voyage.a !== voyage.b && angle >= 30 && angle <= 150 && isSound(parts, ['c']) && isWide(parts)
        },
      ),
    }),
    answer: roundedToTenth,
    solve: ({ voyage }) => tenth(fromSides(voyage.a, voyage.b, angleBetween(voyage)).c),
    ask: ({ story, voyage }) => {
      const told = tellVoyage(story, voyage)
      return { en: [told.en, sketch(voyage)], es: [told.es, sketch(voyage)] }
    },
    solution({ story, voyage }, answer) {
      const { first, second, a, b } = voyage
      const back: Bearing = {
        from: first.from === 'N' ? 'S' : 'N',
        angle: first.angle,
        to: first.to === 'E' ? 'W' : 'E',
      }
      const [p, q] = [degrees(back.angle), degrees(second.angle)]
      const larger = back.angle > second.angle ? minus(p, q) : minus(q, p)
      const isAlong = back.from === second.from
      const between = back.to === second.to ? (isAlong ? larger : sum(p, q)) : isAlong ? sum(p, q) : larger
      const opening = isAlong
        ? between
        : minus(degrees(180), back.to === second.to ? bracketed(sum(p, q)) : bracketed(larger))
      const [angle, x] = [degrees(Math.round(angleBetween(voyage))), symbol('x')]
      const [n, turn, e] = partsOf(back)
      const bearing = { en: line`${n}\u00a0${turn}\u00a0${e}`, es: line`${n}\u00a0${turn}\u00a0${e}` }
      return [
        step(prose`${n}\u00a0${turn}\u00a0${e}`, because.wayBack, { bearing }),
        step(equation(opening, angle), because.angleBetweenBearings),
        explained(
          equation(power(x, 2), cosineSquare(a, b, angle)),
          line`Let ${x} be the distance from the start. Use the law of cosines, with the angle ${angle} between the two legs.`,
          line`Sea ${x} la distancia al punto de partida. Usa la ley de cosenos, con el ángulo de ${angle} entre los dos tramos.`,
        ),
        ...sideByCosines('x', a, b, angle).slice(1),
        answerStep(about('x', answer), voyageEnds(story, expr(answer))),
      ]
    },
    // Walks both legs on the map.
    check(printed, answer) {
      const [a, p, b, q] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        4,
      )
      const [from, to, next, last] = tupleOf(
        printed.all('words').map(({ en }) => en),
        4,
      )
      const step = (north: string, angle: number, east: string) => [
        (east === 'E' ? 1 : -1) * sine(angle),
        (north === 'N' ? 1 : -1) * cosine(angle),
      ]
      const [u, v] = tupleOf(step(from, p, to), 2)
      const [w, z] = tupleOf(step(next, q, last), 2)
      return isTenth(exact(answer), Math.hypot(a * u + b * w, a * v + b * z))
    },
  }),

  whichLaw: form({
    levels: ['medium'],
    draw: random => {
      const kind = random.evenly(['sines', 'cosines', 'right', 'impossible'] as const)
      const names = random.pick(DATA[kind])
      if (kind === 'impossible') {
        const [a, b] = [random.int(4, 12), random.int(4, 12)]
        return { kind, values: [a, b, a + b + random.int(1, 9)], names }
      }
      const isRight = kind === 'right'
      const parts = random.until(
        () => {
          const [a, b, C] = [random.int(5, 30), random.int(5, 30), isRight ? 90 : random.intExcept(35, 130, 90)]
          return fromSides(a, b, C)
        },
        ({ A, B, C, a, b, c }) =>
          [A, B].every(angle => angle > 15 && Math.abs(angle - 90) > 4) &&
          Math.max(Math.round(a), Math.round(b), Math.round(c)) * 2 < 0.95 * (a + b + c) &&
          Math.round(c) > Math.max(Math.round(a), Math.round(b)) === c > Math.max(a, b) &&
          Math.round(a * a + b * b) !== Math.round(c) ** 2 + (isRight ? 1 : 0) &&
          (!isRight || c - Math.max(a, b) > 1) &&
          C > 0,
      )
      return { kind, values: names.map(name => Math.round(parts[name])), names }
    },
    answer: option({
      sines: { en: prose`law of sines`, es: prose`ley de senos` },
      cosines: { en: prose`law of cosines`, es: prose`ley de cosenos` },
      right: { en: prose`right-triangle trigonometry`, es: prose`trigonometría del triángulo rectángulo` },
      impossible: { en: prose`There is no such triangle.`, es: prose`No existe tal triángulo.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ names, values }) => {
      const known = tupleOf(
        names.map((name, i) => given(name, itemOf(values, i))),
        3,
      )
      return {
        en: prose`A triangle ${symbol('ABC')} has ${known[0]}, ${known[1]}, and ${known[2]}. Which choice is the most direct first step in solving it?`,
        es: prose`Un triángulo ${symbol('ABC')} tiene ${known[0]}, ${known[1]} y ${known[2]}. ¿Qué opción es el primer paso más directo para resolverlo?`,
      }
    },
    solution: ({ kind, names, values }) => lawSteps(kind, names, values),
    whyWrong: ({ kind }) => NOT_FIRST[kind],
    check(printed, answer) {
      const known = partsIn(printed)
      const { a, b, c } = known
      if (a !== undefined && b !== undefined && c !== undefined)
        return answer === (2 * Math.max(a, b, c) >= a + b + c ? 'impossible' : 'cosines')
      if ([known.A, known.B, known.C].includes(90)) return answer === 'right'
      const pairs = (['A', 'B', 'C'] as const).filter(
        name => known[name] !== undefined && known[name.toLowerCase() as PartName] !== undefined,
      )
      const angles = [known.A, known.B, known.C].filter(angle => angle !== undefined).length
      return answer === (pairs.length > 0 || angles === 2 ? 'sines' : 'cosines')
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const story = random.evenly([...stories, field])
      const parts = random.until(
        () => {
          const angle = story === field ? 45 : random.intExcept(30, 140, 90)
          const [a, b] =
            story === field
              ? [random.pick([60, 65, 70, 80]), random.pick([35, 40, 43, 46, 50])]
              : [random.int(10, 60), random.int(10, 60)]
          return {
            ...fromSides(a, b, story.isSupplement ? 180 - angle : angle),
            angle,
          }
        },
        parts =>
          isSound(parts, ['c']) &&
          isRoomy(parts) &&
          isWide(parts) &&
          Math.max(parts.a, parts.b) <= 2 * Math.min(parts.a, parts.b),
      )
      return { story, parts, turn: random.int(0, 11) * 30 }
    },
    answer: roundedToTenth,
    solve: ({ parts }) => tenth(parts.c),
    // Only the two legs of a changed course are sketched; the angle of the triangle is left for the pupil.
    ask: ({ story, parts, turn }) => {
      const told = story.says(parts.a, parts.b, parts.angle)
      if (!story.isSupplement) return told
      const shown = drawn({ ...parts, C: parts.angle }, ['a', 'b'], 'c', turn)
      return { en: [told.en, shown], es: [told.es, shown] }
    },
    solution({ story, parts }, answer) {
      const inside = degrees(story.isSupplement ? 180 - parts.angle : parts.angle)
      return [
        ...(story.isSupplement
          ? [step(equation(minus(degrees(180), degrees(parts.angle)), inside), because.turnFromCourse)]
          : []),
        explained(
          equation(power(symbol('x'), 2), cosineSquare(parts.a, parts.b, inside)),
          line`Let ${symbol('x')} be the length asked for. Use the law of cosines, with the angle ${inside} between the two sides.`,
          line`Sea ${symbol('x')} la longitud que se pide. Usa la ley de cosenos, con el ángulo de ${inside} entre los dos lados.`,
        ),
        ...sideByCosines('x', parts.a, parts.b, inside).slice(1),
        answerStep(about('x', answer), story.ends(expr(answer))),
      ]
    },
    // Walks the two legs on the plane.
    check(printed, answer) {
      const [a, second, third] = tupleOf(
        printed.numbers.map(value => value.toNumber()),
        3,
      )
      const isTurn = /turns|gira|changes|cambia/.test(printed.text)
      const [b, turn] = isTurn ? ([third, second] as const) : ([second, 180 - third] as const)
      const end = [a + b * cosine(turn), b * sine(turn)] as const
      return isTenth(exact(answer), Math.hypot(...end))
    },
  }),
})
