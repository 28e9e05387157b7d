import {
  answerStep,
  type Block,
  type Both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  itemOf,
  line,
  measure,
  over,
  type Polygon,
  prose,
  type Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
} from '../../../author.ts'
import { notTheClaim } from '../../kit/choices/leads-elsewhere.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { isTrueToScale } from '../../kit/geometry/drawn.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { areaOf, type Composite } from './composites.ts'
import { drawEll, drawTallHouse } from './joined-shapes.ts'
import { drawnOf, type Form, figureOf, solutionOf } from './parts.ts'

interface Slip {
  readonly says: Both<Block>
  readonly work: (a: Ratio, b: Ratio, c: Ratio, d: Ratio) => Expr
}

/** Of an L: its lengths AB, BC, EF, FA. */
const ELL: Readonly<Record<string, Slip>> = {
  overlap: {
    says: {
      en: prose`One part of the figure was counted twice.`,
      es: prose`Una parte de la figura se contó dos veces.`,
    },
    work: (w, low, top, h) => sum(times(shown(w), shown(low)), times(shown(top), shown(h))),
  },
  box: {
    says: {
      en: prose`The empty corner was counted too.`,
      es: prose`También se contó la esquina vacía.`,
    },
    work: (w, _low, _top, h) => times(shown(w), shown(h)),
  },
  one: {
    says: { en: prose`One of the two rectangles was left out.`, es: prose`Se omitió uno de los dos rectángulos.` },
    work: (w, low) => times(shown(w), shown(low)),
  },
  perimeter: {
    says: {
      en: prose`The perimeter was found, not the area.`,
      es: prose`Se halló el perímetro y no el área.`,
    },
    work: (w, _low, _top, h) => times(2, bracketed(sum(shown(w), shown(h)))),
  },
}

/** Of a house: its lengths AB, BC and the whole height. */
const HOUSE: Readonly<Record<string, Slip>> = {
  notHalved: {
    says: {
      en: prose`The area of the triangle was not halved.`,
      es: prose`El área del triángulo no se dividió entre 2.`,
    },
    work: (w, low, tall) => sum(times(shown(w), shown(low)), times(shown(w), shown(tall.minus(low)))),
  },
  wholeHeight: {
    says: {
      en: prose`The height of the whole figure was used as the height of the triangle.`,
      es: prose`Se usó la altura de toda la figura como altura del triángulo.`,
    },
    work: (w, low, tall) => sum(times(shown(w), shown(low)), times(over(1, 2), shown(w), shown(tall))),
  },
  left: {
    says: { en: prose`The triangle was left out.`, es: prose`Se omitió el triángulo.` },
    work: (w, low) => times(shown(w), shown(low)),
  },
  halvedAll: {
    says: {
      en: prose`The area of the rectangle was halved too.`,
      es: prose`También se dividió entre 2 el área del rectángulo.`,
    },
    work: (w, low, tall) =>
      sum(times(over(1, 2), shown(w), shown(low)), times(over(1, 2), shown(w), shown(tall.minus(low)))),
  },
}

const KINDS = {
  ell: { draw: drawEll, slips: ELL, names: ['AB', 'BC', 'EF', 'FA'] },
  house: { draw: drawTallHouse, slips: HOUSE, names: ['AB', 'BC', 'DF'] },
} as const
type Kind = keyof typeof KINDS
const TURNS = (['ell', 'house'] as const).flatMap(kind =>
  Object.keys(KINDS[kind].slips).map(slip => ({ kind, slip }) as const),
)
const MIXED = [0, 4, 1, 5, 2, 6, 3, 7].map(i => itemOf(TURNS, i))

const labelOf = ({ labels }: Composite, name: string): Ratio => labels[name] as Ratio
const workOf = (kind: Kind, slip: string, lengths: readonly Ratio[]): Expr => {
  const [a, b, c, d = c] = lengths as [Ratio, Ratio, Ratio, Ratio?]
  return (KINDS[kind].slips[slip] as Slip).work(a, b, c, d)
}
const lengthsOf = (kind: Kind, composite: Composite) => KINDS[kind].names.map(name => labelOf(composite, name))
const said = (kind: Kind, slip: string): Sentence => ({
  key: `${kind} ${slip}`,
  says: (KINDS[kind].slips[slip] as Slip).says,
})

