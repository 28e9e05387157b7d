import {
  answerStep,
  type Both,
  blocksOf,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Inline,
  line,
  measure,
  minus,
  over,
  Printed,
  prose,
  type Ratio,
  type Sentence,
  sentenceChoice,
  story,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaOf, type Composite, type LengthUnit } from './composites.ts'
import { drawCutCorner, drawSlot, drawSwallowtail } from './cut-shapes.ts'
import { drawArrow, drawCrown, drawEll, drawRoof, drawTallHouse } from './joined-shapes.ts'
import { askArea, checkArea, drawnOf, FIND_SHADED, type Form, figureOf, inSquares, solutionOf } from './parts.ts'
import { piercedThings } from './settings.ts'
import { slipForms } from './slips.ts'

const JOINED = [drawEll, drawTallHouse, drawArrow, drawRoof, drawCrown] as const
const CUT = [drawCutCorner, drawSwallowtail, drawSlot] as const

export const mediumForms = (form: Form) => ({
  derived: form({
    levels: ['medium'],
    lines: 4,
    draw: random => drawnOf(random, random.evenly(JOINED)(random)),
    answer: measured,
    solve: inSquares,
    ask: drawn => askArea(drawn, { en: prose`Find the area of the figure.`, es: prose`Halla el área de la figura.` }),
    solution: solutionOf,
    check: checkArea,
  }),

  shaded: form({
    levels: ['medium'],
    lines: 4,
    draw: random => drawnOf(random, random.evenly(CUT)(random)),
    answer: measured,
    solve: inSquares,
    ask: drawn => askArea(drawn, FIND_SHADED),
    solution: solutionOf,
    check: checkArea,
  }),

  decomposition: form({
    levels: ['medium'],
    draw(random) {
      const cut = random.evenly(RIGHT)
      return random.until(
        () => ({ ...drawnOf(random, drawEll(random)), cut }),
        ({ composite }) => new Set(CUTS.map(name => String(cutAreas(composite, name)))).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: ({ composite, cut, unit }) => cutSentence(composite, cut, unit),
    mistakes: ({ composite, unit }) =>
      Object.fromEntries(CUTS.slice(2).map(name => [name, cutSentence(composite, name, unit)])),
    ask: drawn => {
      const shape = figureOf(drawn)
      return {
        en: [prose`Into which two rectangles can the figure be cut?`, shape],
        es: [prose`¿En qué dos rectángulos se puede cortar la figura?`, shape],
      }
    },
    solution: ({ composite, cut, unit }) => {
      const { w, low, top, h, more, side } = sidesOf(composite)
      const [AB, BC, CD, DE, EF, FA] = ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'].map(side => symbol(side)) as Six
      return [
        cut === 'across'
          ? explained(
              equation(DE, equation(minus(shown(h), shown(low)), shown(more))),
              line`Extend ${CD} to ${FA}. One part has sides ${AB} and ${BC}; the other has sides ${EF} and ${DE}. Find ${DE}.`,
              line`Prolonga ${CD} hasta ${FA}. Una parte tiene los lados ${AB} y ${BC}; la otra, ${EF} y ${DE}. Halla ${DE}.`,
            )
          : explained(
              equation(CD, equation(minus(shown(w), shown(top)), shown(side))),
              line`Extend ${DE} to ${AB}. One part has sides ${EF} and ${FA}; the other has sides ${BC} and ${CD}. Find ${CD}.`,
              line`Prolonga ${DE} hasta ${AB}. Una parte tiene los lados ${EF} y ${FA}; la otra, ${BC} y ${CD}. Halla ${CD}.`,
            ),
        explained(
          equation(sum(...rectanglesOf(composite, cut).map(([a, b]) => times(shown(a), shown(b)))), areaOf(composite)),
          line`These two parts make up the whole figure.`,
          line`Estas dos partes forman toda la figura.`,
        ),
        answerStep(cutSentence(composite, cut, unit).says, {
          en: line`Write the sides of the two parts.`,
          es: line`Escribe los lados de las dos partes.`,
        }),
      ]
    },
    whyWrong: ({ composite }) => {
      const areaWith = (cut: Cut) => {
        const work = sum(...rectanglesOf(composite, cut).map(([a, b]) => times(shown(a), shown(b))))
        return equation(work, evaluate(work))
      }
      return {
        overlap: explained(areaWith('overlap'), line`These rectangles overlap.`, line`Estos rectángulos se traslapan.`),
        gap: explained(areaWith('gap'), line`These rectangles leave a gap.`, line`Estos rectángulos dejan un hueco.`),
        swapped: explained(
          areaWith('swapped'),
          line`The sides of the two parts are switched.`,
          line`Los lados de las dos partes están intercambiados.`,
        ),
      }
    },
    // The areas of the two rectangles are the area of the drawing.
    check(printed, { says }) {
      const drawn = printed.figure('polygon')
      const [a, b, c, d] = new Printed(blocksOf(says.en)).take(4)
      return isTrueToScale(drawn) && isNearDrawn(a.times(b).plus(c.times(d)), drawnArea(drawn))
    },
  }),

  piercedThings: form(
    story({
      levels: ['medium'],
      settings: piercedThings,
      lines: 5,
      draw(random, { unit, long, wide, base, height }) {
        const [b, h] = random.until(
          () => [random.int(...base), random.int(...height)] as const,
          ([one, other]) => one !== other,
        )
        return {
          long: measure(random.int(...long), unit),
          wide: measure(random.int(...wide), unit),
          base: measure(b, unit),
          height: measure(h, unit),
        }
      },
      answer: measured,
      solve: ({ long, wide, base, height }, { unit }) => ({
        amount: expr(
          evaluate(long)
            .times(evaluate(wide))
            .minus(evaluate(base).times(evaluate(height))),
        ),
        unit: squared(unit),
      }),
      ask: ({ long, wide, base, height }, { ask }) => ask(long, wide, base, height),
      solution: ({ long, wide, base, height }, { amount, unit }, { ends }) => {
        const [l, w, b, h] = [long, wide, base, height].map(one => evaluate(one)) as [Ratio, Ratio, Ratio, Ratio]
        const area = measure(amount, unit)
        return [
          explained(
            equation(times(l, w), l.times(w)),
            line`Area of the whole rectangle: length times width.`,
            line`Área de todo el rectángulo: largo por ancho.`,
          ),
          explained(
            equation(times(2, over(1, 2), b, h), b.times(h)),
            line`Area of both triangles: each is half of the base times the height.`,
            line`Área de los dos triángulos: cada uno es la mitad de la base por la altura.`,
          ),
          answerStep(equation(minus(l.times(w), b.times(h)), area), {
            en: [...line`Subtract the triangles. `, ...ends(area).en],
            es: [...line`Resta los triángulos. `, ...ends(area).es],
          }),
        ]
      },
      // What is left and a rectangle made of the two triangles fill the whole.
      check: (numberOf, { amount }) =>
        exact(amount)
          .plus(numberOf('base').times(numberOf('height')))
          .over(numberOf('long'))
          .equals(numberOf('wide')),
    }),
  ),

  ...slipForms(form),
})

type Six = [Expr, Expr, Expr, Expr, Expr, Expr]
const RIGHT = ['across', 'down'] as const
const CUTS = [...RIGHT, 'overlap', 'gap', 'swapped'] as const
type Cut = (typeof CUTS)[number]

/** The sides of an L, of which the first four are printed. */
function sidesOf({ pieces }: Composite) {
  const [[w, low], [top, more]] = pieces.map(({ sizes }) => sizes) as [[Ratio, Ratio], [Ratio, Ratio]]
  return { w, low, top, more, h: low.plus(more), side: w.minus(top) }
}
function rectanglesOf(composite: Composite, cut: Cut): readonly [[Ratio, Ratio], [Ratio, Ratio]] {
  const { w, low, top, more, h, side } = sidesOf(composite)
  switch (cut) {
    case 'across':
      return [
        [w, low],
        [top, more],
      ]
    case 'down':
      return [
        [top, h],
        [side, low],
      ]
    case 'overlap':
      return [
        [w, low],
        [top, h],
      ]
    case 'gap':
      return [
        [side, low],
        [top, more],
      ]
    case 'swapped':
      return [
        [w, more],
        [top, low],
      ]
  }
}
const cutAreas = (composite: Composite, cut: Cut): Ratio => {
  const [[a, b], [c, d]] = rectanglesOf(composite, cut)
  return a.times(b).plus(c.times(d))
}
function cutWords(composite: Composite, cut: Cut, unit: LengthUnit): Both<readonly Inline[]> {
  const [[a, b], [c, d]] = rectanglesOf(composite, cut)
  const [p, q, r, s] = [a, b, c, d].map(size => measure(shown(size), unit)) as [Expr, Expr, Expr, Expr]
  return { en: line`${p} by ${q} and ${r} by ${s}`, es: line`de ${p} por ${q} y de ${r} por ${s}` }
}
function cutSentence(composite: Composite, cut: Cut, unit: LengthUnit): Sentence {
  const { en, es } = cutWords(composite, cut, unit)
  return { key: cut, says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } } }
}
