import {
  answerStep,
  type Both,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  minus,
  type Noun,
  name,
  numberList,
  option,
  people,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  sum,
  things,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { levels } from './levels.ts'
import { wrongExpressions } from './medium.ts'
import { areaOf, areaOfPart, drawOutline, type Outline, outlineFigure } from './outlines.ts'
import { places } from './places.ts'
import {
  areaByCorners,
  type LengthUnit,
  partsAdded,
  partsMultiplied,
  SQUARES,
  saying,
  shapeWords,
  theArea,
  UNITS,
} from './steps.ts'

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

const gapFilled = ({ sides }: Outline, { missing, whole, rest }: Gap): Step =>
  step(equation(minus(itemOf(sides, whole), itemOf(sides, rest)), itemOf(sides, missing)), because.explain, {
    sentence: {
      en: line`The two shorter sides together are as long as the side across from them: subtract ${itemOf(sides, rest)} from ${itemOf(sides, whole)} to find the missing length.`,
      es: line`Los dos lados más cortos miden juntos lo mismo que el lado de enfrente: resta ${itemOf(sides, rest)} de ${itemOf(sides, whole)} para hallar la longitud que falta.`,
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
const middleFound = ({ sides }: Outline): Step => {
  const [whole, rest] = [itemOf(sides, 7), itemOf(sides, 5)]
  return step(equation(minus(whole, rest), whole - rest), because.explain, {
    sentence: {
      en: line`One side of rectangle B is not labeled: subtract ${rest} from ${whole} to find its length.`,
      es: line`Un lado del rectángulo B no tiene medida: resta ${rest} de ${whole} para hallar su longitud.`,
    },
  })
}

const CLAIMS = ['countedTwice', 'fullRectangle', 'partLeftOut', 'sidesAdded'] as const
type Claim = (typeof CLAIMS)[number]
const claimed = (shape: Outline, claim: Claim): Expr =>
  claim === 'partLeftOut'
    ? times(itemOf(shape.parts, 0).across, itemOf(shape.parts, 0).up)
    : wrongExpressions(shape)[claim]
const productsOf = ({ parts }: Outline) => sum(...parts.map(({ across, up }) => times(across, up)))

const CLAIM_WORDS: Readonly<Record<Claim, Both<ReturnType<typeof line>>>> = {
  countedTwice: {
    en: line`one part of the figure was counted twice`,
    es: line`una parte de la figura se contó dos veces`,
  },
  fullRectangle: {
    en: line`the missing corner was counted too`,
    es: line`también se contó la esquina que falta`,
  },
  partLeftOut: { en: line`one rectangle was left out`, es: line`se omitió un rectángulo` },
  sidesAdded: { en: line`sides were added, not multiplied`, es: line`se sumaron lados, no se multiplicaron` },
}

const drawGap = (random: Random) => ({
  gap: random.evenly(GAPS),
  shape: drawOutline(random, 'l', levels.hard.longest - 1),
})

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
          en: saying(line`Find the area of the `, shapeWords[shape.letter].en, line`.`),
          es: saying(line`Halla el área de la `, shapeWords[shape.letter].es, line`.`),
        },
        outlineFigure(shape, { unit, labeled: shape.needed }),
      ),
    solution: ({ shape, unit }) => [
      cutFigure(shape, unit, shape.needed),
      middleFound(shape),
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
        gapFilled(shape, gap),
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
      const place = (name: string) => drawn.points.find(point => point.name === name)?.at ?? [0, 0]
      const boxed = drawn.lines.slice(0, drawn.corners).find(({ label }) => label?.kind === 'blank')
      if (!boxed) return false
      const [a, b] = [place(boxed.from), place(boxed.to)]
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
      gapFilled(shape, gap),
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
        drawn => new Set([areaOf(drawn), ...CLAIMS.map(one => evaluate(claimed(drawn, one)).toNumber())]).size === 5,
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
      sidesAdded: { en: prose`Sides were added, not multiplied.`, es: prose`Se sumaron lados, no se multiplicaron.` },
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
    key({ shape }) {
      const right = equation(productsOf(shape), areaOf(shape))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ claim, shape, unit }) => [
      step(claimed(shape, claim), because.mistakeIs, {
        what: CLAIM_WORDS[claim],
      }),
      cutFigure(shape, unit, shape.needed),
      ...partsMultiplied(shape),
      partsAdded(shape),
    ],
    // By the size of what was found: the rectangle around, more than the figure, less, or hardly anything.
    check(printed, answer) {
      const found = printed.one('relation')
      const isProduct = found.left.kind === 'product'
      const isOfProducts = found.left.kind === 'sum' && found.left.terms.every(({ kind }) => kind === 'product')
      const area = areaByCorners(printed.figure('polygon'))
      const value = evaluate(found.right).toNumber()
      if (!isProduct) return answer === (isOfProducts ? 'countedTwice' : 'sidesAdded')
      return answer === (value > area ? 'fullRectangle' : 'partLeftOut')
    },
  }),
})
