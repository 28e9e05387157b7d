import {
  approximate,
  both,
  cone,
  defineTopic,
  equation,
  explained,
  expr,
  figure,
  hemisphere,
  itemOf,
  join,
  line,
  m,
  measure,
  minus,
  over,
  PYTHAGOREAN_THEOREM,
  pi,
  piExpr,
  power,
  prose,
  pyramid,
  Ratio,
  relation,
  root,
  type Solid3d,
  type Step,
  sphere,
  statements,
  step,
  sum,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { cubed } from '../kit/measures/length-units.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import { near } from '../kit/triangles/special-triangles.ts'
import {
  draw,
  filled,
  h,
  isBall,
  type Part,
  RULES,
  r,
  shownPart,
  TENTH,
  V,
  value,
} from './volume-pyramids-cones-spheres/drawn-solids.ts'
import { levels } from './volume-pyramids-cones-spheres/levels.ts'
import {
  type Drawn,
  isClear,
  isRound,
  partOf,
  type Shape,
  tenth,
  UNITS,
  volumeIn,
} from './volume-pyramids-cones-spheres/parts.ts'
import { solidStories } from './volume-pyramids-cones-spheres/solid-stories.ts'
import { twoSolidsForms } from './volume-pyramids-cones-spheres/two-solids.ts'

const exactVolume = (drawn: Drawn): Measured => ({
  amount: isRound(drawn.shape) ? piExpr(partOf(drawn)) : partOf(drawn),
  unit: cubed(drawn.unit),
})
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
  en: prose`Find the exact volume in terms of ${m`π`}.`,
  es: prose`Halla el volumen exacto en términos de ${m`π`}.`,
}
const ofPyramid = { en: prose`Find the volume.`, es: prose`Halla el volumen.` }
const nearestTenth = {
  en: prose`Find the volume to the nearest tenth. Use the ${m`π`} key.`,
  es: prose`Halla el volumen redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
}
/** What is labelled, and the radius or the height that is not. */
function readSteps({ shape, sides: [a, b, high], unit, by }: Drawn): readonly Step[] {
  const length = (value: number) => measure(value, unit)
  const across = shape === 'pyramid' ? [length(a), length(b)] : [length(by === 'diameter' ? 2 * a : a)]
  const slant = Math.hypot(shape === 'pyramid' ? a / 2 : a, high)
  const up = isBall(shape) ? [] : [length(by === 'slant' ? slant : high)]
  const what = {
    pyramid: { en: line`the sides of the base and the height`, es: line`los lados de la base y la altura` },
    ball: { en: line`the radius`, es: line`el radio` },
    cone: { en: line`the radius and the height`, es: line`el radio y la altura` },
    slant:
      shape === 'pyramid'
        ? { en: line`the sides of the base and the slant height`, es: line`los lados de la base y la altura inclinada` }
        : { en: line`the radius and the slant height`, es: line`el radio y la altura inclinada` },
    diameter: isBall(shape)
      ? { en: line`the diameter`, es: line`el diámetro` }
      : { en: line`the diameter and the height`, es: line`el diámetro y la altura` },
  }[
    by === 'slant'
      ? 'slant'
      : by === 'diameter'
        ? 'diameter'
        : shape === 'pyramid'
          ? 'pyramid'
          : isBall(shape)
            ? 'ball'
            : 'cone'
  ]
  const base = shape === 'pyramid' ? a / 2 : a
  const upright = () => equation(equation(h, root(minus(power(slant, 2), power(base, 2)))), high)
  return [
    step(statements(...across, ...up), because.read, { what }),
    ...(by === 'diameter' ? [step(equation(equation(r, over(2 * a, 2)), a), because.halveDiameter)] : []),
    ...(by === 'slant'
      ? [
          ...(shape === 'pyramid'
            ? [
                explained(
                  equation(over(a, 2), base),
                  line`Half of a side of the base is a leg of a right triangle; the height is the other leg, and the slant height is the hypotenuse.`,
                  line`La mitad de un lado de la base es un cateto de un triángulo rectángulo; la altura es el otro cateto y la altura inclinada es la hipotenusa.`,
                ),
              ]
            : [
                explained(
                  equation(sum(power(h, 2), power(base, 2)), power(slant, 2)),
                  line`The radius, the height, and the slant height form a right triangle: use the Pythagorean theorem.`,
                  line`El radio, la altura y la altura inclinada forman un triángulo rectángulo: usa el teorema de Pitágoras.`,
                ),
              ]),
          shape === 'pyramid'
            ? step(upright(), because.use, { rule: PYTHAGOREAN_THEOREM })
            : step(upright(), because.positiveRoot),
        ]
      : []),
  ]
}
const reasonFor = (shape: Part) => (shape === 'pyramid' ? because.multiplyFactors : because.multiplyKeepPi)

export const volumePyramidsConesSpheres = defineTopic(
  {
    id: 'volume-pyramids-cones-spheres',
    name: {
      en: 'Volume of pyramids, cones, spheres and composites',
      es: 'Volumen de pirámides, conos, esferas y sólidos compuestos',
    },
    description: {
      en: 'Find volumes or missing dimensions of pyramids, cones, spheres and solids that combine them.',
      es: 'Halla volúmenes o dimensiones desconocidas de pirámides, conos, esferas y sólidos que los combinan.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.A.3', 'G-MG.A.1'],
    rev: 5,
    levels,
  },
  form => ({
    exact: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: inPi,
      draw: (random, { round, bys }) => draw(random, { shapes: round, bys }),
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(figure(drawing(drawn))),
      solution: drawn => [
        ...readSteps(drawn),
        step(equation(V, filled(drawn.shape, drawn.sides)), because.use, { rule: RULES[drawn.shape] }),
        step(equation(V, measure(exactVolume(drawn).amount, cubed(drawn.unit))), reasonFor(drawn.shape)),
      ],
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    pyramid: form({
      levels: ['easy', 'medium'],
      instruction: ofPyramid,
      // A whole number: no form of a fraction is to be chosen.
      draw: (random, { bys }) =>
        random.until(
          () => draw(random, { shapes: ['pyramid'], bys }),
          drawn => partOf(drawn).isInteger,
        ),
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(figure(drawing(drawn))),
      solution: drawn => [
        ...readSteps(drawn),
        step(equation(V, filled(drawn.shape, drawn.sides)), because.use, { rule: RULES.pyramid }),
        step(equation(V, measure(exactVolume(drawn).amount, cubed(drawn.unit))), because.multiplyFactors),
      ],
      check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
    }),

    rounded: form({
      levels: ['medium'],
      instruction: nearestTenth,
      draw: (random, { rounded, bys }) =>
        random.until(
          () => draw(random, { shapes: rounded, bys }),
          drawn => isClear(value(drawn)),
        ),
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: (drawn): Measured => ({ amount: tenth(value(drawn)), unit: cubed(drawn.unit) }),
      ask: drawn => both(figure(drawing(drawn))),
      solution: (drawn, { amount }) => [
        ...readSteps(drawn),
        step(equation(V, filled(drawn.shape, drawn.sides)), because.use, { rule: RULES[drawn.shape] }),
        step(equation(V, exactVolume(drawn).amount), reasonFor(drawn.shape)),
        step(relation(V, '≈', measure(amount, cubed(drawn.unit))), because.roundAtTheEnd, { place: TENTH }),
      ],
      check: (printed, { amount }) => Math.abs(approximate(expr(amount)) - volumeIn(printed)) < 0.05,
    }),

    story: form({
      levels: ['medium'],
      share: 2,
      kind: 'story',
      draw(random) {
        const { shape, unit, says, ends, isDiameter, ...ranges } = random.evenly(solidStories)
        const sides = random.until(
          () => {
            const a = random.int(...ranges.across)
            return [a, a, random.int(...ranges.high)] as const
          },
          sides => isClear(value({ shape, sides })),
        )
        const [a, , h] = sides
        return {
          shape,
          sides,
          unit,
          isDiameter,
          ends,
          says: says(measure(isDiameter ? 2 * a : a, unit), measure(h, unit)),
        }
      },
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: ({ shape, sides, unit }): Measured => ({ amount: tenth(value({ shape, sides })), unit: cubed(unit) }),
      ask: ({ says }) => says,
      solution({ shape, sides, unit, isDiameter, ends }, { amount }) {
        const found = measure(amount, cubed(unit))
        return [
          ...readSteps({ shape, sides, unit, by: isDiameter ? 'diameter' : 'plain' }),
          step(equation(V, filled(shape, sides)), because.use, { rule: RULES[shape] }),
          step(equation(V, shownPart(shape, partOf({ shape, sides }))), reasonFor(shape)),
          step(relation(V, '≈', found), because.answer, { sentence: ends(found) }),
        ]
      },
      check(printed, { amount }) {
        const text = printed.text
        const lengths = printed.numbers.map(of => of.toNumber())
        const isPyramid = /pyramid|pirámide/.test(text)
        const isAcross = /diameter|across|diámetro/.test(text)
        const radiusOf = (length: number) => (isAcross ? length / 2 : length)
        const pointed = () => {
          const [first, second] = tupleOf(lengths, 2)
          return isPyramid ? (second ** 2 * first) / 3 : (Math.PI * radiusOf(first) ** 2 * second) / 3
        }
        const found = /sphere|esfera/.test(text) ? (4 / 3) * Math.PI * radiusOf(itemOf(lengths, 0)) ** 3 : pointed()
        return Math.abs(approximate(expr(amount)) - found) < 0.05
      },
    }),

    missing: form({
      levels: ['medium'],
      share: 2,
      draw: random => ({
        kind: random.evenly(['cone height', 'pyramid height', 'sphere radius', 'cone radius'] as const),
        a: random.int(2, 12),
        h: 3 * random.int(1, 6),
        unit: random.pick(UNITS),
      }),
      answer: measured,
      solve: ({ kind, a, h, unit }): Measured => ({ amount: kind.endsWith('height') ? h : a, unit }),
      ask({ kind, a, h, unit }) {
        const whole = (shape: Shape) =>
          measure(
            isRound(shape) ? piExpr(partOf({ shape, sides: [a, a, h] })) : partOf({ shape, sides: [a, a, h] }),
            cubed(unit),
          )
        const [across, high] = [measure(a, unit), measure(h, unit)]
        switch (kind) {
          case 'cone height':
            return {
              en: prose`A cone has a volume of ${whole('cone')} and a radius of ${across}. Find its height.`,
              es: prose`Un cono tiene un volumen de ${whole('cone')} y un radio de ${across}. Halla su altura.`,
            }
          case 'cone radius':
            return {
              en: prose`A cone has a volume of ${whole('cone')} and a height of ${high}. Find its radius.`,
              es: prose`Un cono tiene un volumen de ${whole('cone')} y una altura de ${high}. Halla su radio.`,
            }
          case 'pyramid height':
            return {
              en: prose`A pyramid with a square base has a volume of ${whole('pyramid')}. Each side of the base measures ${across}. Find the height.`,
              es: prose`Una pirámide de base cuadrada tiene un volumen de ${whole('pyramid')}. Cada lado de la base mide ${across}. Halla la altura.`,
            }
          case 'sphere radius':
            return {
              en: prose`A sphere has a volume of ${whole('sphere')}. Find its radius.`,
              es: prose`Una esfera tiene un volumen de ${whole('sphere')}. Halla su radio.`,
            }
        }
      },
      solution({ kind, a, h: high, unit }) {
        const shape = kind === 'pyramid height' ? 'pyramid' : kind === 'sphere radius' ? 'sphere' : 'cone'
        const volume = partOf({ shape, sides: [a, a, high] })
        const [unknown, factor, value] = {
          'cone height': [h, Ratio.of(a * a, 3), high] as const,
          'pyramid height': [h, Ratio.of(a * a, 3), high] as const,
          'cone radius': [power(r, 2), Ratio.of(high, 3), a * a] as const,
          'sphere radius': [power(r, 3), Ratio.of(4, 3), a ** 3] as const,
        }[kind]
        const product = factor.equals(1) ? unknown : join(factor, unknown)
        const put = {
          'cone height': m`{1/3}π(${a})^2h`,
          'pyramid height': m`{1/3}(${a})^2h`,
          'cone radius': m`{1/3}πr^2(${high})`,
          'sphere radius': m`{4/3}πr^3`,
        }[kind]
        const start = [
          step(equation(put, shape === 'pyramid' ? volume : piExpr(volume)), because.use, { rule: RULES[shape] }),
          shape === 'pyramid'
            ? explained(
                equation(product, volume),
                line`Square ${a}, and multiply by ${Ratio.of(1, 3)}.`,
                line`Eleva ${a} al cuadrado y multiplica por ${Ratio.of(1, 3)}.`,
              )
            : shape === 'sphere'
              ? step(equation(product, volume), because.divideBothSides, { value: pi })
              : explained(
                  equation(product, volume),
                  line`Simplify the left side, and divide both sides by ${pi}.`,
                  line`Simplifica el lado izquierdo y divide ambos lados entre ${pi}.`,
                ),
        ]
        const alone = kind.endsWith('height') ? measure(value, unit) : value
        return [
          ...start,
          ...(factor.equals(1) ? [] : [step(equation(unknown, alone), because.divideBothSides, { value: factor })]),
          ...(kind === 'cone radius' ? [step(equation(r, measure(a, unit)), because.positiveRoot)] : []),
          ...(kind === 'sphere radius'
            ? [step(equation(equation(r, root(value, 3)), measure(a, unit)), because.takeCubeRoot)]
            : []),
        ]
      },
      // Puts the answer into the volume.
      check(printed, { amount }) {
        const [volume, length] = printed.all('measure').map(({ of }) => approximate(of))
        const [found, text] = [approximate(expr(amount)), printed.text]
        if (found <= 0) return false
        if (/sphere|esfera/i.test(text)) return near(volume!, (4 / 3) * Math.PI * found ** 3)
        if (/pyramid|pirámide/i.test(text)) return near(volume! * 3, length! ** 2 * found)
        return near(
          volume! * 3,
          Math.PI * (/its radius|su radio/.test(text) ? found ** 2 * length! : length! ** 2 * found),
        )
      },
    }),

    ...twoSolidsForms(form),
  }),
)
