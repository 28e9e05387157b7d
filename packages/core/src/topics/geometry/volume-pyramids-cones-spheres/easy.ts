import {
  approximate,
  both,
  cone,
  expr,
  type FormMaker,
  figure,
  hemisphere,
  m,
  measure,
  piExpr,
  prose,
  pyramid,
  type Random,
  type Solid3d,
  sphere,
} from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { cubic, type Drawn, isClear, isRound, partOf, type Shape, tenth, UNITS, volumeIn } from './parts.ts'
import { solidStories } from './solid-stories.ts'

const exactVolume = (drawn: Drawn): Measured => ({
  amount: isRound(drawn.shape) ? piExpr(partOf(drawn)) : partOf(drawn),
  unit: cubic(drawn.unit),
})

const value = (drawn: Pick<Drawn, 'shape' | 'sides'>) => partOf(drawn).toNumber() * (isRound(drawn.shape) ? Math.PI : 1)

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [12, 16, 20],
] as const

function draw(
  random: Random,
  { shapes, bys }: { readonly shapes: readonly Shape[]; readonly bys: readonly Drawn['by'][] },
): Drawn {
  const [shape, unit] = [random.evenly(shapes), random.pick(UNITS)]
  const wanted = random.evenly(bys)
  const by =
    shape === 'pyramid' && wanted === 'diameter' ? 'slant' : isBall(shape) && wanted === 'slant' ? 'diameter' : wanted
  if (by === 'slant') {
    const [half, high] = random.pick(TRIPLES)
    return { shape, unit, by, sides: shape === 'pyramid' ? [2 * half, 2 * half, high] : [half, half, high] }
  }
  const a = random.int(shape === 'pyramid' ? 3 : 2, isBall(shape) ? 12 : 10)
  // A base that runs far back would hide the height behind an edge.
  const b = shape === 'pyramid' && random.chance(0.5) ? random.int(Math.ceil(a / 2), Math.floor(1.25 * a)) : a
  return { shape, unit, by, sides: [a, b, isBall(shape) ? a : drawHeight(random, shape === 'pyramid' ? a : 2 * a)] }
}

/** Neither a needle nor a plate. */
const drawHeight = (random: Random, across: number) =>
  random.int(Math.max(3, Math.ceil(across * 0.5)), Math.min(15, Math.ceil(across * 1.8)))

const isBall = (shape: Shape) => shape === 'sphere' || shape === 'hemisphere'

function drawing({ shape, sides: [a, b, h], unit, by }: Drawn): Solid3d {
  const diameter = { unit, labels: { radius: null, diameter: measure(2 * a, unit) } }
  switch (shape) {
    case 'pyramid':
      return pyramid(a, b, h, {
        unit,
        ...(by === 'slant' ? { labels: { height: null, slant: measure(Math.hypot(a / 2, h), unit) } } : {}),
      })
    case 'cone':
      return cone(
        a,
        h,
        by === 'diameter'
          ? diameter
          : { unit, ...(by === 'slant' ? { labels: { height: null, slant: measure(Math.hypot(a, h), unit) } } : {}) },
      )
    case 'sphere':
      return sphere(a, by === 'diameter' ? diameter : { unit })
    case 'hemisphere':
      return hemisphere(a, by === 'diameter' ? diameter : { unit })
  }
}

const inPi = {
  en: prose`Find the exact volume. Write the volume of a round solid in terms of ${m`π`}.`,
  es: prose`Halla el volumen exacto. Escribe el volumen de un cuerpo redondo en términos de ${m`π`}.`,
}

const nearestTenth = {
  en: prose`Find the volume to the nearest tenth. Use the ${m`π`} key.`,
  es: prose`Halla el volumen redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: inPi,
    lines: 4,
    draw,
    answer: measured,
    solve: exactVolume,
    ask: drawn => both(figure(drawing(drawn))),
    check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
  }),

  rounded: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: nearestTenth,
    lines: 4,
    draw: (random, { bys }) =>
      random.until(
        () => draw(random, { shapes: ['cone', 'sphere'], bys }),
        drawn => isClear(value(drawn)),
      ),
    answer: measured,
    solve: (drawn): Measured => ({ amount: tenth(value(drawn)), unit: cubic(drawn.unit) }),
    ask: drawn => both(figure(drawing(drawn))),
    check: (printed, { amount }) => Math.abs(approximate(expr(amount)) - volumeIn(printed)) < 0.05,
  }),

  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    draw(random) {
      const { shape, unit, says, isDiameter, ...ranges } = random.evenly(solidStories)
      const sides = random.until(
        () => {
          const a = random.int(...ranges.across)
          return [a, a, random.int(...ranges.high)] as const
        },
        sides => isClear(value({ shape, sides })),
      )
      const [a, , h] = sides
      return { shape, sides, unit, says: says(measure(isDiameter ? 2 * a : a, unit), measure(h, unit)) }
    },
    answer: measured,
    solve: ({ shape, sides, unit }): Measured => ({ amount: tenth(value({ shape, sides })), unit: cubic(unit) }),
    ask: ({ says }) => says,
    check(printed, { amount }) {
      const text = printed.text
      const lengths = printed.numbers.map(of => of.toNumber())
      const isPyramid = /pyramid|pirámide/.test(text)
      const [first, second] = isPyramid ? [lengths[1]!, lengths[0]!] : [lengths[0]!, lengths[1] ?? 0]
      const radius = /diameter|across|diámetro/.test(text) ? first / 2 : first
      const found = isPyramid
        ? (first ** 2 * second) / 3
        : /sphere|esfera/.test(text)
          ? (4 / 3) * Math.PI * radius ** 3
          : (Math.PI * radius ** 2 * second) / 3
      return Math.abs(approximate(expr(amount)) - found) < 0.05
    },
  }),
})
