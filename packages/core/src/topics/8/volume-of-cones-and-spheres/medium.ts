import {
  type Both,
  decimal,
  type Expr,
  equation,
  figure,
  type Inline,
  line,
  m,
  people,
  name as personName,
  pi,
  piExpr,
  power,
  type Random,
  Ratio,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  type Drawn,
  decimalSteps,
  drawing,
  drawnVolume,
  exactSteps,
  type Form,
  isExactly,
  isRounded,
  isRoundedClearly,
  PI,
  paragraph,
  partOf,
  roundedAmount,
  UNITS,
  V,
} from './parts.ts'

/** Bare cones and spheres with their radius are asked for at the easy level. */
const KINDS = [
  ['cone', 'diameter'],
  ['hemisphere', 'diameter'],
  ['sphere', 'diameter'],
  ['hemisphere', 'radius'],
] as const

function drawKind(random: Random, isTenths: boolean): Drawn {
  const [shape, by] = random.evenly(startingAt(KINDS, isTenths ? 1 : 0))
  return random.until(
    () => {
      const r = isTenths && random.chance(0.5) ? Ratio.of(random.int(11, 79), 10) : Ratio.of(random.int(2, 11))
      return { shape, by, r, h: shape === 'cone' ? Ratio.of(random.int(3, 20)) : Ratio.of(1), unit: random.pick(UNITS) }
    },
    ({ r, h }) => shape !== 'cone' || (h.times(2).compare(r) >= 0 && h.compare(r.times(4)) <= 0),
  )
}
const SOLIDS = {
  cone: { en: line`the cone`, es: line`del cono` },
  sphere: { en: line`the sphere`, es: line`de la esfera` },
  hemisphere: { en: line`the hemisphere`, es: line`de la semiesfera` },
} as const

type Slip = 'no third' | 'diameter' | 'square'
const wrongVolume = ({ shape, r, h }: Drawn, slip: Slip): Expr => {
  const x = shown(slip === 'diameter' ? r.times(2) : r)
  if (shape === 'cone')
    return slip === 'no third' ? times(pi, power(x, 2), shown(h)) : times(Ratio.of(1, 3), pi, power(x, 2), shown(h))
  const share = slip === 'no third' ? Ratio.of(4, 3) : shape === 'sphere' ? Ratio.of(4, 3) : Ratio.of(2, 3)
  return times(share, pi, power(x, slip === 'square' ? 2 : 3))
}

export const mediumForms = (form: Form) => ({
  exactFraction: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random =>
      random.until(
        () => drawKind(random, false),
        drawn => !partOf(drawn).isInteger,
      ),
    answer: { ...measured, requires: 'exact' },
    solve: (drawn): Measured => ({ amount: piExpr(partOf(drawn)), unit: cubed(drawn.unit) }),
    ask(drawn) {
      const [solid, { en, es }] = [figure(drawing(drawn)), SOLIDS[drawn.shape]]
      return {
        en: [solid, paragraph(line`Find the volume of `, en, line` in terms of ${m`π`}.`)],
        es: [solid, paragraph(line`Halla el volumen `, es, line` en términos de ${m`π`}.`)],
      }
    },
    solution: exactSteps,
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),

  rounded: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: random =>
      random.until(
        () => drawKind(random, true),
        drawn => isRoundedClearly(partOf(drawn)),
      ),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: (drawn): Measured => ({ amount: roundedAmount(partOf(drawn)), unit: cubed(drawn.unit) }),
    ask(drawn) {
      const [solid, { en, es }] = [figure(drawing(drawn)), SOLIDS[drawn.shape]]
      return {
        en: [
          solid,
          paragraph(
            line`Find the volume of `,
            en,
            line`. Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
          ),
        ],
        es: [
          solid,
          paragraph(
            line`Halla el volumen `,
            es,
            line`. Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
          ),
        ],
      }
    },
    solution: (drawn, { amount }) => decimalSteps(drawn, amount as Expr, true),
    check: (printed, { amount }) => isRounded(amount, drawnVolume(printed)),
  }),

  mistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    lines: 3,
    draw: random => {
      const [shape, slip] = random.evenly([
        ['cone', 'diameter'],
        ['cone', 'no third'],
        ['sphere', 'diameter'],
        ['hemisphere', 'no third'],
        ['sphere', 'square'],
      ] as const)
      const person = random.pick(people)
      return random.until(
        () => ({
          shape,
          slip,
          person,
          r: Ratio.of(random.int(2, 9)),
          h: shape === 'cone' ? Ratio.of(random.int(4, 16)) : Ratio.of(1),
          unit: random.pick(UNITS),
          by: slip === 'diameter' ? ('diameter' as const) : ('radius' as const),
        }),
        ({ r, h }) => shape !== 'cone' || (!h.equals(r) && h.compare(r) >= 0 && h.compare(r.times(4)) <= 0),
      )
    },
    answer: { ...measured, requires: 'exact' },
    solve: (drawn): Measured => ({ amount: piExpr(partOf(drawn)), unit: cubed(drawn.unit) }),
    ask(drawn) {
      const [solid, { en, es }] = [figure(drawing(drawn)), SOLIDS[drawn.shape]]
      const [who, work] = [personName(drawn.person), equation(V, wrongVolume(drawn, drawn.slip))]
      return {
        en: [
          solid,
          paragraph(
            line`For the volume of `,
            en,
            line`, ${who} wrote ${work}. Find the mistake and give the right volume in terms of ${m`π`}.`,
          ),
        ],
        es: [
          solid,
          paragraph(
            line`Para el volumen `,
            es,
            line`, ${who} escribió ${work}. Halla el error y da el volumen correcto en términos de ${m`π`}.`,
          ),
        ],
      }
    },
    key: ({ slip, shape }) => {
      const { en, es } = SLIPS[slip](shape)
      return { en: paragraph(line`The mistake: `, en, ['.']), es: paragraph(line`El error: `, es, ['.']) }
    },
    solution: drawn => [
      step(wrongVolume(drawn, drawn.slip), because.mistakeIs, { what: SLIPS[drawn.slip](drawn.shape) }),
      ...exactSteps(drawn),
    ],
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),
})

const SLIPS: Readonly<Record<Slip, (shape: Drawn['shape']) => Both<readonly Inline[]>>> = {
  diameter: () => ({
    en: line`the diameter was taken for the radius`,
    es: line`se tomó el diámetro como radio`,
  }),
  square: () => ({
    en: line`the radius was squared, but in the formula for a sphere it is cubed`,
    es: line`el radio se elevó al cuadrado, pero en la fórmula de una esfera se eleva al cubo`,
  }),
  'no third': shape =>
    shape === 'cone'
      ? {
          en: line`this is the volume of a cylinder, and a cone has only a third of it`,
          es: line`este es el volumen de un cilindro, y un cono tiene solo un tercio`,
        }
      : {
          en: line`this is the volume of a whole sphere, and a hemisphere has only half of it`,
          es: line`este es el volumen de una esfera entera, y una semiesfera tiene solo la mitad`,
        },
}
