import {
  answerStep,
  type Both,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  measure,
  minus,
  type Noun,
  name,
  numberList,
  option,
  people,
  prose,
  quantity,
  type Random,
  relation,
  type Step,
  step,
  sum,
  things,
  times,
  tupleOf,
  withFigure,
  wouldGive,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { placeOf } from '../../kit/geometry/drawn.ts'
import { levels } from './levels.ts'
import { wrongExpressions } from './medium.ts'
import { areaOf, areaOfPart, drawOutline, type Outline, outlineFigure } from './outlines.ts'
import { places } from './places.ts'
import { areaByCorners, type LengthUnit, partsAdded, partsMultiplied, SQUARES, theArea, UNITS } from './steps.ts'

const LENGTHS: Readonly<Record<LengthUnit, Noun>> = {
  inch: nouns.inch,
  foot: nouns.foot,
  meter: nouns.meter,
  centimeter: nouns.centimeter,
}

/** One side of an L that its rectangles need and that is not told, and the two sides that tell it. */
interface Gap {
  readonly missing: 1 | 2
  readonly labeled: readonly number[]
  readonly whole: 0 | 5
  readonly rest: 3 | 4
}
const GAPS: readonly Gap[] = [
  { missing: 2, labeled: [0, 1, 4, 5], whole: 0, rest: 4 },
  { missing: 1, labeled: [2, 3, 4, 5], whole: 5, rest: 3 },
]

const gapFilled = ({ sides }: Outline, { missing, whole, rest }: Gap, unit: LengthUnit): Step =>
  step(equation(minus(itemOf(sides, whole), itemOf(sides, rest)), itemOf(sides, missing)), because.explain, {
    sentence: {
      en: line`The missing side and the side labeled ${measure(itemOf(sides, rest), unit)} together are as long as the side labeled ${measure(itemOf(sides, whole), unit)} opposite them. Subtract.`,
      es: line`El lado que falta y el de ${measure(itemOf(sides, rest), unit)} miden juntos lo mismo que el lado de ${measure(itemOf(sides, whole), unit)} que está enfrente. Resta.`,
    },
  })

const cutFigure = (shape: Outline, unit: LengthUnit, labeled: readonly number[]): Step =>
  step(figure(outlineFigure(shape, { unit, labeled, cut: true })), because.explain, {
    sentence:
      shape.parts.length === 2
        ? { en: line`Cut the figure into rectangles A and B.`, es: line`Corta la figura en los rectángulos A y B.` }
        : {
            en: line`Cut the figure into rectangles A, B, and C.`,
            es: line`Corta la figura en los rectángulos A, B y C.`,
          },
  })

/** The side of the middle rectangle, which is no side of the figure. */
const middleFound = ({ sides }: Outline, unit: LengthUnit): Step => {
  const [whole, rest] = [itemOf(sides, 7), itemOf(sides, 5)]
  return step(equation(minus(whole, rest), whole - rest), because.explain, {
    sentence: {
      en: line`One side of rectangle B is not labeled: subtract ${measure(rest, unit)} from ${measure(whole, unit)} to find its length.`,
      es: line`Un lado del rectángulo B no tiene escrita su medida: resta ${measure(rest, unit)} de ${measure(whole, unit)} para hallar su longitud.`,
    },
  })
}

const CLAIMS = ['countedTwice', 'fullRectangle', 'partLeftOut', 'sidesAdded'] as const
type Claim = (typeof CLAIMS)[number]
function claimed(shape: Outline, claim: Claim): Expr {
  const a = itemOf(shape.parts, 0)
  if (claim === 'partLeftOut') return times(a.across, a.up)
  if (claim === 'sidesAdded') return sum(...shape.sides)
  return wrongExpressions(shape)[claim]
}

/** No side is as long as another, so that each factor of a claim tells its side. */
const hasSidesApart = ({ sides }: Outline) => new Set(sides).size === sides.length

/** What the work of each mistake took for the area. */
function claimTold(shape: Outline, claim: Claim): readonly Step[] {
  const work = claimed(shape, claim)
  const a = itemOf(shape.parts, 0)
  if (claim === 'countedTwice') {
    const [wide, base, top, high] = tupleOf(
      [0, 1, 4, 5].map(i => itemOf(shape.sides, i)),
      4,
    )
    return [
      explained(
        equation(times(top, base), top * base),
        line`The ${top} by ${high} rectangle and the ${wide} by ${base} rectangle overlap in a ${top} by ${base} rectangle.`,
        line`El rectángulo de ${top} por ${high} y el de ${wide} por ${base} se superponen en un rectángulo de ${top} por ${base}.`,
      ),
      explained(
        equation(minus(evaluate(work), top * base), areaOf(shape)),
        line`The ${top} by ${base} rectangle was counted twice. Subtract it once to get the area.`,
        line`El rectángulo de ${top} por ${base} se contó dos veces. Réstalo una vez para obtener el área.`,
      ),
    ]
  }
  const told = {
    fullRectangle: {
      en: line`This is the whole rectangle around the figure, with the missing corner.`,
      es: line`Este es el rectángulo completo alrededor de la figura, con la esquina que falta.`,
    },
    partLeftOut: {
      en: line`This is rectangle A alone, ${a.across} by ${a.up}. Rectangle B was left out.`,
      es: line`Este es solo el rectángulo A, de ${a.across} por ${a.up}. Se omitió el rectángulo B.`,
    },
    sidesAdded: {
      en: line`This is the sum of all the sides: the perimeter, not the area.`,
      es: line`Esta es la suma de todos los lados: el perímetro, no el área.`,
    },
  }[claim]
  return [step(relation(work, '≠', areaOf(shape)), because.explain, { sentence: told })]
}

const drawGap = (random: Random) => {
  const gap = random.evenly(GAPS)
  // Not as long as the side that stands for it in a wrong reading.
  const shape = random.until(
    () => drawOutline(random, 'l', levels.hard.longest - 1),
    ({ sides }) => itemOf(sides, gap.missing) !== itemOf(sides, gap.rest),
  )
  return { gap, shape }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeRectangles: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      shape: drawOutline(random, random.evenly(['u', 'step'] as const), levels.hard.longest),
      unit: random.pick(UNITS),
    }),
    answer: quantity,
    solve: ({ shape, unit }) => count(areaOf(shape), SQUARES[unit]),
    ask: ({ shape, unit }) =>
      withFigure(
        {
          en: prose`Find the area of the figure.`,
          es: prose`Halla el área de la figura.`,
        },
        outlineFigure(shape, { unit, labeled: shape.needed }),
      ),
    solution: ({ shape, unit }) => [
      cutFigure(shape, unit, shape.needed),
      middleFound(shape, unit),
      ...partsMultiplied(shape),
      answerStep(equation(sum(...shape.parts.map(areaOfPart)), areaOf(shape)), {
        en: line`Add the three areas. The area of the figure is ${count(areaOf(shape), SQUARES[unit])}.`,
        es: line`Suma las tres áreas. El área de la figura es de ${count(areaOf(shape), SQUARES[unit])}.`,
      }),
    ],
    check: (printed, { amount }) => evaluate(expr(amount)).toNumber() === areaByCorners(printed.figure('polygon')),
  }),

  sideThenArea: form({
    levels: ['hard'],
    draw: random => ({ ...drawGap(random), unit: random.pick(UNITS) }),
    answer: numberList,
    solve: ({ shape, gap }) => [itemOf(shape.sides, gap.missing), areaOf(shape)],
    ask({ shape, gap, unit }): Both<Content> {
      const drawn = figure(outlineFigure(shape, { unit, labeled: gap.labeled, asked: gap.missing }))
      const [length, area] = [LENGTHS[unit], SQUARES[unit]]
      return {
        en: [
          prose`Find the side length that belongs in the box. Then find the area of the L-shaped figure.`,
          drawn,
          prose`Side: ____ ${things(length)}`,
          prose`Area: ____ ${things(area)}`,
        ],
        es: [
          prose`Halla la longitud del lado que va en el recuadro. Luego halla el área de la figura con forma de L.`,
          drawn,
          prose`Lado: ____ ${things(length)}`,
          prose`Área: ____ ${things(area)}`,
        ],
      }
    },
    solution: ({ shape, gap, unit }) => {
      const [side, area] = [itemOf(shape.sides, gap.missing), areaOf(shape)]
      return [
        gapFilled(shape, gap, unit),
        cutFigure(shape, unit, shape.needed),
        ...partsMultiplied(shape),
        partsAdded(shape),
        answerStep(list(side, area), {
          en: line`The side is ${side} ${things(LENGTHS[unit])} long, and the area is ${area} ${things(SQUARES[unit])}.`,
          es: line`El lado mide ${side} ${things(LENGTHS[unit])} y el área es de ${area} ${things(SQUARES[unit])}.`,
        }),
      ]
    },
    // The box stands at a side that is drawn as long as the answer says.
    check(printed, answers) {
      const drawn = printed.figure('polygon')
      const [side, area] = tupleOf(answers.map(exact), 2)
      const boxed = drawn.lines.slice(0, drawn.corners).find(({ label }) => label?.kind === 'blank')
      if (!boxed) return false
      const [a, b] = [placeOf(drawn, boxed.from), placeOf(drawn, boxed.to)]
      return (
        side.equals(Math.round(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]))) &&
        area.toNumber() === areaByCorners(drawn)
      )
    },
  }),

  notchStory: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => ({ place: random.evenly(places), ...drawGap(random) }),
    answer: quantity,
    solve: ({ shape, place }) => count(areaOf(shape), SQUARES[place.unit]),
    ask: ({ shape, place, gap }) =>
      withFigure(place.ask, outlineFigure(shape, { unit: place.unit, labeled: gap.labeled })),
    solution: ({ shape, place, gap }) => [
      cutFigure(shape, place.unit, gap.labeled),
      gapFilled(shape, gap, place.unit),
      ...partsMultiplied(shape),
      partsAdded(shape),
      theArea(areaOf(shape), place.unit, place.of),
    ],
    check: (printed, { amount }) => evaluate(expr(amount)).toNumber() === areaByCorners(printed.figure('polygon')),
  }),

  wrongArea: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const claim = random.evenly(CLAIMS)
      const shape = random.until(
        () => drawOutline(random, 'l', levels.medium.longest),
        drawn =>
          hasSidesApart(drawn) &&
          CLAIMS.every(
            one =>
              one === 'partLeftOut' ||
              !drawn.parts.some(part => evaluate(claimed(drawn, one)).equals(areaOfPart(part))),
          ) &&
          new Set([areaOf(drawn), ...CLAIMS.map(one => evaluate(claimed(drawn, one)).toNumber())]).size === 5,
      )
      return { claim, shape, unit: random.pick(UNITS), who: random.pick(people) }
    },
    answer: option<Claim>({
      countedTwice: {
        en: prose`One part of the figure was counted twice.`,
        es: prose`Una parte de la figura se contó dos veces.`,
      },
      fullRectangle: {
        en: prose`The missing corner was counted too.`,
        es: prose`También se contó la esquina que falta.`,
      },
      partLeftOut: { en: prose`One rectangle was left out.`, es: prose`Se omitió un rectángulo.` },
      sidesAdded: {
        en: prose`The perimeter was found instead of the area.`,
        es: prose`Se halló el perímetro en lugar del área.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask({ claim, shape, unit, who }): Both<Content> {
      const wrong = claimed(shape, claim)
      const work = equation(wrong, evaluate(wrong))
      const drawn = figure(outlineFigure(shape, { unit, labeled: shape.sides.map((_, i) => i) }))
      return {
        en: [
          prose`${name(who)} finds the area of the L-shaped figure: ${work}. What mistake did ${name(who)} make?`,
          drawn,
        ],
        es: [
          prose`${name(who)} halla el área de la figura con forma de L: ${work}. ¿Qué error cometió ${name(who)}?`,
          drawn,
        ],
      }
    },
    solution: ({ claim, shape, unit }) => [
      cutFigure(shape, unit, shape.needed),
      ...partsMultiplied(shape),
      partsAdded(shape),
      ...claimTold(shape, claim),
    ],
    whyWrong({ claim, shape }) {
      const found = (one: Claim) => evaluate(claimed(shape, one))
      const [a, b] = tupleOf(shape.parts.map(areaOfPart), 2)
      return {
        ...wouldGive(claim, found(claim), {
          countedTwice: found('countedTwice'),
          fullRectangle: found('fullRectangle'),
          sidesAdded: found('sidesAdded'),
        }),
        ...(claim !== 'partLeftOut' && {
          partLeftOut: {
            en: line`Leaving out rectangle B would give ${a}, and leaving out A would give ${b}, not ${found(claim)}.`,
            es: line`Omitir el rectángulo B daría ${a} y omitir el A daría ${b}, no ${found(claim)}.`,
          },
        }),
      }
    },
    // By the size of what was found, and whether sides were multiplied at all.
    check(printed, answer) {
      const found = printed.one('relation')
      const drawn = printed.figure('polygon')
      const area = areaByCorners(drawn)
      if (found.left.kind === 'product')
        return answer === (evaluate(found.right).toNumber() > area ? 'fullRectangle' : 'partLeftOut')
      const terms = found.left.kind === 'sum' ? found.left.terms : []
      return answer === (terms.some(({ kind }) => kind === 'product') ? 'countedTwice' : 'sidesAdded')
    },
  }),
})
