import {
  type Block,
  type Both,
  decimalNumber,
  degrees,
  exact,
  type FormMaker,
  list,
  numberList,
  option,
  prose,
  symbol,
  type Value,
} from '../../../author.ts'
import { angleBetween, drawBearing, STORIES, sketch, tellVoyage, type Voyage } from '../../kit/triangles/bearings.ts'
import {
  cosine,
  drawn,
  fromSides,
  fromThree,
  given,
  isSound,
  isTenth,
  type PartName,
  partSymbol,
  partsIn,
  sine,
  tenth,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { drawSas, drawSss, isRoomy, isWide, placed, placedSides } from './parts.ts'

type Says = (a: number, b: number, angle: number) => Both<Block>

const stories: readonly { readonly says: Says; readonly isSupplement: boolean; readonly isLevel?: true }[] = [
  {
    isSupplement: true,
    says: (a, b, angle) => ({
      en: prose`A ship sails ${a} kilometers, turns by ${degrees(angle)} from its course and sails ${b} kilometers more. How many kilometers is it from its start? Round to the nearest tenth.`,
      es: prose`Un barco navega ${a} kilómetros, gira ${degrees(angle)} respecto a su rumbo y navega ${b} kilómetros más. ¿A cuántos kilómetros está de su punto de partida? Redondea a la décima más cercana.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`Two sides of a plot of land are ${a} meters and ${b} meters long and meet at an angle of ${degrees(angle)}. The plot is a triangle. How many meters long is the third side? Round to the nearest tenth.`,
      es: prose`Dos lados de un terreno miden ${a} metros y ${b} metros y forman un ángulo de ${degrees(angle)}. El terreno es un triángulo. ¿Cuántos metros mide el tercer lado? Redondea a la décima más cercana.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`The sides of a parallelogram are ${a} centimeters and ${b} centimeters long. One angle is ${degrees(angle)}. How many centimeters long is the diagonal across from this angle? Round to the nearest tenth.`,
      es: prose`Los lados de un paralelogramo miden ${a} centímetros y ${b} centímetros. Un ángulo mide ${degrees(angle)}. ¿Cuántos centímetros mide la diagonal opuesta a este ángulo? Redondea a la décima más cercana.`,
    }),
  },
  {
    isSupplement: true,
    says: (a, b, angle) => ({
      en: prose`A plane flies ${a} miles, changes its direction by ${degrees(angle)} and flies ${b} miles more. How many miles is it from its start? Round to the nearest tenth.`,
      es: prose`Un avión vuela ${a} millas, cambia su dirección en ${degrees(angle)} y vuela ${b} millas más. ¿A cuántas millas está de su punto de partida? Redondea a la décima más cercana.`,
    }),
  },
  {
    isSupplement: false,
    isLevel: true,
    says: (a, b, angle) => ({
      en: prose`Two beams of a roof truss are ${a} feet and ${b} feet long and meet at an angle of ${degrees(angle)} at the top. How many feet apart are their lower ends? Round to the nearest tenth.`,
      es: prose`Dos vigas de una armadura de techo miden ${a} pies y ${b} pies y forman arriba un ángulo de ${degrees(angle)}. ¿A cuántos pies están sus extremos inferiores uno de otro? Redondea a la décima más cercana.`,
    }),
  },
]

const field: (typeof stories)[number] = {
  isSupplement: false,
  says: (a, b, angle) => ({
    en: prose`On a ball field, it is ${a} feet from home plate to first base and ${b} feet from home plate to the pitcher. The two directions form an angle of ${degrees(angle)}. How many feet is it from the pitcher to first base? Round to the nearest tenth.`,
    es: prose`En un campo de béisbol hay ${a} pies de la base meta a la primera base y ${b} pies de la base meta al lanzador. Las dos direcciones forman un ángulo de ${degrees(angle)}. ¿Cuántos pies hay del lanzador a la primera base? Redondea a la décima más cercana.`,
  }),
}

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['hard'],
    share: 2,
    lines: 7,
    draw: random => drawSas(random, ['c', 'A', 'B']),
    answer: numberList,
    solve: ({ c, A, B }): Value[] => [tenth(c), tenth(A), tenth(B)],
    ask: ({ a, b, angle }) => {
      const known = list(given('a', a), given('b', b), given('C', angle))
      const asked = list(partSymbol('c'), partSymbol('A'), partSymbol('B'))
      return {
        en: prose`Triangle ${symbol('ABC')} has ${known}. Find ${asked}, in this order. Round to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${known}. Halla ${asked}, en este orden. Redondea a la décima más cercana.`,
      }
    },
    check(printed, answer) {
      const { a = 0, b = 0, C = 0 } = partsIn(printed)
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
    draw: random => drawSss(random, ['A', 'B', 'C']),
    answer: numberList,
    solve: ({ a, b, c }): Value[] => {
      const { A, B, C } = fromThree(a, b, c)
      return [tenth(A), tenth(B), tenth(C)]
    },
    ask: ({ a, b, c }) => {
      const known = list(given('a', a), given('b', b), given('c', c))
      const asked = list(partSymbol('A'), partSymbol('B'), partSymbol('C'))
      return {
        en: prose`Triangle ${symbol('ABC')} has ${known}. Find the angles ${asked} in degrees, in this order. Round to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${known}. Halla los ángulos ${asked} en grados, en este orden. Redondea a la décima más cercana.`,
      }
    },
    check(printed, answer) {
      const { a = 0, b = 0, c = 0 } = partsIn(printed)
      const parts = placedSides(a, b, c)
      return (
        answer.length === 3 && answer.every((value, i) => isTenth(exact(value), [parts.A, parts.B, parts.C][i] ?? 0))
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
          return angle >= 30 && angle <= 150 && isSound(parts, ['c']) && isWide(parts)
        },
      ),
    }),
    answer: decimalNumber,
    solve: ({ voyage }) => tenth(fromSides(voyage.a, voyage.b, angleBetween(voyage)).c),
    ask: ({ story, voyage }) => {
      const told = tellVoyage(story, voyage)
      return { en: [told.en, sketch(voyage)], es: [told.es, sketch(voyage)] }
    },
    // Walks both legs on the map.
    check(printed, answer) {
      const [a = 0, p = 0, b = 0, q = 0] = printed.numbers.map(value => value.toNumber())
      const [from = '', to = '', next = '', last = ''] = printed.all('words').map(({ en }) => en)
      const step = (north: string, angle: number, east: string) => [
        (east === 'E' ? 1 : -1) * sine(angle),
        (north === 'N' ? 1 : -1) * cosine(angle),
      ]
      const [u = 0, v = 0] = step(from, p, to)
      const [w = 0, z = 0] = step(next, q, last)
      return isTenth(exact(answer), Math.hypot(a * u + b * w, a * v + b * z))
    },
  }),

  whichLaw: form({
    levels: ['hard'],
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
      const known = list(...names.map((name, i) => given(name, values[i] ?? 0)))
      return {
        en: prose`A triangle ${symbol('ABC')} has ${known}. What do you use first to solve it?`,
        es: prose`Un triángulo ${symbol('ABC')} tiene ${known}. ¿Qué usas primero para resolverlo?`,
      }
    },
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
    levels: ['hard'],
    kind: 'story',
    share: 2,
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
      return { story, parts, turn: story.isLevel ? 0 : random.int(0, 11) * 30 }
    },
    answer: decimalNumber,
    solve: ({ parts }) => tenth(parts.c),
    // The sketch shows the angle of the triangle; where a course changes, that is left for the pupil.
    ask: ({ story, parts, turn }) => {
      const shown = drawn({ ...parts, C: parts.angle }, story.isSupplement ? ['a', 'b'] : ['a', 'b', 'C'], 'c', turn)
      const told = story.says(parts.a, parts.b, parts.angle)
      return { en: [told.en, shown], es: [told.es, shown] }
    },
    // Walks the two legs on the plane.
    check(printed, answer) {
      const [a, second, third] = printed.numbers.map(value => value.toNumber())
      const isTurn = /turns|gira|changes|cambia/.test(printed.text)
      const [b, angle] = isTurn ? [third, second] : [second, third]
      const turn = isTurn ? (angle ?? 0) : 180 - (angle ?? 0)
      const end = [(a ?? 0) + (b ?? 0) * cosine(turn), (b ?? 0) * sine(turn)] as const
      return isTenth(exact(answer), Math.hypot(...end))
    },
  }),
})
