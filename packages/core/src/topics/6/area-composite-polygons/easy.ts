import {
  answerStep,
  type Both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  measure,
  minus,
  over,
  type Random,
  type Ratio,
  story,
  sum,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale, namedArea } from '../../kit/geometry/drawn.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { areaOf, areaOfPiece, baseTold, type Composite, type Piece, workOfPiece } from './composites.ts'
import { drawCap, drawHouse, drawPennant } from './joined-shapes.ts'
import { askArea, checkArea, type Drawn, drawnOf, type Form, figureOf, inSquares, solutionOf } from './parts.ts'
import { joinedThings } from './settings.ts'

const SHAPES = [drawHouse, drawPennant, drawCap] as const
/** The forms of a sheet take their turns in step: each begins with another shape. */
const drawEasy =
  (first: number) =>
  (random: Random): Drawn =>
    drawnOf(random, random.evenly(turned(SHAPES, first))(random))

const partsOf = ({ pieces }: Composite) => [itemOf(pieces, 0), itemOf(pieces, 1)] as const
const namesOf = (composite: Composite) => partsOf(composite).map(({ of }) => String(of))
const nameOf = (composite: Composite, i: 0 | 1) => symbol(itemOf(namesOf(composite), i))
/** "The figure is made up of rectangle ABCE and triangle CDE." */
function madeUp(composite: Composite): Both<readonly Inline[]> {
  const [one, two] = [nameOf(composite, 0), nameOf(composite, 1)]
  return {
    en: line`The figure is made up of rectangle ${one} and triangle ${two}.`,
    es: line`La figura está formada por el rectángulo ${one} y el triángulo ${two}.`,
  }
}
const asked = (composite: Composite, question: Both<readonly Inline[]>) => {
  const said = madeUp(composite)
  return {
    en: { kind: 'paragraph', content: [...said.en, ' ', ...question.en] },
    es: { kind: 'paragraph', content: [...said.es, ' ', ...question.es] },
  } as const
}

/** Of one half only the triangle is one. */
const halved = ({ sizes: [a, b] }: { readonly sizes: readonly [Ratio, Ratio] }) => times(over(1, 2), shown(a), shown(b))
const full = ({ sizes: [a, b] }: { readonly sizes: readonly [Ratio, Ratio] }) => times(shown(a), shown(b))

