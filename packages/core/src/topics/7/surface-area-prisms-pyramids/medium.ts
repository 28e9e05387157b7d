import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  line,
  measure,
  over,
  prose,
  type Random,
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
import {
  drawnPyramid,
  drawnWedge,
  inSquares,
  isWedgeSurface,
  LENGTH_UNITS,
  pyramidNet,
  pyramidSizes,
  pyramidSteps,
  pyramidSurface,
  sized,
  TRIANGLES,
  type Wedge,
  wedgeOf,
  wedgeSteps,
  wedgeSurface,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Form } from './levels.ts'
import { pointedThings } from './settings.ts'

const WEDGE = {
  right: {
    en: prose`The bases of the prism are right triangles. Find its surface area.`,
    es: prose`Las bases del prisma son triángulos rectángulos. Halla su área de superficie.`,
  },
  isosceles: {
    en: prose`The bases of the prism are isosceles triangles. Find its surface area.`,
    es: prose`Las bases del prisma son triángulos isósceles. Halla su área de superficie.`,
  },
} as const

type Triangle = readonly [number, number, number, number]
/** Small triangles are drawn to find the surface, larger ones to find a mistake: on a sheet they are not alike. */
const SMALL: readonly Triangle[] = TRIANGLES.right.filter(([, , longest]) => longest <= 10)
const LARGE: readonly Triangle[] = TRIANGLES.right.filter(([, , longest]) => longest >= 10)

/** A length with one decimal, in half of the prisms. */
function drawWedge(
  random: Random,
  kind: 'right' | 'isosceles',
  part: 1 | 2,
  triangles: readonly Triangle[] = TRIANGLES[kind],
): Wedge {
  const sides = random.evenly(triangles)
  const longest = Math.max(sides[0], sides[2])
  const least = Math.ceil(longest * 0.55)
  const most = longest + (kind === 'right' ? 4 : 1)
  // A whole length differs from every side and from the height of the triangle.
  return wedgeOf(
    sides,
    part === 1 ? Ratio.of(random.intExcept(least, most, ...sides)) : Ratio.of(2 * random.int(least, most) + 1, 2),
  )
}

const SLIPS = {
  notHalved: {
    says: {
      en: prose`The areas of the triangles were not halved.`,
      es: prose`Las áreas de los triángulos no se dividieron entre 2.`,
    },
    work: ({ base, left, right, height, length }: Wedge): Expr =>
      sum(times(2, base, height), ...[base, left, right].map(side => times(side, length))),
  },
  oneLess: {
    says: {
      en: prose`The slanted rectangle was left out.`,
      es: prose`Se omitió el rectángulo inclinado.`,
    },
    work: ({ base, left, height, length }: Wedge): Expr =>
      sum(times(2, over(1, 2), base, height), times(base, length), times(left, length)),
  },
  oneTriangle: {
    says: { en: prose`Only one triangle was counted.`, es: prose`Se contó un solo triángulo.` },
    work: ({ base, left, right, height, length }: Wedge): Expr =>
      sum(times(over(1, 2), base, height), ...[base, left, right].map(side => times(side, length))),
  },
  volume: {
    says: {
      en: prose`The volume was found, not the surface area.`,
      es: prose`Se halló el volumen y no el área de superficie.`,
    },
    work: ({ base, height, length }: Wedge): Expr => times(over(1, 2), base, height, length),
  },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['oneLess', 'notHalved', 'volume', 'oneTriangle'] as const
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })
const valueOf = (slip: Slip, wedge: Wedge): Ratio => evaluate(SLIPS[slip].work(wedge))

