import {
  type Both,
  blank,
  both,
  type Content,
  call,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  integer,
  m,
  prose,
  Ratio,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { drawPlaced, PARTS, type Side, sideFrom, TRIG, type Trig, trigFigure } from '../../kit/triangles/trig-figure.ts'
import type { levels } from './levels.ts'
import { asked, drawSides, findRatio, ratioOf, squareAsked, symbolName } from './parts.ts'

const HEAD = [words('Angle', 'Ángulo'), ...TRIG.map(of => words(of, of === 'sin' ? 'sen' : of))]

const rowsFor = (sides: Readonly<Record<Side, number>>): readonly (readonly Expr[])[] =>
  [sides, { ...sides, opposite: sides.adjacent, adjacent: sides.opposite }].map(of =>
    TRIG.map(name => expr(ratioOf(name, of))),
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['medium'],
    draw: random => ({ sides: drawSides(random, 60), placed: drawPlaced(random) }),
    answer: { ...tableCells, requires: 'lowest-terms' },
    solve({ sides, placed }) {
      const rows = rowsFor(sides)
      return {
        head: HEAD,
        rows: rows.map((row, i) => [symbol(placed.names[i]!), ...row]),
        blanks: rows.flat(),
      }
    },
    ask({ sides, placed }): Both<Content> {
      const drawn = figure(trigFigure(placed, sides.opposite, sides.adjacent, sides))
      const printed = table({
        head: HEAD,
        rows: [0, 1].map(i => [symbol(placed.names[i]!), ...TRIG.map(() => blank(3))]),
      })
      return {
        en: [prose`Complete the table with fractions in lowest terms.`, drawn, printed],
        es: [prose`Completa la tabla con fracciones irreducibles.`, drawn, printed],
      }
    },
    check(printed, { blanks }) {
      return printed.block('table').rows.every(([corner], i) => {
        const at = symbolName(corner![0] as Expr)
        return TRIG.every((of, j) => {
          const [over, under] = PARTS[of].map(side => evaluate(sideFrom(printed.figure('right-triangle'), at, side)!))
          return exact(blanks[3 * i + j]!)
            .times(under!)
            .equals(over!)
        })
      })
    },
  }),

  missingSide: form({
    levels: ['medium'],
    share: 2,
    instruction: findRatio,
    lines: 4,
    draw(random) {
      const of = random.evenly(TRIG)
      return { sides: drawSides(random, 60), of, placed: drawPlaced(random), hidden: random.pick(PARTS[of]) }
    },
    answer: fractionInLowestTerms,
    solve: ({ sides, of }) => ratioOf(of, sides),
    ask({ sides, of, placed, hidden }): Both<Content> {
      const shown = Object.fromEntries(Object.entries(sides).filter(([side]) => side !== hidden))
      return both([figure(trigFigure(placed, sides.opposite, sides.adjacent, shown)), asked(of, placed.names[0]!)])
    },
    check: (printed, answer) => exact(answer).n > 0 && exact(answer).power(2).equals(squareAsked(printed)),
  }),

  fromRatio: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [given, wanted] = random.sample(TRIG, 2) as [Trig, Trig]
      return { given, wanted, sides: drawSides(random, 41), corner: random.pick(['A', 'B', 'P', 'X', 'K'] as const) }
    },
    answer: fractionInLowestTerms,
    solve: ({ sides, wanted }) => ratioOf(wanted, sides),
    ask({ given, wanted, sides, corner }) {
      const at = symbol(corner)
      const known = equation(call(given, at), ratioOf(given, sides))
      return {
        en: prose`Angle ${at} is acute, and ${known}. Find ${call(wanted, at)} as a fraction in lowest terms.`,
        es: prose`El ángulo ${at} es agudo y ${known}. Halla ${call(wanted, at)} como fracción irreducible.`,
      }
    },
    // All three from the square of the sine.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const wanted = printed.all('call').at(-1)!
      const square = evaluate(right).power(2)
      const given = left.kind === 'call' ? left.name : ''
      const sine = given === 'sin' ? square : given === 'cos' ? Ratio.of(1).minus(square) : square.over(square.plus(1))
      const cosine = Ratio.of(1).minus(sine)
      const found = wanted.name === 'sin' ? sine : wanted.name === 'cos' ? cosine : sine.over(cosine)
      return exact(answer).n > 0 && exact(answer).power(2).equals(found)
    },
  }),

  cofunction: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the equality with an acute angle.`,
      es: prose`Completa la igualdad con un ángulo agudo.`,
    },
    draw: random => ({ of: random.evenly(['sin', 'cos'] as const), size: random.intExcept(4, 86, 30, 45, 60) }),
    answer: integer,
    solve: ({ size }) => 90 - size,
    ask: ({ of, size }) =>
      both(equation(call(of, degrees(size)), call(of === 'sin' ? 'cos' : 'sin', degrees(blank(2))))),
    check(printed, answer) {
      const { left } = printed.one('relation')
      const of = left.kind === 'call' && left.of.kind === 'measure' ? left.of.of : m`0`
      return exact(answer).plus(evaluate(of)).equals(90)
    },
  }),
})
