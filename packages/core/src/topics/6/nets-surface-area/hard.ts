import {
  answerStep,
  type Both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  line,
  measure,
  money,
  moneyAmount,
  over,
  price,
  prose,
  Ratio,
  ratioOfExact,
  role,
  type Sentence,
  sentenceChoice,
  story,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import { notTheClaim } from '../../kit/choices/leads-elsewhere.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { workedProduct } from '../../kit/geometry/products.ts'
import {
  type Box,
  boxSurface,
  drawnPyramid,
  drawnWedge,
  inSquares,
  isWedgeSurface,
  LENGTH_UNITS,
  type Pyramid,
  pyramidNet,
  pyramidSizes,
  pyramidSteps,
  pyramidSurface,
  sized,
  TRIANGLES,
  wedgeOf,
  wedgeSteps,
  wedgeSurface,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { FIND, type Form, findWedge } from './parts.ts'
import { openBoxes, pricedThings } from './settings.ts'

const half = (twice: number) => Ratio.of(twice, 2)

const SLIPS = {
  oneTriangle: {
    says: { en: prose`Only one triangle was counted.`, es: prose`Se contó un solo triángulo.` },
    work: ({ base, slant }: Pyramid): Expr => sum(times(base, base), times(over(1, 2), base, slant)),
  },
  notHalved: {
    says: {
      en: prose`The areas of the triangles were not halved.`,
      es: prose`Las áreas de los triángulos no se dividieron entre 2.`,
    },
    work: ({ base, slant }: Pyramid): Expr => sum(times(base, base), times(4, base, slant)),
  },
  noBase: {
    says: { en: prose`The square base was left out.`, es: prose`Se omitió la base cuadrada.` },
    work: ({ base, slant }: Pyramid): Expr => times(4, over(1, 2), base, slant),
  },
  fiveTriangles: {
    says: {
      en: prose`The base was treated as a triangle too.`,
      es: prose`La base también se tomó como un triángulo.`,
    },
    work: ({ base, slant }: Pyramid): Expr => times(5, over(1, 2), base, slant),
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['notHalved', 'noBase', 'oneTriangle', 'fiveTriangles'] as const
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })

const walls = ([l, w, h]: Box) => [l.times(h), w.times(h)] as const
const openSurface = (box: Box): Ratio => boxSurface(box).minus(box[0].times(box[1]))

/** The bottom or the top once, each side face twice. */
function openSteps(box: Box, once: Both<string>) {
  const [l, w, h] = box
  return [
    explained(
      workedProduct(l, w),
      [`${once.en}: `, ...line`length times width.`],
      [`${once.es}: `, ...line`largo por ancho.`],
    ),
    explained(
      twice(l, h),
      line`Two of the side faces: each is length times height.`,
      line`Dos de las caras laterales: cada una es largo por altura.`,
    ),
    explained(
      twice(w, h),
      line`The other two side faces: each is width times height.`,
      line`Las otras dos caras laterales: cada una es ancho por altura.`,
    ),
  ]
}
/** 2 × 27 × 26 = 54 × 26 = 1,080 + 324 = 1,404. */
const twice = (a: Ratio, b: Ratio): Expr =>
  a.compare(11) < 0 || b.compare(11) < 0
    ? equation(times(2, shown(a), shown(b)), shown(a.times(b).times(2)))
    : equation(times(2, shown(a), shown(b)), workedProduct(a.times(2), b))
const openSum = (box: Box): Expr => {
  const [long, short] = walls(box)
  return sum(shown(box[0].times(box[1])), shown(long.times(2)), shown(short.times(2)))
}

export const hardForms = (form: Form) => ({
  pyramid: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const shape = random.evenly(['net', 'solid'] as const)
      const base = Ratio.of(random.int(4, 12))
      return { shape, unit: random.pick(LENGTH_UNITS), base, slant: half(2 * base.n + random.intExcept(-3, 8, 0)) }
    },
    answer: measured,
    solve: ({ unit, ...solid }) => inSquares(pyramidSurface(solid), unit),
    ask: ({ shape, unit, ...solid }) =>
      shape === 'net'
        ? withFigure(
            {
              en: prose`The net folds into a square pyramid. Find the surface area of the pyramid.`,
              es: prose`Con este desarrollo plano se arma una pirámide de base cuadrada. Halla el área de superficie de la pirámide.`,
            },
            pyramidNet(solid, unit),
          )
        : withFigure(FIND.pyramid, drawnPyramid(solid, unit)),
    solution: ({ unit, ...solid }) => pyramidSteps(solid, measure(shown(pyramidSurface(solid)), squared(unit))),
    // A square with the base and both slant heights as its sides is cut to the net: base × (base + 2 × slant).
    check(printed, { amount }) {
      const [net] = printed.figures('net')
      const [b, s] =
        net?.of.solid === 'square-pyramid'
          ? [net.of.base, net.of.slant].map(size => Ratio.from(ratioOfExact(size)))
          : pyramidSizes(printed.figure('solid-3d').solid)
      return b !== undefined && s !== undefined && exact(amount).over(b).minus(b).equals(s.times(2))
    },
  }),

  decimals: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const sides = random.pick<readonly [number, number, number, number]>([
        ...TRIANGLES.isosceles,
        ...TRIANGLES.right.slice(0, 2),
      ])
      const wedge = wedgeOf(sides, half(2 * random.int(Math.ceil(sides[2] * 0.6), sides[2] + 1) + 1))
      return { unit: random.pick(LENGTH_UNITS), wedge }
    },
    answer: measured,
    solve: ({ unit, wedge }) => inSquares(wedgeSurface(wedge), unit),
    ask: ({ unit, wedge }) => withFigure(findWedge(wedge), drawnWedge(wedge, unit)),
    solution: ({ unit, wedge }, { amount }) => wedgeSteps(wedge, measure(amount, squared(unit))),
    check: isWedgeSurface,
  }),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(SLIP_NAMES)
      const solid = random.until(
        () => {
          const base = random.int(4, 12)
          return { base: Ratio.of(base), slant: Ratio.of(base + random.intExcept(-1, 5, 0)) }
        },
        drawn => new Set([pyramidSurface(drawn), ...slipValues(drawn)].map(String)).size === 5,
      )
      return { ...solid, slip, unit: random.pick(LENGTH_UNITS) }
    },
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ slip, unit, ...solid }) => {
      const wrong = role('wrong', sized(evaluate(SLIPS[slip].work(solid)), squared(unit)))
      return withFigure(
        {
          en: prose`A student says that the surface area of this square pyramid is ${wrong}. What was the mistake?`,
          es: prose`Un estudiante dice que el área de superficie de esta pirámide de base cuadrada es de ${wrong}. ¿Cuál fue el error?`,
        },
        drawnPyramid(solid, unit),
      )
    },
    key: ({ unit, ...solid }) => {
      const right = sized(pyramidSurface(solid), squared(unit))
      return { en: prose`The surface area is ${right}.`, es: prose`El área de superficie es de ${right}.` }
    },
    solution: ({ slip, unit, ...solid }) => {
      const work = SLIPS[slip].work(solid)
      return [
        ...pyramidSteps(solid, sized(pyramidSurface(solid), squared(unit))),
        answerStep(said(slip).says, {
          en: line`The student worked out ${equation(work, evaluate(work))}.`,
          es: line`El estudiante calculó ${equation(work, evaluate(work))}.`,
        }),
      ]
    },
    whyWrong: ({ slip, unit, ...solid }) => {
      const claim = sized(evaluate(SLIPS[slip].work(solid)), squared(unit))
      return Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(
          other => [other, notTheClaim(SLIPS[other].work(solid), claim)] as const,
        ),
      )
    },
    check(printed, { key }) {
      const [b, s] = pyramidSizes(printed.figure('solid-3d').solid)
      const wrong = printed.role('wrong')
      if (b === undefined || s === undefined) return false
      switch (key) {
        case 'oneTriangle':
          return wrong.over(b).minus(b).times(2).equals(s)
        case 'notHalved':
          return wrong.over(b).minus(b).over(4).equals(s)
        case 'noBase':
          return wrong.over(s).over(2).equals(b)
        case 'fiveTriangles':
          return wrong.times(2).over(5).over(b).equals(s)
        default:
          return false
      }
    },
  }),

  openBox: form(
    story({
      levels: ['hard'],
      settings: openBoxes,
      lines: 5,
      draw(random, { unit, ranges: [a, b, c] }) {
        const [l, w, h] = random.until(
          () => [random.int(...a), random.int(...b), random.int(...c)] as const,
          ([, w, h]) => w !== h,
        )
        return { length: measure(l, unit), width: measure(w, unit), height: measure(h, unit) }
      },
      answer: measured,
      solve: ({ length, width, height }, { unit }) =>
        inSquares(openSurface([evaluate(length), evaluate(width), evaluate(height)]), unit),
      ask: ({ length, width, height }, { ask }) => ask(length, width, height),
      solution: ({ length, width, height }, { amount, unit }, { ends, once }) => {
        const box: Box = [evaluate(length), evaluate(width), evaluate(height)]
        const area = measure(amount, unit)
        return [
          ...openSteps(box, once),
          answerStep(equation(openSum(box), area), {
            en: [...line`Add these five faces. `, ...ends(area).en],
            es: [...line`Suma estas cinco caras. `, ...ends(area).es],
          }),
        ]
      },
      // The walls laid out in one strip, and the one face.
      check: (numberOf, { amount }) =>
        exact(amount)
          .minus(numberOf('length').times(numberOf('width')))
          .over(numberOf('height'))
          .over(2)
          .minus(numberOf('length'))
          .equals(numberOf('width')),
    }),
  ),

  cost: form(
    story({
      levels: ['hard'],
      settings: pricedThings,
      lines: 6,
      draw(random, { unit, ranges: [a, b, c], prices }) {
        const [l, w, h] = random.until(
          () => [random.int(...a), random.int(...b), random.int(...c)] as const,
          ([, w, h]) => w !== h,
        )
        const each = price(random.pick(prices))
        return { length: measure(l, unit), width: measure(w, unit), height: measure(h, unit), price: each }
      },
      answer: moneyAmount,
      solve: ({ length, width, height, price: { cents } }) =>
        openSurface([evaluate(length), evaluate(width), evaluate(height)])
          .times(cents)
          .toNumber(),
      ask: ({ length, width, height, price }, { ask }) => ask(length, width, height, price),
      solution: ({ length, width, height, price: each }, cost, { unit, ends, once }) => {
        const box: Box = [evaluate(length), evaluate(width), evaluate(height)]
        const area = openSurface(box)
        const rest = each.cents % 100
        const parts = [each.cents - rest, rest].map(cents => money(cents * area.toNumber()))
        return [
          ...openSteps(box, once),
          explained(
            equation(openSum(box), measure(shown(area), squared(unit))),
            line`Add these five faces.`,
            line`Suma estas cinco caras.`,
          ),
          answerStep(equation(times(shown(area), each), equation(sum(...parts), money(cost))), {
            en: [
              ...line`Multiply the area by the dollars and by the cents of the price, and add. `,
              ...ends(money(cost)).en,
            ],
            es: [
              ...line`Multiplica el área por los dólares y por los centavos del precio, y suma. `,
              ...ends(money(cost)).es,
            ],
          }),
        ]
      },
      check(numberOf, cost) {
        const area = Ratio.of(cost, 100).over(numberOf('price'))
        const [l, w, h] = [numberOf('length'), numberOf('width'), numberOf('height')]
        return area.minus(l.times(w)).over(h).over(2).minus(w).equals(l)
      },
    }),
  ),
})

const slipValues = (solid: Pyramid) => SLIP_NAMES.map(name => evaluate(SLIPS[name].work(solid)))