export const easyForms = (form: Form) => ({
  joined: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    draw: drawEasy(0),
    answer: measured,
    solve: inSquares,
    ask: drawn => askArea(drawn, asked(drawn.composite, { en: line`Find its area.`, es: line`Halla su área.` })),
    solution: solutionOf,
    check: checkArea,
  }),

  parts: form({
    levels: ['easy'],
    lines: 2,
    draw: drawEasy(1),
    answer: blankAnswers,
    solve: ({ composite }) => [...partsOf(composite).map(piece => shown(areaOfPiece(piece))), shown(areaOf(composite))],
    ask: drawn => {
      const shape = figureOf(drawn)
      const lines = namedLines(...blanksOf(drawn))
      const question = {
        en: line`Write the area of each part and of the whole figure.`,
        es: line`Escribe el área de cada parte y la de toda la figura.`,
      }
      const { en, es } = asked(drawn.composite, question)
      return { en: [en, shape, ...lines.en], es: [es, shape, ...lines.es] }
    },
    solution: solutionOf,
    check(printed, [one, two, all]) {
      const drawn = printed.figure('polygon')
      if (one === undefined || two === undefined || all === undefined) return false
      const [rectangle, triangle] = tupleOf(
        printed.all('symbol').map(({ name }) => namedArea(drawn, name)),
        2,
      )
      return (
        isTrueToScale(drawn) &&
        isNearDrawn(exact(all), drawnArea(drawn)) &&
        isNearDrawn(exact(one), rectangle) &&
        isNearDrawn(exact(two), triangle)
      )
    },
  }),

  expression: form({
    levels: ['easy'],
    draw: drawEasy(2),
    answer: formulaChoice,
    solve: ({ composite }) => {
      const [one, two] = partsOf(composite)
      return sum(full(one), halved(two))
    },
    mistakes: ({ composite }) => {
      const [one, two] = partsOf(composite)
      return {
        notHalved: sum(full(one), full(two)),
        bothHalved: sum(halved(one), halved(two)),
        subtracted: minus(full(one), halved(two)),
      }
    },
    ask: drawn => {
      const shape = figureOf(drawn)
      const { en, es } = asked(drawn.composite, {
        en: line`Which expression gives its area?`,
        es: line`¿Qué expresión da su área?`,
      })
      return { en: [en, shape], es: [es, shape] }
    },
    solution: ({ composite }, answer) => {
      const [one, two] = partsOf(composite)
      const told = baseTold(two)
      return [
        explained(
          full(one),
          line`Rectangle ${nameOf(composite, 0)}: length times width. Do not take half.`,
          line`Rectángulo ${nameOf(composite, 0)}: largo por ancho, sin dividir entre 2.`,
        ),
        explained(
          halved(two),
          [...line`Triangle ${nameOf(composite, 1)}: half of the base times the height.`, ...told.en],
          [...line`Triángulo ${nameOf(composite, 1)}: la mitad de la base por la altura.`, ...told.es],
        ),
        answerStep(expr(answer), {
          en: line`Neither part is cut out: add the areas.`,
          es: line`Ninguna parte se quita: suma las áreas.`,
        }),
      ]
    },
    whyWrong: ({ composite }) => ({
      notHalved: {
        en: line`It takes the whole base times height for triangle ${nameOf(composite, 1)}, not half of it.`,
        es: line`Toma toda la base por la altura para el triángulo ${nameOf(composite, 1)}, no la mitad.`,
      },
      bothHalved: {
        en: line`It takes half of rectangle ${nameOf(composite, 0)} too.`,
        es: line`También toma la mitad del rectángulo ${nameOf(composite, 0)}.`,
      },
      subtracted: {
        en: line`It subtracts triangle ${nameOf(composite, 1)}, which is a part of the figure.`,
        es: line`Resta el triángulo ${nameOf(composite, 1)}, que es parte de la figura.`,
      },
    }),
    check: (printed, answer) => {
      const drawn = printed.figure('polygon')
      return isTrueToScale(drawn) && isNearDrawn(evaluate(expr(answer)), drawnArea(drawn))
    },
  }),

  joinedThings: form(
    story({
      levels: ['easy'],
      settings: joinedThings,
      lines: 4,
      draw(random, { unit, base, side, height }) {
        const [b, s, h] = random.until(
          () => [random.int(...base), random.int(...side), random.int(...height)] as const,
          ([b, s, h]) => (b * h) % 2 === 0 && b !== s,
        )
        return { base: measure(b, unit), side: measure(s, unit), height: measure(h, unit) }
      },
      answer: measured,
      solve: ({ base, side, height }, { unit }) => ({
        amount: shown(areaOf(storied(evaluate(base), evaluate(side), evaluate(height)))),
        unit: squared(unit),
      }),
      ask: ({ base, side, height }, { ask }) => ask(base, side, height),
      solution: ({ base, side, height }, { amount, unit }, { isSideLong, ends }) => {
        const [whole, two] = partsOf(storied(evaluate(base), evaluate(side), evaluate(height)))
        const one: Piece = isSideLong ? { ...whole, sizes: [evaluate(side), evaluate(base)] } : whole
        const area = measure(amount, unit)
        return [
          explained(
            equation(workOfPiece(one), shown(areaOfPiece(one))),
            line`Area of the rectangle: length times width.`,
            line`Área del rectángulo: largo por ancho.`,
          ),
          explained(
            equation(workOfPiece(two), shown(areaOfPiece(two))),
            line`Area of the triangle: half of the base times the height.`,
            line`Área del triángulo: la mitad de la base por la altura.`,
          ),
          answerStep(equation(sum(shown(areaOfPiece(one)), shown(areaOfPiece(two))), area), {
            en: [...line`Add the areas. `, ...ends(area).en],
            es: [...line`Suma las áreas. `, ...ends(area).es],
          }),
        ]
      },
      // A rectangle as long as side and half of the height together has the same area.
      check: (numberOf, { amount }) =>
        exact(amount).over(numberOf('base')).minus(numberOf('side')).times(2).equals(numberOf('height')),
    }),
  ),
})

const storied = (base: Ratio, side: Ratio, height: Ratio): Composite => ({
  corners: [],
  labels: {},
  squares: [],
  derived: [],
  pieces: [
    { shape: 'rectangle', of: '', sizes: [base, side] },
    { shape: 'triangle', of: '', sizes: [base, height] },
  ],
})

const blanksOf = ({ composite, unit }: Drawn) => [
  {
    name: { en: `Rectangle ${namesOf(composite)[0]}`, es: `Rectángulo ${namesOf(composite)[0]}` },
    unit: squared(unit),
  },
  { name: { en: `Triangle ${namesOf(composite)[1]}`, es: `Triángulo ${namesOf(composite)[1]}` }, unit: squared(unit) },
  { name: { en: 'Whole figure', es: 'Toda la figura' }, unit: squared(unit) },
]