export const mediumForms = (form: Form) => ({
  wedge: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(['right', 'isosceles'] as const)
      return {
        kind,
        unit: random.pick(LENGTH_UNITS),
        wedge: drawWedge(random, kind, random.evenly([1, 2] as const), kind === 'right' ? SMALL : TRIANGLES.isosceles),
      }
    },
    answer: measured,
    solve: ({ wedge, unit }) => inSquares(wedgeSurface(wedge), unit),
    ask: ({ kind, wedge, unit }) => withFigure(WEDGE[kind], drawnWedge(wedge, unit)),
    solution: ({ wedge, unit }) => wedgeSteps(wedge, measure(shown(wedgeSurface(wedge)), squared(unit))),
    check: isWedgeSurface,
  }),

  pyramid: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const shape = random.evenly(['solid', 'net'] as const)
      const base = random.int(4, 13)
      return {
        shape,
        unit: random.pick(LENGTH_UNITS),
        base: Ratio.of(base),
        slant: Ratio.of(2 * base + random.int(-3, 10), 2),
      }
    },
    answer: measured,
    solve: ({ unit, ...solid }) => inSquares(pyramidSurface(solid), unit),
    ask: ({ shape, unit, ...solid }) =>
      shape === 'net'
        ? withFigure(
            {
              en: prose`This is the net of a square pyramid. Find the surface area of the pyramid.`,
              es: prose`Este es el desarrollo plano de una pirámide de base cuadrada. Halla el área de superficie de la pirámide.`,
            },
            pyramidNet(solid, unit),
          )
        : withFigure(
            {
              en: prose`Find the surface area of the square pyramid.`,
              es: prose`Halla el área de superficie de la pirámide de base cuadrada.`,
            },
            drawnPyramid(solid, unit),
          ),
    solution: ({ unit, ...solid }) => pyramidSteps(solid, measure(shown(pyramidSurface(solid)), squared(unit))),
    check(printed, { amount }) {
      const [net] = printed.figures('net')
      const [b, s] =
        net?.of.solid === 'square-pyramid'
          ? [net.of.base, net.of.slant].map(size => Ratio.from(ratioOfExact(size)))
          : pyramidSizes(printed.figure('solid-3d').solid)
      return b !== undefined && s !== undefined && exact(amount).over(b).minus(b).equals(s.times(2))
    },
  }),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(SLIP_NAMES)
      const wedge = random.until(
        () => drawWedge(random, 'right', 1, LARGE),
        one => new Set([wedgeSurface(one), ...SLIP_NAMES.map(name => valueOf(name, one))].map(String)).size === 5,
      )
      return { slip, wedge, unit: random.pick(LENGTH_UNITS) }
    },
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ slip, wedge, unit }) => {
      const wrong = role('wrong', sized(valueOf(slip, wedge), squared(unit)))
      return withFigure(
        {
          en: prose`The bases of the prism are right triangles. A student says that its surface area is ${wrong}. What was the mistake?`,
          es: prose`Las bases del prisma son triángulos rectángulos. Un estudiante dice que su área de superficie es de ${wrong}. ¿Cuál fue el error?`,
        },
        drawnWedge(wedge, unit),
      )
    },
    key: ({ wedge, unit }) => {
      const right = sized(wedgeSurface(wedge), squared(unit))
      return { en: prose`The surface area is ${right}.`, es: prose`El área de superficie es de ${right}.` }
    },
    solution: ({ slip, wedge, unit }) => {
      const work = SLIPS[slip].work(wedge)
      return [
        ...wedgeSteps(wedge, sized(wedgeSurface(wedge), squared(unit))),
        answerStep(said(slip).says, {
          en: line`The student worked out ${equation(work, shown(evaluate(work)))}.`,
          es: line`El estudiante calculó ${equation(work, shown(evaluate(work)))}.`,
        }),
      ]
    },
    whyWrong: ({ slip, wedge, unit }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(
          other => [other, notTheClaim(SLIPS[other].work(wedge), sized(valueOf(slip, wedge), squared(unit)))] as const,
        ),
      ),
    check(printed, { key }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'triangular-prism') return false
      const [a, b, l] = [solid.base, solid.height, solid.length].map(size => Ratio.from(ratioOfExact(size))) as Three
      const c = evaluate(solid.labels.right as Expr)
      const wrong = printed.role('wrong')
      const around = a.plus(b).plus(c).times(l)
      const made: Readonly<Record<string, Ratio>> = {
        notHalved: wrong.minus(around).over(2),
        oneLess: wrong.minus(a.plus(b).times(l)),
        oneTriangle: wrong.minus(around).times(2),
        volume: wrong.times(2).over(l),
      }
      return made[key]?.equals(a.times(b)) === true
    },
  }),

  pointed: form(
    story({
      levels: ['medium'],
      settings: pointedThings,
      lines: 4,
      draw: (random, { unit, side, more }) => {
        const base = random.int(...side)
        return { base: measure(base, unit), slant: measure(base + random.int(...more), unit) }
      },
      answer: measured,
      solve: ({ base, slant }, { unit, hasBase }) => {
        const [b, s] = [evaluate(base), evaluate(slant)]
        return inSquares(
          b
            .times(s)
            .times(2)
            .plus(hasBase ? b.times(b) : 0),
          unit,
        )
      },
      ask: ({ base, slant }, { ask }) => ask(base, slant),
      solution: ({ base, slant }, { amount, unit }, { hasBase, ends }) => {
        const [b, s] = [evaluate(base), evaluate(slant)]
        const found = measure(amount, unit)
        const triangles = b.times(s).times(2)
        const triangle = explained(
          equation(times(over(1, 2), b, s), shown(b.times(s).over(2))),
          line`Area of one triangle: half of its base times its height, which is the slant height of the pyramid.`,
          line`Área de un triángulo: la mitad de su base por su altura, que es la altura inclinada de la pirámide.`,
        )
        return hasBase
          ? [
              triangle,
              explained(
                equation(times(4, shown(b.times(s).over(2))), triangles),
                line`There are four equal triangles.`,
                line`Hay cuatro triángulos iguales.`,
              ),
              explained(
                equation(times(b, b), b.times(b)),
                line`Area of the square base.`,
                line`Área de la base cuadrada.`,
              ),
              answerStep(equation(sum(triangles, b.times(b)), found), {
                en: [...line`Add all the areas. `, ...ends(found).en],
                es: [...line`Suma todas las áreas. `, ...ends(found).es],
              }),
            ]
          : [
              triangle,
              answerStep(equation(times(4, shown(b.times(s).over(2))), found), {
                en: [...line`There are four equal triangles, and the base does not count. `, ...ends(found).en],
                es: [...line`Hay cuatro triángulos iguales y la base no cuenta. `, ...ends(found).es],
              }),
            ]
      },
      // With or without the base, spread over its side.
      check: (numberOf, { amount }) => {
        const rest = exact(amount).over(numberOf('base')).minus(numberOf('slant').times(2))
        return rest.equals(0) || rest.equals(numberOf('base'))
      },
    }),
  ),
})
type Three = [Ratio, Ratio, Ratio]
