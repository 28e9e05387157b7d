import {
  answerStep,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isSameContent,
  line,
  measure,
  minus,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { FIND } from './easy.ts'
import {
  addStep,
  addSteps,
  type Bent,
  bentVolume,
  drawBent,
  drawnBent,
  drawnThree,
  drawnVolume,
  drawThree,
  type Edges,
  type levels,
  partsOf,
  product,
  threeSteps,
  threeVolume,
  UNITS,
  volumeEquation,
  volumeOf,
} from './solids.ts'
import { pools, stepsStories } from './stories.ts'

/** The left part is upright; the right one is lower. */
const upright = (bent: Bent): readonly [Edges, Edges] => partsOf({ ...bent, cut: 'upright' })
const level = (bent: Bent): readonly [Edges, Edges] => partsOf({ ...bent, cut: 'level' })

/** Expressions for the volume of an L, right and wrong. */
const RIGHT = {
  upright: (bent: Bent): Expr => sum(...upright(bent).map(product)),
  level: (bent: Bent): Expr => sum(...level(bent).map(product)),
  notch: ({ length, width, height, top, low }: Bent): Expr =>
    minus(times(length, width, height), times(length - top, width, height - low)),
} as const
const WRONG = {
  overlap: ({ length, width, height, top, low }: Bent): Expr =>
    sum(times(top, width, height), times(length, width, low)),
  otherHeight: ({ length, width, height, top, low }: Bent): Expr =>
    sum(times(top, width, height), times(length - top, width, height - low)),
  otherNotch: ({ length, width, height, top, low }: Bent): Expr =>
    minus(times(length, width, height), times(top, width, height - low)),
  oneWidth: ({ length, width, height, top, low }: Bent): Expr =>
    sum(times(top, width, height), times(length - top, low)),
} as const
const RIGHT_WAYS = ['upright', 'notch', 'level'] as const
const WHY_RIGHT = {
  upright: {
    en: line`Cut straight down: the left part, then the lower part on the right.`,
    es: line`Corta de arriba hacia abajo: la parte izquierda y luego la parte baja de la derecha.`,
  },
  level: {
    en: line`Cut across: the lower part from end to end, then the part on top of it.`,
    es: line`Corta de lado a lado: la parte de abajo de un extremo al otro y luego la parte que está encima.`,
  },
  notch: {
    en: line`Take the whole box and subtract the block that is missing at the upper right.`,
    es: line`Toma la caja completa y resta el bloque que falta arriba a la derecha.`,
  },
}

/** The edges that are not labeled on the drawing. */
function foundEdges(right: (typeof RIGHT_WAYS)[number], { length, height, top, low }: Bent) {
  const [long, high] = [equation(minus(length, top), length - top), equation(minus(height, low), height - low)]
  if (right === 'upright')
    return explainedBy(long, {
      en: line`Find the length of the right part.`,
      es: line`Halla el largo de la parte derecha.`,
    })
  return right === 'level'
    ? explainedBy(high, {
        en: line`Find the height of the upper part.`,
        es: line`Halla la altura de la parte de arriba.`,
      })
    : explainedBy(statements(long, high), {
        en: line`Find the length and the height of the missing block.`,
        es: line`Halla el largo y la altura del bloque que falta.`,
      })
}

const SLIPS = {
  overlap: {
    en: prose`A block was counted twice.`,
    es: prose`Un bloque se contó dos veces.`,
  },
  otherHeight: {
    en: prose`A wrong height was used for the right part.`,
    es: prose`Se usó una altura incorrecta para la parte derecha.`,
  },
  otherNotch: {
    en: prose`The block that was taken away has a wrong length.`,
    es: prose`El bloque que se restó tiene un largo incorrecto.`,
  },
  oneWidth: {
    en: prose`The width was left out for one part.`,
    es: prose`Faltó el ancho de una parte.`,
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['overlap', 'otherHeight', 'otherNotch', 'oneWidth'] as const
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip] })
const reasonOf = (slip: Slip, { length, height, top, low, width }: Bent) => {
  const reasons = {
    overlap: {
      en: line`The block ${times(top, width, low)} at the lower left is in both products.`,
      es: line`El bloque ${times(top, width, low)} de abajo a la izquierda está en los dos productos.`,
    },
    otherHeight: {
      en: line`The right part is ${low} high; ${height - low} is the height of what is missing above it.`,
      es: line`La parte derecha tiene ${low} de altura; ${height - low} es la altura de lo que falta encima.`,
    },
    otherNotch: {
      en: line`The missing block is ${length - top} long; ${top} is the length of the top of the solid.`,
      es: line`El bloque que falta tiene ${length - top} de largo; ${top} es el largo de la parte de arriba del sólido.`,
    },
    oneWidth: {
      en: line`${times(length - top, low)} is only an area: it must be multiplied by the width ${width} too.`,
      es: line`${times(length - top, low)} es solo un área: también se debe multiplicar por el ancho ${width}.`,
    },
  }
  return reasons[slip]
}
const uprightSteps = (bent: Bent) => {
  const [a, b] = upright(bent)
  return [
    explainedBy(equation(minus(bent.length, bent.top), b[0]), {
      en: line`Cut straight down and find the length of the right part.`,
      es: line`Corta de arriba hacia abajo y halla el largo de la parte derecha.`,
    }),
    explainedBy(
      { kind: 'paragraph', content: [volumeEquation(a), '; ', volumeEquation(b)] },
      {
        en: line`Left part, then right part: length × width × height.`,
        es: line`Parte izquierda y luego parte derecha: largo × ancho × altura.`,
      },
    ),
  ]
}