/** The printed length of a line. */
function printedLength({ lines }: Polygon, name: string): Ratio | null {
  const found = lines.find(({ from, to }) => from + to === name || to + from === name)
  return found?.label ? evaluate(found.label as Expr) : null
}

export const slipForms = (form: Form) => ({
  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const { kind, slip } = random.evenly(MIXED)
      return random.until(
        () => ({ ...drawnOf(random, KINDS[kind].draw(random)), kind, slip }),
        ({ composite }) => {
          const wrong = Object.keys(KINDS[kind].slips).map(name =>
            evaluate(workOf(kind, name, lengthsOf(kind, composite))),
          )
          return new Set([...wrong, areaOf(composite)].map(String)).size === 5 && wrong.every(one => one.isInteger)
        },
      )
    },
    answer: sentenceChoice,
    solve: ({ kind, slip }) => said(kind, slip),
    mistakes: ({ kind, slip }) =>
      Object.fromEntries(
        Object.keys(KINDS[kind].slips).flatMap(other => (other === slip ? [] : [[other, said(kind, other)]])),
      ),
    ask: drawn => {
      const { composite, kind, slip, unit } = drawn
      const wrong = role('wrong', measure(evaluate(workOf(kind, slip, lengthsOf(kind, composite))), squared(unit)))
      const shape = figureOf(drawn)
      return {
        en: [prose`A student says that the area of this figure is ${wrong}. What was the mistake?`, shape],
        es: [prose`Un estudiante dice que el área de esta figura es de ${wrong}. ¿Cuál fue el error?`, shape],
      }
    },
    key: ({ composite, unit }) => {
      const right = measure(shown(areaOf(composite)), squared(unit))
      return { en: prose`The area is ${right}.`, es: prose`El área es de ${right}.` }
    },
    solution: drawn => {
      const { composite, kind, slip } = drawn
      const work = workOf(kind, slip, lengthsOf(kind, composite))
      return [
        ...solutionOf(drawn),
        answerStep(said(kind, slip).says, {
          en: line`The student worked out ${equation(work, evaluate(work))}.`,
          es: line`El estudiante calculó ${equation(work, evaluate(work))}.`,
        }),
      ]
    },
    whyWrong: ({ composite, kind, slip, unit }) => {
      const lengths = lengthsOf(kind, composite)
      const claim = measure(evaluate(workOf(kind, slip, lengths)), squared(unit))
      return Object.fromEntries(
        Object.keys(KINDS[kind].slips).flatMap(other =>
          other === slip ? [] : [[other, notTheClaim(workOf(kind, other, lengths), claim)] as const],
        ),
      )
    },
    // From the printed labels alone, each by a product of its own.
    check(printed, { key }) {
      const drawn = printed.figure('polygon')
      const [AB, BC, DF, EF, FA] = ['AB', 'BC', 'DF', 'EF', 'FA'].map(name => printedLength(drawn, name)) as Ratio[]
      if (!AB || !BC || !isTrueToScale(drawn)) return false
      const wrong = printed.role('wrong')
      switch (key) {
        case 'ell overlap':
          return wrong.minus(FA!.times(EF!)).over(BC).equals(AB)
        case 'ell box':
          return wrong.over(FA!).equals(AB)
        case 'ell one':
        case 'house left':
          return wrong.over(BC).equals(AB)
        case 'ell perimeter':
          return wrong.over(2).minus(FA!).equals(AB)
        case 'house notHalved':
          return wrong.over(DF!).equals(AB)
        case 'house wholeHeight':
          return wrong.times(2).over(AB).minus(DF!).over(2).equals(BC)
        case 'house halvedAll':
          return wrong.times(2).over(DF!).equals(AB)
        default:
          return false
      }
    },
  }),
})
