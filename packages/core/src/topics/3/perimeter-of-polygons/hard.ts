import {
  answerStep,
  type Both,
  both,
  box,
  type Content,
  divide,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure as measuredIn,
  minus,
  missingFactor,
  name,
  option,
  partsOf,
  people,
  prose,
  relation,
  step,
  sum,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { gapStories } from './fence-stories.ts'
import type { levels } from './levels.ts'
import { around, checkAround, drawnPerimeter, drawRectangle, instruction, named, only, UNITS } from './parts.ts'
import { drawL, rectangleShape, regularShape, sidedFigure, sidesOf } from './sided-shapes.ts'
import {
  acrossFrom,
  CLAIMS,
  claimedSides,
  drawLongAndWide,
  equationOf,
  rectangleAround,
  sideOfL,
  sidesAdded,
  thePerimeter,
  theSide,
} from './walking-around.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingSide: form({
    levels: ['hard'],
    draw: (random, level) => ({ ...drawRectangle(random, level), unit: random.pick(UNITS) }),
    answer: measured,
    solve: ({ width, unit }) => ({ amount: width, unit }),
    ask({ length, width, unit }): Both<Content> {
      const names = [measuredIn(length, unit), box(), null, null]
      const drawn = figure(sidedFigure(rectangleShape(length, width), names, [0, 1, 2, 3]))
      const total = measuredIn(2 * (length + width), unit)
      return {
        en: [prose`The perimeter of the rectangle is ${total}. Find the length of the side with the box.`, drawn],
        es: [prose`El perímetro del rectángulo es de ${total}. Halla la longitud del lado con el recuadro.`, drawn],
      }
    },
    solution({ length, width, unit }) {
      const total = 2 * (length + width)
      return [
        step(equation(sum(length, length), 2 * length), because.explain, {
          sentence: {
            en: line`Opposite sides are equal: two sides are ${measuredIn(length, unit)} long.`,
            es: line`Los lados opuestos son iguales: dos lados miden ${measuredIn(length, unit)}.`,
          },
        }),
        step(equation(minus(total, 2 * length), 2 * width), because.explain, {
          sentence: {
            en: line`Subtract them from the perimeter. The other two sides are left.`,
            es: line`Réstalos del perímetro. Quedan los otros dos lados.`,
          },
        }),
        step(equation(sum(width, width), 2 * width), because.explain, {
          sentence: {
            en: line`These two are equal, so each is half of ${2 * width}.`,
            es: line`Estos dos son iguales, así que cada uno mide la mitad de ${2 * width}.`,
          },
        }),
        theSide(width, unit),
      ]
    },
    // Twice the printed side and twice the answer make the perimeter.
    check(printed, { amount }) {
      const side = exact(amount)
      const labels = sidesOf(printed.figure('polygon')).flatMap(({ label }) =>
        label?.kind === 'measure' ? [evaluate(label)] : [],
      )
      const total = labels.reduce((sum, label) => sum.plus(label).plus(label), side.plus(side))
      const [shown] = printed.take(1)
      return shown.equals(total) && drawnPerimeter(printed) === total.toNumber()
    },
  }),
  regularSide: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const [count, side] = [random.int(3, 8), random.int(3, 10)]
          const width = random.int(3, 18)
          return { count, side, length: (count * side) / 2 - width, width, unit: random.pick(UNITS) }
        },
        ({ count, side, length, width }) =>
          (count * side) % 2 === 0 && length > width && length < 3 * width && width !== side && length !== side,
      ),
    answer: measured,
    solve: ({ side, unit }) => ({ amount: side, unit }),
    ask({ count, side, length, width, unit }): Both<Content> {
      const drawn = figure(sidedFigure(regularShape(count, side), only([box()], 0)))
      const [long, wide] = [measuredIn(length, unit), measuredIn(width, unit)]
      return {
        en: [
          drawn,
          prose`The sides of this figure are all equal. Its perimeter is the same as that of a rectangle that is ${long} long and ${wide} wide. How long is one side of the figure?`,
        ],
        es: [
          drawn,
          prose`Los lados de esta figura son todos iguales. Su perímetro es igual al de un rectángulo de ${long} de largo y ${wide} de ancho. ¿Cuánto mide un lado de la figura?`,
        ],
      }
    },
    solution: ({ count, side, length, width, unit }) => [
      step(equation(sum(length, width, length, width), count * side), because.explain, {
        sentence: {
          en: line`Add the four sides of the rectangle. This is the perimeter of both.`,
          es: line`Suma los cuatro lados del rectángulo. Ese es el perímetro de ambas figuras.`,
        },
      }),
      step(divide(count * side, count), because.explain, {
        sentence: {
          en: line`The figure has ${count} equal sides: divide. Think: ${count} × ? = ${count * side}.`,
          es: line`La figura tiene ${count} lados iguales: divide. Piensa: ${count} × ? = ${count * side}.`,
        },
      }),
      ...missingFactor(count, count * side),
      answerStep(measuredIn(side, unit), {
        en: line`One side of the figure is ${measuredIn(side, unit)} long.`,
        es: line`Un lado de la figura mide ${measuredIn(side, unit)}.`,
      }),
    ],
    check(printed, { amount }) {
      const [length, width] = printed.take(2)
      return exact(amount)
        .times(printed.figure('polygon').corners)
        .minus(length)
        .minus(length)
        .minus(width)
        .equals(width)
    },
  }),
  lShape: form({
    levels: ['hard'],
    share: 2,
    instruction,
    draw: random => ({
      shape: drawL(random),
      unit: random.pick(UNITS),
      hidden: random.evenly([[1], [2], [1, 2], [3], [4]]),
    }),
    answer: measured,
    solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
    ask({ shape, unit, hidden }) {
      const names = named(shape, unit).map((name, i) => (hidden.some(side => side === i) ? null : name))
      return both(figure(sidedFigure(shape, names, [0, 1, 2, 4, 5])))
    },
    solution: ({ shape, unit, hidden }) => [
      ...hidden.map(side => sideOfL(shape.sides, side, hidden.length === 1)),
      ...sidesAdded(shape.sides),
      thePerimeter(around(shape), unit),
    ],
    check: checkAround,
  }),
  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const claim = random.evenly(CLAIMS)
      const found = random.until(
        () => ({ shape: drawL(random), hidden: random.int(1, 4) }),
        ({ shape, hidden }) => acrossFrom(shape.sides, hidden).other !== itemOf(shape.sides, hidden),
      )
      return { ...found, claim, unit: random.pick(UNITS), who: random.pick(people) }
    },
    answer: option({
      leftOut: { en: prose`The side with no label was left out.`, es: prose`Se omitió el lado sin etiqueta.` },
      asTheLong: {
        en: prose`The side with no label was given the length of the whole side across from it.`,
        es: prose`Al lado sin etiqueta se le dio la longitud de todo el lado de enfrente.`,
      },
      asTheOther: {
        en: prose`The side with no label was given the length of the other short side in the same direction.`,
        es: prose`Al lado sin etiqueta se le dio la longitud del otro lado corto que va en la misma dirección.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask({ shape, unit, hidden, claim, who }): Both<Content> {
      const names = named(shape, unit).map((name, i) => (i === hidden ? null : name))
      const drawn = figure(sidedFigure(shape, names, [0, 1, 2, 4, 5]))
      const work = equationOf(claimedSides(shape, hidden, claim))
      return {
        en: [drawn, prose`${name(who)} finds the perimeter: ${work}. What mistake did ${name(who)} make?`],
        es: [drawn, prose`${name(who)} halla el perímetro: ${work}. ¿Qué error cometió ${name(who)}?`],
      }
    },
    solution({ shape, hidden, claim }) {
      const { long, other } = acrossFrom(shape.sides, hidden)
      const side = itemOf(shape.sides, hidden)
      const told = {
        leftOut: {
          en: line`The sum has only 5 numbers: the side of ${side} was left out.`,
          es: line`La suma tiene solo 5 números: se omitió el lado de ${side}.`,
        },
        asTheLong: {
          en: line`The sum has ${long} in place of ${side}: the whole side across from it.`,
          es: line`La suma tiene ${long} en lugar de ${side}: todo el lado de enfrente.`,
        },
        asTheOther: {
          en: line`The sum has ${other} in place of ${side}: the other short side.`,
          es: line`La suma tiene ${other} en lugar de ${side}: el otro lado corto.`,
        },
      }[claim]
      return [
        sideOfL(shape.sides, hidden),
        ...sidesAdded(shape.sides),
        step(relation(sum(...claimedSides(shape, hidden, claim)), '≠', around(shape)), because.explain, {
          sentence: told,
        }),
      ]
    },
    whyWrong({ shape, hidden, claim }) {
      const found = (one: (typeof CLAIMS)[number]) =>
        claimedSides(shape, hidden, one).reduce<number>((all, side) => all + side, 0)
      return wouldGive(claim, found(claim), {
        leftOut: found('leftOut'),
        asTheLong: found('asTheLong'),
        asTheOther: found('asTheOther'),
      })
    },
    // What was added for the side without a label.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const drawn = sidesOf(printed.figure('polygon'))
      if (partsOf(left).length < drawn.length) return answer === 'leftOut'
      const hidden = drawn.findIndex(({ label }) => label === null)
      const others = drawn.reduce((total, { drawn }, i) => (i === hidden ? total : total + Math.round(drawn)), 0)
      const added = evaluate(left).toNumber() - others
      const [across, along] = [Math.round(itemOf(drawn, 0).drawn), Math.round(itemOf(drawn, 5).drawn)]
      return answer === (added === (hidden % 2 === 0 ? across : along) ? 'asTheLong' : 'asTheOther')
    },
  }),
  gap: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const story = random.evenly(gapStories)
      return { story, who: random.pick(people), ...drawLongAndWide(random, story), gap: random.pick([2, 3, 4]) }
    },
    answer: measured,
    solve: ({ story, length, width, gap }) => ({ amount: 2 * (length + width) - gap, unit: story.unit }),
    ask: ({ story, length, width, gap, who }) =>
      story.tell(measuredIn(length, story.unit), measuredIn(width, story.unit), measuredIn(gap, story.unit), who),
    solution: ({ story, length, width, gap }) => {
      const total = 2 * (length + width) - gap
      return [
        ...rectangleAround(length, width),
        step(equation(minus(total + gap, gap), total), because.explain, {
          sentence: { en: line`Subtract the part that is left out.`, es: line`Resta la parte que queda libre.` },
        }),
        answerStep(measuredIn(total, story.unit), story.tells(measuredIn(total, story.unit))),
      ]
    },
    check(printed, { amount, unit }) {
      const [length, width, gap] = printed.take(3)
      return (
        unit === printed.one('measure').unit &&
        exact(amount).plus(gap).minus(length).minus(width).minus(length).equals(width)
      )
    },
  }),
})