/** A pool: its length and width, how far the shallow end goes, and both depths. */
interface Pool {
  readonly length: number
  readonly width: number
  readonly shallow: number
  readonly low: number
  readonly deep: number
}
const poolParts = ({ length, width, shallow, low, deep }: Pool): readonly [Edges, Edges] => [
  [shallow, width, low],
  [length - shallow, width, deep],
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  noCut: form({
    levels: ['hard'],
    draw: random => ({ units: random.evenly(UNITS), ...drawThree(random) }),
    answer: measured,
    solve: ({ units, ...three }) => ({ amount: threeVolume(three), unit: units.cubic }),
    ask: ({ units, ...three }) => withFigure(FIND, drawnThree(three, units)),
    solution: ({ units, ...three }) => threeSteps(three, units),
    check: (printed, { amount }) => exact(amount).equals(drawnVolume(printed)),
  }),

  missingEdge: form({
    levels: ['hard'],
    draw: random => ({
      units: random.evenly(UNITS),
      missing: random.evenly(['width', 'low'] as const),
      ...drawBent(random),
    }),
    answer: measured,
    solve: ({ units, missing, ...bent }) => ({ amount: bent[missing], unit: units.edge }),
    ask: ({ units, missing, ...bent }) => {
      const drawn = figure(drawnBent(bent, units, { isCut: false, renamed: { [missing]: symbol('x') } }))
      const volume = role('volume', measure(bentVolume(bent), units.cubic))
      return {
        en: [prose`The volume of the solid is ${volume}. How long is the edge ${symbol('x')}?`, drawn],
        es: [prose`El volumen del sólido es de ${volume}. ¿Cuánto mide la arista ${symbol('x')}?`, drawn],
      }
    },
    solution({ units, missing, ...bent }, { amount }) {
      const { length, width, height, top, low } = bent
      const all = bentVolume(bent)
      const right = length - top
      const find = explainedBy(equation(minus(length, top), right), {
        en: line`Cut straight down and find the length of the right part.`,
        es: line`Corta de arriba hacia abajo y halla el largo de la parte derecha.`,
      })
      const end = answerStep(measure(amount, units.edge), {
        en: line`The edge ${symbol('x')} is ${measure(amount, units.edge)} long.`,
        es: line`La arista ${symbol('x')} mide ${measure(amount, units.edge)}.`,
      })
      if (missing === 'width') {
        const front = top * height + right * low
        return [
          find,
          explainedBy(equation(sum(times(top, height), times(right, low)), front), {
            en: line`Area of the front: left part and right part.`,
            es: line`Área del frente: parte izquierda y parte derecha.`,
          }),
          explainedBy(equation(divide(all, front), width), {
            en: line`Volume is the area of the front times the width: divide by the area.`,
            es: line`El volumen es el área del frente por el ancho: divide entre el área.`,
          }),
          end,
        ]
      }
      const left = top * width * height
      return [
        find,
        explainedBy(equation(times(top, width, height), left), {
          en: line`Volume of the left part.`,
          es: line`Volumen de la parte izquierda.`,
        }),
        explainedBy(equation(minus(all, left), all - left), {
          en: line`Subtract it from the whole volume: the right part is left.`,
          es: line`Réstalo del volumen total: queda la parte derecha.`,
        }),
        explainedBy(equation(divide(all - left, bracketed(times(right, width))), low), {
          en: line`Divide by the area of its base, length × width.`,
          es: line`Divide entre el área de su base, largo × ancho.`,
        }),
        end,
      ]
    },
    // With this edge the labelled solid has the printed volume.
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'boxes') return false
      const [length, height, top, low, width] = tupleOf(
        solid.edges.map(({ label }) => (label.kind === 'measure' ? evaluate(label.of) : exact(amount))),
        5,
      )
      return width.times(top.times(height).plus(length.minus(top).times(low))).equals(printed.role('volume'))
    },
  }),

  pool: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const low = random.int(3, 4)
      const length = random.int(18, 26)
      return {
        where: random.evenly(pools),
        low,
        length,
        width: random.int(8, 12),
        shallow: random.int(7, 11),
        deep: random.int(6, 8),
      }
    },
    answer: measured,
    solve: ({ where: _, ...pool }) => ({
      amount: pool.width * (pool.length * pool.deep - pool.shallow * (pool.deep - pool.low)),
      unit: 'cubic-foot',
    }),
    ask({ where, ...pool }) {
      const of = (name: keyof Pool) => role(name, measure(pool[name], 'foot'))
      const [length, width, shallow, low, deep] = [of('length'), of('width'), of('shallow'), of('low'), of('deep')]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `${where.en} is `,
            ...line`${length} long and ${width} wide. From one end, the first ${shallow} are ${low} deep. Then the floor drops straight down, and the rest of the pool is ${deep} deep. What volume of water fills the pool?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `${where.es} mide `,
            ...line`${length} de largo y ${width} de ancho. Desde un extremo, los primeros ${shallow} tienen ${low} de profundidad. Luego el fondo baja de golpe, en vertical, y el resto de la piscina tiene ${deep} de profundidad. ¿Qué volumen de agua llena la piscina?`,
          ],
        },
      }
    },
    solution({ where: _, ...pool }, { amount, unit }) {
      const [shallow, deep] = poolParts(pool)
      return [
        explainedBy(equation(minus(pool.length, pool.shallow), deep[0]), {
          en: line`Find the length of the deep end.`,
          es: line`Halla el largo de la parte honda.`,
        }),
        explainedBy(
          { kind: 'paragraph', content: [volumeEquation(shallow), '; ', volumeEquation(deep)] },
          {
            en: line`Shallow end, then deep end: length × width × depth.`,
            es: line`Parte poco profunda y luego parte honda: largo × ancho × profundidad.`,
          },
        ),
        addStep([volumeOf(shallow), volumeOf(deep)]),
        answerStep(measure(amount, unit), {
          en: line`It takes ${measure(amount, unit)} of water to fill the pool.`,
          es: line`Se necesitan ${measure(amount, unit)} de agua para llenar la piscina.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [length, width, shallow] = [printed.role('length'), printed.role('width'), printed.role('shallow')]
      const [low, deep] = [printed.role('low'), printed.role('deep')]
      return exact(amount).minus(shallow.times(width).times(low)).equals(length.minus(shallow).times(width).times(deep))
    },
  }),

  solidSteps: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const setting = random.evenly(stepsStories)
      return {
        setting,
        deep: random.int(...setting.deep),
        rise: random.int(...setting.rise),
        wide: random.int(...setting.wide),
      }
    },
    answer: measured,
    solve: ({ setting, deep, rise, wide }) => ({ amount: 6 * deep * rise * wide, unit: setting.cubic }),
    ask({ setting: { thing, edge }, deep, rise, wide }) {
      const [d, r, w] = [
        role('deep', measure(deep, edge)),
        role('rise', measure(rise, edge)),
        role('wide', measure(wide, edge)),
      ]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `${thing.en} three solid steps. `,
            ...line`Each step is ${w} wide and ${d} deep, and is ${r} higher than the step before it. The first step is ${r} high. All the steps are solid down to the floor. What is the volume of the three steps together?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `${thing.es} tres gradas macizas. `,
            ...line`Cada grada mide ${w} de ancho y ${d} de fondo, y es ${r} más alta que la anterior. La primera mide ${r} de alto. Todas las gradas son macizas hasta el piso. ¿Cuál es el volumen de las tres gradas juntas?`,
          ],
        },
      }
    },
    solution({ setting, deep, rise, wide }, { amount, unit }) {
      const parts = [1, 2, 3].map((n): Edges => [wide, deep, n * rise])
      return [
        explainedBy(
          {
            kind: 'paragraph',
            content: [equation(sum(rise, rise), 2 * rise), '; ', equation(sum(2 * rise, rise), 3 * rise)],
          },
          {
            en: line`Find the heights of the second and the third step.`,
            es: line`Halla la altura de la segunda y de la tercera grada.`,
          },
        ),
        explainedBy(
          {
            kind: 'paragraph',
            content: parts.flatMap((part, i) => (i === 0 ? [volumeEquation(part)] : ['; ', volumeEquation(part)])),
          },
          {
            en: line`Each step: width × depth × height.`,
            es: line`Cada grada: ancho × fondo × altura.`,
          },
        ),
        addStep(parts.map(volumeOf)),
        answerStep(measure(amount, unit), setting.ends(measure(amount, unit))),
      ]
    },
    // Three blocks of the lowest step, two on them and one on top.
    check(printed, { amount }) {
      const block = printed.role('deep').times(printed.role('wide')).times(printed.role('rise'))
      return exact(amount).equals(block.times(3).plus(block.times(2)).plus(block))
    },
  }),

  whichExpression: form({
    levels: ['hard'],
    draw: random => ({ units: random.evenly(UNITS), right: random.evenly(RIGHT_WAYS), ...drawBent(random) }),
    answer: formulaChoice,
    solve: ({ units: _, right, ...bent }) => RIGHT[right](bent),
    mistakes: ({ units: _, right: __, ...bent }) => ({
      overlap: WRONG.overlap(bent),
      otherHeight: WRONG.otherHeight(bent),
      otherNotch: WRONG.otherNotch(bent),
    }),
    ask: ({ units, right: _, ...bent }) =>
      withFigure(
        {
          en: prose`Which expression gives the volume of the solid?`,
          es: prose`¿Qué expresión da el volumen del sólido?`,
        },
        drawnBent(bent, units, { isCut: false }),
      ),
    solution: ({ units: _, right, ...bent }, answer) => [
      foundEdges(right, bent),
      answerStep(expr(answer), WHY_RIGHT[right]),
    ],
    whyWrong: ({ units: _, right: __, ...bent }) => ({
      overlap: reasonOf('overlap', bent),
      otherHeight: reasonOf('otherHeight', bent),
      otherNotch: reasonOf('otherNotch', bent),
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(drawnVolume(printed)),
  }),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({ units: random.evenly(UNITS), slip: random.evenly(SLIP_NAMES), ...drawBent(random) }),
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ units, slip, ...bent }) => {
      const drawn = figure(drawnBent(bent, units, { isCut: false }))
      const work = WRONG[slip](bent)
      const wrong = equation(work, evaluate(work))
      return {
        en: [
          prose`Below the drawing is the work of a student who wants to find the volume of this solid. What is the mistake?`,
          drawn,
          wrong,
        ],
        es: [
          prose`Debajo del dibujo está el trabajo de un estudiante que quiere hallar el volumen de este sólido. ¿Cuál es el error?`,
          drawn,
          wrong,
        ],
      }
    },
    key: ({ units, slip: _, ...bent }) => {
      const [a, b] = upright(bent)
      const right = equation(sum(product(a), product(b)), measure(bentVolume(bent), units.cubic))
      return { en: prose`Corrected: ${right}`, es: prose`Corregido: ${right}` }
    },
    solution: ({ units, slip, ...bent }) => [
      ...uprightSteps(bent),
      ...addSteps(upright(bent).map(volumeOf), units),
      answerStep(SLIPS[slip], reasonOf(slip, bent)),
    ],
    whyWrong: ({ units: _, slip, ...bent }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(other => {
          const work = WRONG[other](bent)
          const made = equation(work, evaluate(work))
          return [other, { en: line`It would give ${made}.`, es: line`Daría ${made}.` }]
        }),
      ),
    // The printed work, made again from the drawn prisms in the way of each mistake.
    check(printed, { key }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'boxes') return false
      const [length, height, top, low, width] = tupleOf(
        solid.edges.map(({ label }) => label.kind === 'measure' && evaluate(label.of).n).filter(edge => edge !== false),
        5,
      )
      const [left, right] = [times(top, width, height), times(length - top, width, height - low)]
      const made: Readonly<Record<string, Expr>> = {
        overlap: sum(left, times(length, width, low)),
        otherHeight: sum(left, right),
        otherNotch: minus(times(length, width, height), times(top, width, height - low)),
        oneWidth: sum(left, times(length - top, low)),
      }
      const work = made[key]
      return work !== undefined && isSameContent(printed.one('relation').left, work)
    },
  }),
})
