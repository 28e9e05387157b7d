import {
  answerStep,
  type Expr,
  equation,
  exact,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure,
  prose,
  type Random,
  Ratio,
  rectangularPrism,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import { notTheClaim } from '../../kit/choices/leads-elsewhere.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import {
  AS_MIXED,
  amount,
  CENTIMETERS,
  drawMixed,
  drawnEdges,
  type Edges,
  FIND,
  INCHES,
  inLowest,
  inMixed,
  isVolume,
  LOWEST,
  type levels,
  mixedOf,
  productSteps,
  shown,
  sized,
  UNITS,
  volumeOf,
  volumeSteps,
} from './prisms.ts'
import { boxStories } from './stories.ts'

/** Edges below 1. */
const drawSmall = (random: Random): Edges =>
  random.until(
    (): Edges => [
      proper(random, random.pick([2, 3, 4])),
      proper(random, random.pick([3, 4])),
      proper(random, random.pick([2, 3, 4])),
    ],
    ([a, b, c]) => !a.equals(b) && !b.equals(c) && !a.equals(c) && a.n * b.n * c.n > 1,
  )

const wholeOf = (value: Ratio) => Math.floor(value.toNumber())
const partOf = (value: Ratio) => value.minus(wholeOf(value))
const product = (values: readonly Ratio[]): Ratio => values.reduce((all, one) => all.times(one), Ratio.of(1))
/** What a pupil does instead. */
const SLIPS = {
  parts: {
    result: (edges: Edges): Ratio =>
      product(edges.map(edge => Ratio.of(wholeOf(edge)))).plus(product(edges.map(partOf))),
    work: (edges: Edges): Expr => sum(times(...edges.map(wholeOf)), times(...edges.map(partOf))),
    says: {
      en: prose`The whole parts and the fractions were multiplied separately.`,
      es: prose`Se multiplicaron por separado las partes enteras y las fracciones.`,
    },
  },
  added: {
    result: ([a, b, c]: Edges): Ratio => a.plus(b).plus(c),
    work: (edges: Edges): Expr => sum(...edges.map(shown)),
    says: { en: prose`The edges were added.`, es: prose`Se sumaron las aristas.` },
  },
  base: {
    result: ([a, b]: Edges): Ratio => a.times(b),
    work: ([a, b]: Edges): Expr => times(shown(a), shown(b)),
    says: { en: prose`Only two edges were multiplied.`, es: prose`Se multiplicaron solo dos aristas.` },
  },
  wholes: {
    result: (edges: Edges): Ratio => product(edges.map(edge => Ratio.of(wholeOf(edge)))),
    work: (edges: Edges): Expr => times(...edges.map(wholeOf)),
    says: { en: prose`The fractions were left out.`, es: prose`No se tomaron en cuenta las fracciones.` },
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['parts', 'base', 'added', 'wholes'] as const
const longestTwo = (edges: Edges): readonly Ratio[] => edges.toSorted((a, b) => b.compare(a)).slice(0, 2)
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mixedEdges: form({
    levels: ['medium'],
    instruction: AS_MIXED,
    lines: 4,
    draw: (random, { denominators }) => ({
      units: random.evenly(UNITS),
      edges: drawMixed(random, [1, 4], denominators),
    }),
    answer: inMixed,
    solve: ({ units, edges }) => amount(volumeOf(edges), units.cubic),
    ask: ({ units, edges }) => withFigure(FIND, rectangularPrism(...edges, { unit: units.edge })),
    solution: ({ units, edges }) => volumeSteps(edges, units),
    check: (printed, { amount: found }) => isVolume(exact(found), drawnEdges(printed)),
  }),

  baseTimesHeight: form({
    levels: ['medium'],
    instruction: AS_MIXED,
    lines: 3,
    draw: (random, { denominators }) => ({
      units: random.evenly(UNITS),
      ...random.until(
        () => ({ base: mixedOf(random, [5, 14], denominators), height: mixedOf(random, [2, 6], denominators) }),
        ({ base, height }) => !base.times(height).isInteger && base.d !== height.d,
      ),
    }),
    answer: inMixed,
    solve: ({ units, base, height }) => amount(base.times(height), units.cubic),
    ask: ({ units, base, height }) => {
      const [b, h] = [role('base', sized(base, units.square)), role('height', sized(height, units.edge))]
      return {
        en: prose`The base of a rectangular prism has an area of ${b}. The height is ${h}. Find the volume.`,
        es: prose`La base de un prisma rectangular tiene un área de ${b}. La altura es de ${h}. Halla el volumen.`,
      }
    },
    solution: ({ units, base, height }, { amount: found }) => [
      ...productSteps([base, height], {
        en: line`V = B × h: the area of the base times the height.`,
        es: line`V = B × h: el área de la base por la altura.`,
      }),
      answerStep(measure(found, units.cubic), {
        en: line`The volume is ${measure(found, units.cubic)}.`,
        es: line`El volumen es de ${measure(found, units.cubic)}.`,
      }),
    ],
    check: (printed, { amount: found }) => exact(found).over(printed.role('height')).equals(printed.role('base')),
  }),

  belowOne: form({
    levels: ['medium'],
    instruction: LOWEST,
    lines: 3,
    draw: random => ({ units: random.evenly([INCHES, CENTIMETERS] as const), edges: drawSmall(random) }),
    answer: inLowest,
    solve: ({ units, edges }) => amount(volumeOf(edges), units.cubic),
    ask: ({ units, edges: [l, w, h] }) => {
      const [a, b, c] = [
        role('length', sized(l, units.edge)),
        role('width', sized(w, units.edge)),
        role('height', sized(h, units.edge)),
      ]
      return {
        en: prose`A rectangular prism has length ${a}, width ${b}, and height ${c}. Find its volume.`,
        es: prose`Un prisma rectangular tiene ${a} de largo, ${b} de ancho y ${c} de altura. Halla su volumen.`,
      }
    },
    solution: ({ units, edges }) => volumeSteps(edges, units),
    check: (printed, { amount: found }) =>
      isVolume(exact(found), [printed.role('length'), printed.role('width'), printed.role('height')]),
  }),

  boxes: form({
    levels: ['medium'],
    kind: 'story',
    instruction: AS_MIXED,
    lines: 4,
    draw(random, { denominators }) {
      const setting = random.evenly(boxStories)
      return { setting, edges: drawMixed(random, setting.wholes, denominators) }
    },
    answer: inMixed,
    solve: ({ setting, edges }) => amount(volumeOf(edges), setting.units.cubic),
    ask: ({ setting: { units, tell }, edges: [l, w, h] }) =>
      tell(
        role('length', sized(l, units.edge)),
        role('width', sized(w, units.edge)),
        role('height', sized(h, units.edge)),
      ),
    solution: ({ setting, edges }, { amount: found, unit }) => [
      ...volumeSteps(edges, setting.units).slice(0, -1),
      answerStep(measure(found, unit), setting.ends(measure(found, unit))),
    ],
    check: (printed, { amount: found }) =>
      isVolume(exact(found), [printed.role('length'), printed.role('width'), printed.role('height')]),
  }),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random, { denominators }) => ({
      units: random.evenly(UNITS),
      slip: random.evenly(SLIP_NAMES),
      edges: random.until(
        () => drawMixed(random, [2, 4], denominators),
        edges => new Set(SLIP_NAMES.map(slip => String(SLIPS[slip].result(edges)))).size === 4,
      ),
    }),
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ units, slip, edges }) => {
      const wrong = role('wrong', sized(SLIPS[slip].result(edges), units.cubic))
      const drawn = figure(rectangularPrism(...edges, { unit: units.edge }))
      return {
        en: [prose`A student says that the volume of this prism is ${wrong}. What was the mistake?`, drawn],
        es: [prose`Un estudiante dice que el volumen de este prisma es de ${wrong}. ¿Cuál fue el error?`, drawn],
      }
    },
    key: ({ units, edges }) => {
      const right = sized(volumeOf(edges), units.cubic)
      return { en: prose`The volume is ${right}.`, es: prose`El volumen es de ${right}.` }
    },
    solution: ({ slip, edges }) => [
      ...productSteps(edges, {
        en: line`Multiply all three edges: numerators and denominators.`,
        es: line`Multiplica las tres aristas: numeradores y denominadores.`,
      }),
      answerStep(SLIPS[slip].says, {
        en: line`The student found ${equation(SLIPS[slip].work(edges), shown(SLIPS[slip].result(edges)))}.`,
        es: line`El estudiante halló ${equation(SLIPS[slip].work(edges), shown(SLIPS[slip].result(edges)))}.`,
      }),
    ],
    whyWrong: ({ units, slip, edges }) => {
      const claim = sized(SLIPS[slip].result(edges), units.cubic)
      const why = Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(
          other => [other, notTheClaim(SLIPS[other].work(edges), claim, shown(SLIPS[other].result(edges)))] as const,
        ),
      )
      const most = longestTwo(edges)
      return slip !== 'base' && product(most).compare(SLIPS[slip].result(edges)) < 0
        ? {
            ...why,
            base: {
              en: line`Even the two longest edges give only ${equation(times(...most.map(shown)), shown(product(most)))}, less than ${claim}.`,
              es: line`Incluso las dos aristas más largas dan solo ${equation(times(...most.map(shown)), shown(product(most)))}, menos que ${claim}.`,
            },
          }
        : why
    },
    check(printed, { key }) {
      const [a, b, c] = drawnEdges(printed)
      const floor = [a, b, c].map(edge => Ratio.of((edge.n - (edge.n % edge.d)) / edge.d))
      const [x, y, z] = [itemOf(floor, 0), itemOf(floor, 1), itemOf(floor, 2)]
      const made: Readonly<Record<string, Ratio>> = {
        parts: x
          .times(y)
          .times(z)
          .plus(a.minus(x).times(b.minus(y)).times(c.minus(z))),
        added: a.plus(b.plus(c)),
        base: b.times(a),
        wholes: z.times(y).times(x),
      }
      return made[key]?.equals(printed.role('wrong')) === true
    },
  }),
})
